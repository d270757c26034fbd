//! The page: mounts the application into the document.

fn main() {
    interregnum::web::report_panics();
    // With the page, so that a lost network cannot come between them.
    interregnum::web::brain::of_page();
    leptos::mount::mount_to_body(interregnum::ui::App);
}
