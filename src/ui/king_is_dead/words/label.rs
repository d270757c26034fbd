//! Headings of the parts of the table, and small marks on its pieces.

use super::super::super::lang::Lang;

/// The map.
pub fn map(lang: Lang) -> &'static str {
    lang.pick("Map of Britain", "Plateau de la Grande-Bretagne")
}

/// The region cards in the order of their struggles.
pub fn track(lang: Lang) -> &'static str {
    lang.pick("Order of the struggles", "Ordre des luttes")
}

/// The players and what is theirs.
pub fn players(lang: Lang) -> &'static str {
    lang.pick("Around the table", "Autour de la table")
}

/// The followers beside the map.
pub fn supply(lang: Lang) -> &'static str {
    lang.pick("Supply", "Réserve")
}

/// A player's cards.
pub fn hand(lang: Lang) -> &'static str {
    lang.pick("Your cards", "Vos cartes")
}

/// What is asked next, and its answers.
pub fn prompt(lang: Lang) -> &'static str {
    lang.pick("Your move", "Votre coup")
}

/// What has happened.
pub fn chronicle(lang: Lang) -> &'static str {
    lang.pick("Chronicle", "Chronique")
}

/// How many instability discs lie on the map.
pub fn instability(lang: Lang) -> &'static str {
    lang.pick("Instability", "Instabilité")
}

/// A mark on a card that would do nothing.
pub fn no_effect(lang: Lang) -> &'static str {
    lang.pick("no effect", "sans effet")
}

/// A mark on the partner of a player.
pub fn partner(lang: Lang) -> &'static str {
    lang.pick("partner", "partenaire")
}

/// A mark on somebody who has passed.
pub fn passed(lang: Lang) -> &'static str {
    lang.pick("passed", "a passé")
}
