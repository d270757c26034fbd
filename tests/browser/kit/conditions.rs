//! The conditions under which a page is looked at: size, media, language, and
//! workers that fail.

use serde_json::json;

use super::page::Page;

/// What a player has asked the system for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Media {
    /// Dark colours.
    Dark,
    /// Little movement.
    ReducedMotion,
    /// Colours of their own.
    ForcedColors,
}

/// How workers fail.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// They start, but never get what they are sent.
    Deaf,
    /// They never get the questions what a bot does, but others.
    DeafToTurns,
    /// They report an error when they are asked something.
    Crash,
    /// The browser refuses to start them.
    Refused,
}

impl Page {
    /// The size of the window, in CSS pixels.
    #[track_caller]
    pub fn set_viewport(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
    }

    /// A telephone or tablet of this size, with a screen that is touched.
    #[track_caller]
    pub fn set_phone(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
        self.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    }

    /// What the system asks for, instead of what it asked for before.
    #[track_caller]
    pub fn set_media(&self, media: &[Media]) {
        let value = |wanted: Media, yes: &'static str, no: &'static str| if media.contains(&wanted) { yes } else { no };
        let features = json!([
            { "name": "prefers-color-scheme", "value": value(Media::Dark, "dark", "light") },
            { "name": "prefers-reduced-motion", "value": value(Media::ReducedMotion, "reduce", "no-preference") },
            { "name": "forced-colors", "value": value(Media::ForcedColors, "active", "none") },
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// The browser's language, like `"fr-FR"`, from the next load on.
    #[track_caller]
    pub fn set_language(&self, tag: &str) {
        let agent = self.js("return navigator.userAgent", &[]);
        self.cdp("Emulation.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": tag }));
    }

    /// Makes the processor so many times slower.
    #[track_caller]
    pub fn slow_down(&self, times: u32) {
        self.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": times }));
    }

    /// Runs a script in every page that is loaded from now on, before its own.
    #[track_caller]
    pub fn before_load(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// The first `count` workers that are started from now on fail, and the first
    /// `count` of every page that is loaded.
    #[track_caller]
    pub fn break_workers(&self, fault: Fault, count: u32) {
        let behaviour = match fault {
            Fault::Deaf => "postMessage() {}",
            // A question is a number of one or more bytes, the game's name with its
            // length before it, and a task, of which 0 is a bot's turn.
            Fault::DeafToTurns => {
                "postMessage(question) { if (window.mute) return; if (typeof question !== 'string') { let at = 0;
                while (question[at++] & 128); if (question[at + question[at] + 1] === 0) return; }
                super.postMessage(question); }"
            }
            Fault::Crash => "postMessage() { setTimeout(() => this.dispatchEvent(new ErrorEvent('error'))); }",
            Fault::Refused => "constructor(address, options) { throw new Error('no workers here'); }",
        };
        let script = format!(
            "{{ let left = {count}; const Sound = Worker; class Broken extends Sound {{ {behaviour} }}
            window.Worker = function (...given) {{ return new (0 < left-- ? Broken : Sound)(...given); }}; }}"
        );
        self.before_load(&script);
        self.js(&script, &[]);
    }
}
