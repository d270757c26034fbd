//! What is written on the buttons.

use super::super::super::lang::Lang;

/// Forgoes the turn.
pub fn pass(lang: Lang) -> &'static str {
    lang.pick("Pass", "Passer")
}

/// Ends a turn that is complete.
pub fn confirm(lang: Lang) -> &'static str {
    lang.pick("End my turn", "Terminer mon tour")
}

/// Asks what to do.
pub fn hint(lang: Lang) -> &'static str {
    lang.pick("Hint", "Conseil")
}

/// Takes back the last choice of the turn.
pub fn back(lang: Lang) -> &'static str {
    lang.pick("Step back", "Étape précédente")
}

/// Takes back all choices of the turn, or closes a question.
pub fn cancel(lang: Lang) -> &'static str {
    lang.pick("Cancel", "Annuler")
}

/// Goes on after something was shown.
pub fn continue_(lang: Lang) -> &'static str {
    lang.pick("Continue", "Continuer")
}

/// Takes back a turn that was ended.
pub fn undo(lang: Lang) -> &'static str {
    lang.pick("Undo", "Annuler le coup")
}

/// Plays again what was taken back.
pub fn redo(lang: Lang) -> &'static str {
    lang.pick("Redo", "Rétablir")
}

/// Shows the rest of a bot’s turn at once.
pub fn skip(lang: Lang) -> &'static str {
    lang.pick("Skip", "Abréger")
}

/// Closes a panel.
pub fn close(lang: Lang) -> &'static str {
    lang.pick("Close", "Fermer")
}

/// Plays once more with the same players.
pub fn again(lang: Lang) -> &'static str {
    lang.pick("Play again", "Rejouer")
}

/// Looks a card up.
pub fn rules(lang: Lang) -> &'static str {
    lang.pick("In the rules", "Dans les règles")
}
