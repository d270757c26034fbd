//! What a player sets once for all games: language, looks, pace, questions.

use super::lang::Lang;
use crate::play::lines::{read_lines, write_line};

/// A closed set of choices with the names they are kept under.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$choice_doc:meta])* $choice:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$choice_doc])* $choice,)+
        }

        impl $name {
            /// Every choice, in the order in which they are shown.
            pub const ALL: &'static [$name] = &[$($name::$choice,)+];

            /// The name it is kept under.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$choice => $text,)+
                }
            }

            /// The choice of that name.
            pub fn named(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.name() == name)
            }
        }
    };
}

choices! {
    /// Parchment by day or by candle-light.
    Theme {
        /// As the device is set.
        Auto = "auto",
        /// By day.
        Light = "light",
        /// By candle-light.
        Dark = "dark",
    }
}

choices! {
    /// How fast the turns of bots are shown.
    Pace {
        /// Every step waits for the player.
        StepByStep = "step",
        /// Slow enough to follow.
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
        /// Only what came of it.
        Instant = "instant",
    }
}

choices! {
    /// When the player is asked to confirm.
    Confirm {
        /// Once, at the end of the turn.
        EndOfTurn = "turn",
        /// Not at all: the summon ends the turn.
        Never = "never",
    }
}

choices! {
    /// Whether things move.
    Motion {
        /// As the device is set.
        Auto = "auto",
        /// As little as possible.
        Reduced = "reduced",
    }
}

choices! {
    /// When the table shows who would win as things stand.
    Outlook {
        /// Never.
        Off = "off",
        /// While the player decides.
        OwnTurn = "turn",
        /// While others play, too.
        Always = "always",
    }
}

/// Everything a player has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of the page.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub pace: Pace,
    /// When to ask.
    pub confirm: Confirm,
    /// Whether to ask before a pass that begins a struggle.
    pub confirm_struggle_pass: bool,
    /// Whether single keys do something.
    pub shortcuts: bool,
    /// Whether older discards are shown.
    pub memory_aid: bool,
    /// Whether bots say why they played what they did.
    pub bot_reasons: bool,
    /// Whether hints are thought about before anybody asks.
    pub think_ahead: bool,
    /// Whether text is larger.
    pub large_text: bool,
    /// Whether things move.
    pub motion: Motion,
    /// When the table shows who would win as things stand.
    pub outlook: Outlook,
    /// Whether the home screen offers to install the page.
    pub offer_install: bool,
}

impl Settings {
    /// How it is before anything is set, in the language of the browser.
    pub const fn usual(lang: Lang) -> Settings {
        Settings {
            lang,
            theme: Theme::Auto,
            pace: Pace::Normal,
            confirm: Confirm::EndOfTurn,
            confirm_struggle_pass: true,
            shortcuts: true,
            memory_aid: true,
            bot_reasons: true,
            think_ahead: true,
            large_text: false,
            motion: Motion::Auto,
            outlook: Outlook::OwnTurn,
            offer_install: true,
        }
    }

    /// The settings as text.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |key, value| write_line(&mut text, key, value);
        line("lang", self.lang.tag());
        line("theme", self.theme.name());
        line("pace", self.pace.name());
        line("confirm", self.confirm.name());
        line("confirm-struggle-pass", switch(self.confirm_struggle_pass));
        line("shortcuts", switch(self.shortcuts));
        line("memory-aid", switch(self.memory_aid));
        line("bot-reasons", switch(self.bot_reasons));
        line("think-ahead", switch(self.think_ahead));
        line("large-text", switch(self.large_text));
        line("motion", self.motion.name());
        line("outlook", self.outlook.name());
        line("offer-install", switch(self.offer_install));
        text
    }

    /// Reads settings; what is missing or makes no sense stays as usual.
    pub fn from_text(text: &str, usual: Settings) -> Settings {
        let mut read = usual;
        for (key, value) in read_lines(text) {
            match key {
                "lang" => set(&mut read.lang, Lang::named(&value)),
                "theme" => set(&mut read.theme, Theme::named(&value)),
                "pace" => set(&mut read.pace, Pace::named(&value)),
                "confirm" => set(&mut read.confirm, Confirm::named(&value)),
                "confirm-struggle-pass" => set(&mut read.confirm_struggle_pass, switched(&value)),
                "shortcuts" => set(&mut read.shortcuts, switched(&value)),
                "memory-aid" => set(&mut read.memory_aid, switched(&value)),
                "bot-reasons" => set(&mut read.bot_reasons, switched(&value)),
                "think-ahead" => set(&mut read.think_ahead, switched(&value)),
                "large-text" => set(&mut read.large_text, switched(&value)),
                "motion" => set(&mut read.motion, Motion::named(&value)),
                "outlook" => set(&mut read.outlook, Outlook::named(&value)),
                "offer-install" => set(&mut read.offer_install, switched(&value)),
                _ => {}
            }
        }
        read
    }

    /// The attributes that tell the styles of them, for the root of the page.
    pub fn attributes(&self) -> [(&'static str, &'static str); 4] {
        [
            ("lang", self.lang.tag()),
            ("data-theme", self.theme.name()),
            ("data-motion", self.motion.name()),
            ("data-text", if self.large_text { "large" } else { "normal" }),
        ]
    }
}

fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn switched(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let usual = Settings::usual(Lang::En);
        let other = Settings {
            lang: Lang::Fr,
            theme: Theme::Dark,
            pace: Pace::Instant,
            confirm: Confirm::Never,
            confirm_struggle_pass: false,
            shortcuts: false,
            memory_aid: false,
            bot_reasons: false,
            think_ahead: false,
            large_text: true,
            motion: Motion::Reduced,
            outlook: Outlook::Always,
            offer_install: false,
        };
        assert_eq!(Settings::from_text(&other.to_text(), usual), other);
        assert_eq!(Settings::from_text(&usual.to_text(), other), usual);
    }

    #[test]
    fn what_makes_no_sense_stays_as_usual() {
        let usual = Settings::usual(Lang::Fr);
        assert_eq!(Settings::from_text("pace=warp\nlang=xx\nshortcuts=maybe\nnothing\ncolour=red", usual), usual);
        let read = Settings::from_text("pace=warp\ntheme=dark", usual);
        assert_eq!(read, Settings { theme: Theme::Dark, ..usual });
    }
}
