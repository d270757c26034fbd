//! The page: mounts the application into the document.

fn main() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(interregnum::ui::App);
}
