//! What things are called: regions, factions, followers and cards.
//!
//! Pieces are people here: "a Scot", "two Welsh". English has no short word for
//! one of the Welsh or English that fits women and men, so these are followers.

use super::super::super::lang::Lang;
use crate::rules::king_is_dead::{Card, Faction, Region};

/// A region's name.
pub fn region(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => "Moray",
        Region::Strathclyde => "Strathclyde",
        Region::Lancaster => "Lancaster",
        Region::Northumbria => lang.pick("Northumbria", "Northumbrie"),
        Region::Gwynedd => "Gwynedd",
        Region::Warwick => "Warwick",
        Region::Essex => "Essex",
        Region::Devon => "Devon",
    }
}

/// A region's name in at most five letters, for small tiles.
pub fn region_short(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => "Moray",
        Region::Strathclyde => "Strat",
        Region::Lancaster => "Lanc",
        Region::Northumbria => lang.pick("North", "North"),
        Region::Gwynedd => "Gwyn",
        Region::Warwick => "Warw",
        Region::Essex => "Essex",
        Region::Devon => "Devon",
    }
}

/// A region as the object of a sentence: "Devon", "le Devon".
pub fn the_region(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => lang.pick("Moray", "le Moray"),
        Region::Strathclyde => lang.pick("Strathclyde", "le Strathclyde"),
        Region::Lancaster => "Lancaster",
        Region::Northumbria => lang.pick("Northumbria", "la Northumbrie"),
        Region::Gwynedd => lang.pick("Gwynedd", "le Gwynedd"),
        Region::Warwick => "Warwick",
        Region::Essex => lang.pick("Essex", "l’Essex"),
        Region::Devon => lang.pick("Devon", "le Devon"),
    }
}

/// Where something is: "in Devon", "dans le Devon".
pub fn in_region(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => lang.pick("in Moray", "dans le Moray"),
        Region::Strathclyde => lang.pick("in Strathclyde", "dans le Strathclyde"),
        Region::Lancaster => lang.pick("in Lancaster", "à Lancaster"),
        Region::Northumbria => lang.pick("in Northumbria", "en Northumbrie"),
        Region::Gwynedd => lang.pick("in Gwynedd", "dans le Gwynedd"),
        Region::Warwick => lang.pick("in Warwick", "à Warwick"),
        Region::Essex => lang.pick("in Essex", "dans l’Essex"),
        Region::Devon => lang.pick("in Devon", "dans le Devon"),
    }
}

/// Where somebody comes from: "from Devon", "du Devon".
pub fn from_region(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => lang.pick("from Moray", "du Moray"),
        Region::Strathclyde => lang.pick("from Strathclyde", "du Strathclyde"),
        Region::Lancaster => lang.pick("from Lancaster", "de Lancaster"),
        Region::Northumbria => lang.pick("from Northumbria", "de Northumbrie"),
        Region::Gwynedd => lang.pick("from Gwynedd", "du Gwynedd"),
        Region::Warwick => lang.pick("from Warwick", "de Warwick"),
        Region::Essex => lang.pick("from Essex", "de l’Essex"),
        Region::Devon => lang.pick("from Devon", "du Devon"),
    }
}

/// Where somebody goes: "to Devon", "vers le Devon".
pub fn to_region(region: Region, lang: Lang) -> &'static str {
    match region {
        Region::Moray => lang.pick("to Moray", "vers le Moray"),
        Region::Strathclyde => lang.pick("to Strathclyde", "vers le Strathclyde"),
        Region::Lancaster => lang.pick("to Lancaster", "vers Lancaster"),
        Region::Northumbria => lang.pick("to Northumbria", "vers la Northumbrie"),
        Region::Gwynedd => lang.pick("to Gwynedd", "vers le Gwynedd"),
        Region::Warwick => lang.pick("to Warwick", "vers Warwick"),
        Region::Essex => lang.pick("to Essex", "vers l’Essex"),
        Region::Devon => lang.pick("to Devon", "vers le Devon"),
    }
}

/// A faction's people.
pub fn faction(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("Scots", "Écossais"),
        Faction::Welsh => lang.pick("Welsh", "Gallois"),
        Faction::English => lang.pick("English", "Anglais"),
    }
}

/// A faction's people in a sentence: "the Scots", "les Écossais".
pub fn the_faction(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("the Scots", "les Écossais"),
        Faction::Welsh => lang.pick("the Welsh", "les Gallois"),
        Faction::English => lang.pick("the English", "les Anglais"),
    }
}

/// One follower of a faction: "a Scot", "un Écossais".
pub fn one_of(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("a Scot", "un Écossais"),
        Faction::Welsh => lang.pick("a Welsh follower", "un Gallois"),
        Faction::English => lang.pick("an English follower", "un Anglais"),
    }
}

