//! The pictures of the README: one position of one game on six screens. With
//! `KEEP_SCREENS` (that is, by `cargo xtask screens`) they replace the ones that
//! are kept; without, they only show that they can be taken.

use std::fs;
use std::path::Path;

use interregnum::rules::king_is_dead::{Action, Card, Faction, Mode, Region, Stack};
use interregnum::rules::{Game, GameExt, Rng, Seat};
use interregnum::ui::king_is_dead::target::Target;
use interregnum::ui::lang::Lang;
use interregnum::ui::settings::{Settings, Theme};

use crate::kit::Page;
use crate::table::{Kept, against_bots, quick};

/// Name, width, height, language and theme of each picture.
const SCREENS: [(&str, u32, u32, Lang, Theme); 6] = [
    ("tablet-1180x820", 1180, 820, Lang::En, Theme::Light),
    ("safari-1180x746", 1180, 746, Lang::Fr, Theme::Light),
    ("upright-820x1180", 820, 1180, Lang::Fr, Theme::Dark),
    ("phone-390x844", 390, 844, Lang::En, Theme::Light),
    ("small-360x640", 360, 640, Lang::Fr, Theme::Light),
    ("desktop-1440x900", 1440, 900, Lang::En, Theme::Dark),
];

/// A game of three in the middle: two struggles are over, the person has most of
/// their cards, and it is their turn.
fn position() -> Kept {
    (0..).find_map(in_the_middle).expect("one of the games comes to that")
}

/// The game of this seed, played at random until it looks like that, if it does.
fn in_the_middle(seed: u64) -> Option<Kept> {
    let mut save = against_bots(3, Mode::Base, seed);
    let mut rng = Rng::new(seed);
    loop {
        let position = save.session.position();
        let person = position.to_act()?.index() == 0;
        let can_manoeuvre = position.legal().any(|action| action == Action::Play(Card::Manoeuvre));
        let cards = position.hand(Seat::new(0)).len();
        if person && can_manoeuvre && 6 <= cards && position.table().struggles() == 2 {
            return Some(save);
        }
        let action = position.random_action(&mut rng);
        save.session.play(action).expect("it is legal");
    }
}

#[test]
fn the_pictures_of_the_readme_can_be_taken() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/screens");
    for (name, width, height, lang, theme) in SCREENS {
        let page = Page::open();
        page.set_viewport(width, height);
        page.sit_down(&position(), Settings { lang, theme, ..quick() });
        page.wait_for_mode("deciding");
        page.choose_card(Card::Manoeuvre);
        let table = *position().session.position().table();
        let somebody = |region: Region| {
            let faction = Faction::ALL.into_iter().find(|&faction| table.followers().count(faction, region) != 0);
            faction.map(|faction| Target::Stack(Stack { faction, region }))
        };
        let first = table.open().iter().find_map(somebody).expect("followers are somewhere");
        page.choose(first);
        let picture = page.picture();
        assert!(10_000 < picture.len(), "{name} is nearly blank: {} bytes", picture.len());
        if std::env::var_os("KEEP_SCREENS").is_some() {
            fs::create_dir_all(&folder).expect("the folder of the pictures");
            fs::write(folder.join(name).with_extension("webp"), picture).expect("the picture is kept");
        }
    }
}
