//! The site loads, wherever it lies, and says so when it does not.

use crate::kit::Page;

#[test]
fn the_page_loads_under_a_path_and_asks_for_nothing_else() {
    let page = Page::open();
    page.goto("");
    page.wait_for("main:not(#shell)");
    page.wait_gone("#shell");
    assert_eq!(page.site().strays(), [""; 0]);
    assert_eq!(page.console_errors(), [""; 0]);
    assert_eq!(page.js("return document.title", &[]), "Interregnum");
}

#[test]
fn the_policy_forbids_what_is_not_a_file_of_ours() {
    let page = Page::open();
    page.allow_errors();
    page.goto("");
    page.wait_gone("#shell");
    let inline = "const script = document.createElement('script');
        try { script.textContent = 'window.intruder = 1'; document.body.append(script); } catch {}
        try { document.body.innerHTML = '<b>'; } catch {}
        return [typeof intruder, document.querySelectorAll('body > b').length]";
    assert_eq!(page.js(inline, &[]), serde_json::json!(["undefined", 0]));
    let elsewhere =
        "try { return String(new Worker('https://example.com/worker.js')) } catch (error) { return error.message }";
    assert!(page.js(elsewhere, &[]).as_str().is_some_and(|refused| refused.contains("not part of this page")));
    page.js("new Image().src = 'http://127.0.0.1:1/x.png'", &[]);
    page.wait_until("the policy speaks", || {
        page.console_errors().iter().any(|error| error.contains("Content Security Policy"))
    });
}

#[test]
fn a_page_that_cannot_be_loaded_says_so() {
    let page = Page::open();
    page.allow_errors();
    page.site().lose("app_bg");
    page.goto("");
    assert!(page.text("[role=alert]").contains("could not be loaded"));
    page.assert_accessible();
    page.set_language("fr-FR");
    page.reload();
    assert!(page.text("[role=alert]").contains("n’a pas pu être chargée"));
    page.site().find_all();
    page.press("Enter");
    page.wait_for("main:not(#shell)");
}

#[test]
fn a_program_that_stops_says_so_in_the_language_of_the_page() {
    let page = Page::open();
    page.goto("");
    page.wait_gone("#shell");
    page.js(
        "document.documentElement.lang = 'fr'; \
        dispatchEvent(new CustomEvent('interregnum-stopped', { detail: 'the reason' }))",
        &[],
    );
    assert_eq!(page.text("[role=alert] button"), "Recharger la page");
    assert_eq!(page.text("[role=alert] pre"), "the reason");
    assert!(page.has_focus("[role=alert] button"));
}