/// The one follower of a faction that is spoken of: "the Scot", "l’Écossais".
pub fn the_one(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("the Scot", "l’Écossais"),
        Faction::Welsh => lang.pick("the Welsh follower", "le Gallois"),
        Faction::English => lang.pick("the English follower", "l’Anglais"),
    }
}

/// Followers with their number: "1 Scot", "2 Welsh".
pub fn followers(count: u8, faction: Faction, lang: Lang) -> String {
    match (faction, lang) {
        (Faction::Scottish, Lang::En) if count == 1 => "1 Scot".to_owned(),
        _ => format!("{count} {}", self::faction(faction, lang)),
    }
}

/// Followers whatever their faction: "1 follower", "2 followers".
pub fn follower_count(count: u8, lang: Lang) -> String {
    match (count, lang) {
        (1, Lang::En) => "1 follower".to_owned(),
        (_, Lang::En) => format!("{count} followers"),
        (0 | 1, Lang::Fr) => format!("{count} partisan"),
        (_, Lang::Fr) => format!("{count} partisans"),
    }
}

/// A few followers in a sentence: "two Scots", "a Scot and a Welsh follower",
/// "a Welsh and an English follower".
pub fn group(members: &[Faction], lang: Lang) -> String {
    let count = |faction| members.iter().filter(|&&member| member == faction).count();
    let mut parts = Vec::new();
    for faction in Faction::ALL {
        // "a Welsh follower and an English follower" would be long-winded.
        let shared = faction == Faction::Welsh && count(Faction::English) == 1;
        match count(faction) {
            0 => {}
            1 if shared && lang == Lang::En => parts.push("a Welsh".to_owned()),
            1 => parts.push(one_of(faction, lang).to_owned()),
            2 => parts.push(format!("{} {}", lang.pick("two", "deux"), self::faction(faction, lang))),
            3 => parts.push(format!("{} {}", lang.pick("three", "trois"), self::faction(faction, lang))),
            more => parts.push(format!("{more} {}", self::faction(faction, lang))),
        }
    }
    lang.list(&parts)
}

/// The letter on a faction's pieces.
pub fn letter(faction: Faction, lang: Lang) -> &'static str {
    match faction {
        Faction::Scottish => lang.pick("S", "É"),
        Faction::Welsh => lang.pick("W", "G"),
        Faction::English => lang.pick("E", "A"),
    }
}

/// A card's name.
pub fn card(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::ScottishSupport => lang.pick("Scottish Support", "Renforts écossais"),
        Card::WelshSupport => lang.pick("Welsh Support", "Renforts gallois"),
        Card::EnglishSupport => lang.pick("English Support", "Renforts anglais"),
        Card::Assemble => lang.pick("Assemble", "Assemblée"),
        Card::Negotiate => lang.pick("Negotiate", "Négociation"),
        Card::Manoeuvre => lang.pick("Manoeuvre", "Manœuvre"),
        Card::Outmanoeuvre => lang.pick("Outmanoeuvre", "Déjouer"),
        Card::Spy => lang.pick("Spy", "Espion"),
        Card::Ambush => lang.pick("Ambush", "Embuscade"),
        Card::March => lang.pick("March", "Marche"),
        Card::Plot => lang.pick("Plot", "Complot"),
        Card::Aid => lang.pick("Aid", "Assistance"),
        Card::Influence => lang.pick("Influence", "Influence"),
        Card::Dispute => lang.pick("Dispute", "Conflit"),
        Card::Edict => lang.pick("Edict", "Décret"),
        Card::Resist => lang.pick("Resist", "Résistance"),
        Card::Quell => lang.pick("Quell", "Apaisement"),
        Card::Suppress => lang.pick("Suppress", "Répression"),
        Card::Muster => lang.pick("Muster", "Rassemblement"),
    }
}

/// A card's name with the places (U+00AD) where a narrow card may break it.
pub fn card_short(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Negotiate => lang.pick("Negotiate", "Négo\u{ad}ciation"),
        Card::Outmanoeuvre => lang.pick("Out\u{ad}manoeuvre", "Déjouer"),
        Card::Aid => lang.pick("Aid", "Assis\u{ad}tance"),
        Card::Resist => lang.pick("Resist", "Résis\u{ad}tance"),
        Card::Quell => lang.pick("Quell", "Apai\u{ad}sement"),
        Card::Suppress => lang.pick("Suppress", "Répres\u{ad}sion"),
        Card::Muster => lang.pick("Muster", "Rassem\u{ad}blement"),
        other => self::card(other, lang),
    }
}
