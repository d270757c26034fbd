//! The page: mounts the application into the document.

fn main() {
    interregnum::web::report_panics();
    leptos::mount::mount_to_body(interregnum::ui::App);
}
