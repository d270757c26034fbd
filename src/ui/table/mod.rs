//! The table: so far only the name of the game that is played at it.

use leptos::prelude::*;

use super::game_ui::{GameUi, OpenGame};
use crate::play::written_seed;

/// Opens a game.
pub fn open<G: GameUi>(game: OpenGame<G>) -> AnyView {
    let OpenGame { id, save, shell } = game;
    shell.keep(id, &save);
    let seed = written_seed(save.seed());
    view! {
        <main class="page">
            <h1 tabindex="-1">{move || G::title(shell.lang.get())}</h1>
            <p>{seed}</p>
            <button on:click=move |_| shell.go_home()>{move || shell.lang.get().pick("Home", "Accueil")}</button>
        </main>
    }
    .into_any()
}
