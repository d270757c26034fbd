//! The eight regions and the thirteen lines between them, as we draw them.

use super::geometry::Point;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Region {
    Moray,
    Strathclyde,
    Lancaster,
    Northumbria,
    Gwynedd,
    Warwick,
    Essex,
    Devon,
}

use Region::{Devon, Essex, Gwynedd, Lancaster, Moray, Northumbria, Strathclyde, Warwick};

impl Region {
    pub const ALL: [Region; 8] = [Moray, Strathclyde, Lancaster, Northumbria, Gwynedd, Warwick, Essex, Devon];

    /// Its place in the order.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Where a border ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// At the point of the coast next to this one, which is in map units.
    Coast(i32, i32),
    /// Where three borders meet.
    Inland(i32, i32),
}

impl End {
    pub fn point(self) -> Point {
        let (End::Coast(x, y) | End::Inland(x, y)) = self;
        Point::new(f64::from(x), f64::from(y))
    }
}

/// A border: which regions it parts, where it runs.
#[derive(Clone, Debug)]
pub struct Border {
    pub between: (Region, Region),
    pub from: End,
    pub by: Vec<(i32, i32)>,
    pub to: End,
}

/// The plan of the map.
#[derive(Clone, Debug)]
pub struct Plan {
    pub borders: Vec<Border>,
    /// Where each region reaches the sea: the coast ends of its borders between
    /// which the shore is its own, clockwise around Britain.
    pub shores: Vec<(End, Region)>,
}

const CLYDE: End = End::Coast(2000, 1800);
const FORTH: End = End::Coast(3080, 1740);
const SOLWAY: End = End::Coast(2760, 2945);
const TWEED: End = End::Coast(4680, 2260);
const DEE: End = End::Coast(1700, 4080);
const SEVERN: End = End::Coast(2660, 5180);
const WASH: End = End::Coast(6050, 4240);
const CHANNEL: End = End::Coast(5080, 5980);
const CHEVIOT: End = End::Inland(3770, 2960);
const PEAK: End = End::Inland(3750, 4060);
const MERSEY: End = End::Inland(2665, 4065);
const FENS: End = End::Inland(4800, 4060);
const COTSWOLDS: End = End::Inland(2745, 5160);
const THAMES: End = End::Inland(4795, 5180);

pub fn plan() -> Plan {
    let border = |one, other, from, by: &[(i32, i32)], to| Border { between: (one, other), from, by: by.to_vec(), to };
    let borders = vec![
        border(Moray, Strathclyde, CLYDE, &[(2500, 1770), (2900, 1775)], FORTH),
        border(Strathclyde, Lancaster, SOLWAY, &[(3250, 2960)], CHEVIOT),
        border(Strathclyde, Northumbria, CHEVIOT, &[(4120, 2950), (4450, 2790), (4630, 2500)], TWEED),
        border(Lancaster, Northumbria, CHEVIOT, &[(3745, 3400)], PEAK),
        border(Lancaster, Gwynedd, MERSEY, &[(2300, 4085)], DEE),
        border(Lancaster, Warwick, PEAK, &[(3200, 4070)], MERSEY),
        border(Northumbria, Warwick, PEAK, &[(4300, 4060)], FENS),
        border(Northumbria, Essex, FENS, &[(5400, 4200)], WASH),
        border(Gwynedd, Warwick, MERSEY, &[(2665, 4600)], COTSWOLDS),
        border(Gwynedd, Devon, COTSWOLDS, &[], SEVERN),
        border(Warwick, Essex, FENS, &[(4785, 4700)], THAMES),
        border(Warwick, Devon, COTSWOLDS, &[(3700, 5170)], THAMES),
        border(Essex, Devon, THAMES, &[(4900, 5500)], CHANNEL),
    ];
    let shores = vec![
        (CLYDE, Moray),
        (FORTH, Strathclyde),
        (TWEED, Northumbria),
        (WASH, Essex),
        (CHANNEL, Devon),
        (SEVERN, Gwynedd),
        (DEE, Lancaster),
        (SOLWAY, Strathclyde),
    ];
    Plan { borders, shores }
}
