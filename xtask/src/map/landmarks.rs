//! Where the map has the landmarks of the coasts. England and Wales are spread
//! out and Scotland's north is pressed together, so that each region has room
//! for its name and three stacks; between the landmarks all bends smoothly.

use super::warp::Landmark;

const fn mark(_name: &str, longitude: f64, latitude: f64, x: f64, y: f64) -> Landmark {
    Landmark { longitude, latitude, x, y }
}

#[rustfmt::skip]
pub const BRITAIN: &[Landmark] = &[
    // The north.
    mark("Cape Wrath", -5.0, 58.62, 1720.0, 180.0),
    mark("Thurso", -3.5, 58.61, 2520.0, 235.0),
    mark("Duncansby Head", -3.03, 58.64, 2870.0, 230.0),
    mark("Helmsdale", -3.65, 58.11, 2400.0, 375.0),
    mark("Dornoch", -4.0, 57.87, 2280.0, 465.0),
    mark("Inverness", -4.22, 57.49, 2270.0, 630.0),
    mark("Burghead", -3.5, 57.70, 2930.0, 610.0),
    mark("Banff", -2.55, 57.67, 3650.0, 600.0),
    mark("Fraserburgh", -2.0, 57.69, 4120.0, 555.0),
    mark("Peterhead", -1.78, 57.50, 4340.0, 670.0),
    mark("Aberdeen", -2.08, 57.15, 4230.0, 920.0),
    mark("Montrose", -2.45, 56.70, 4090.0, 1280.0),
    mark("Tay Mouth", -2.75, 56.47, 4090.0, 1490.0),
    mark("Tay", -3.2, 56.36, 4000.0, 1585.0),
    mark("Fife Ness", -2.59, 56.28, 4370.0, 1600.0),
    mark("Kirkcaldy", -3.15, 56.10, 4000.0, 1662.0),
    mark("Edinburgh", -3.2, 55.98, 4000.0, 1805.0),
    mark("Grangemouth", -3.72, 56.03, 3120.0, 1745.0),
    mark("Fort William", -5.12, 56.82, 1690.0, 1140.0),
    mark("Oban", -5.5, 56.41, 1410.0, 1490.0),
    mark("Ardnamurchan Point", -6.23, 56.73, 930.0, 1220.0),
    mark("Ullapool", -5.15, 57.90, 1720.0, 540.0),
    mark("Skye", -6.3, 57.35, 980.0, 800.0),
    mark("Butt of Lewis", -6.26, 58.51, 870.0, 200.0),
    mark("Barra", -7.45, 57.0, 190.0, 1080.0),
    mark("Islay", -6.25, 55.75, 850.0, 2020.0),
    // The south of Scotland.
    mark("Mull of Kintyre", -5.78, 55.30, 1150.0, 2400.0),
    mark("Dumbarton", -4.57, 55.94, 2000.0, 1810.0),
    mark("Ayr", -4.63, 55.46, 1900.0, 2300.0),
    mark("Corsewall Point", -5.15, 55.0, 1440.0, 2660.0),
    mark("Mull of Galloway", -4.86, 54.64, 1540.0, 2870.0),
    mark("North Berwick", -2.72, 56.06, 4400.0, 1850.0),
    mark("Berwick", -2.0, 55.77, 4680.0, 2260.0),
    mark("Gretna", -3.05, 54.98, 2760.0, 2945.0),
    mark("Kirkcudbright", -4.05, 54.8, 2060.0, 2875.0),
    mark("Nith", -3.57, 55.0, 2540.0, 2925.0),
    mark("Southerness", -3.6, 54.87, 2340.0, 2925.0),
    // The north of England.
    mark("Maryport", -3.5, 54.71, 1680.0, 3000.0),
    mark("Ravenglass", -3.42, 54.36, 1430.0, 3370.0),
    mark("Tynemouth", -1.42, 55.01, 5600.0, 2770.0),
    mark("Tees", -1.2, 54.62, 5830.0, 3030.0),
    mark("Whitby", -0.61, 54.49, 6060.0, 3180.0),
    mark("Flamborough Head", -0.08, 54.12, 6270.0, 3480.0),
    mark("Spurn Head", 0.11, 53.58, 6410.0, 3840.0),
    mark("Goole", -0.75, 53.70, 5900.0, 3795.0),
    mark("Barton", -0.47, 53.69, 6020.0, 3815.0),
    mark("Grimsby", -0.05, 53.575, 6270.0, 3890.0),
    mark("Mablethorpe", 0.27, 53.34, 6450.0, 3970.0),
    mark("Hull", -0.3, 53.735, 6110.0, 3755.0),
    mark("Skegness", 0.34, 53.15, 6420.0, 4045.0),
    mark("Boston", 0.03, 52.93, 5980.0, 4160.0),
    mark("Saint Bees Head", -3.63, 54.51, 1350.0, 3210.0),
    mark("Walney", -3.25, 54.05, 1400.0, 3560.0),
    mark("Kent Estuary", -2.8, 54.2, 1640.0, 3430.0),
    mark("Formby Point", -3.1, 53.56, 1400.0, 3830.0),
    mark("Mersey", -2.75, 53.32, 1770.0, 4050.0),
    mark("Chester", -2.95, 53.25, 1690.0, 4085.0),
    mark("Point of Ayre", -4.37, 54.42, 930.0, 3180.0),
    mark("Maughold Head", -4.31, 54.3, 960.0, 3260.0),
    mark("Peel", -4.7, 54.22, 700.0, 3320.0),
    mark("Calf of Man", -4.82, 54.06, 640.0, 3480.0),
    // Wales.
    mark("Great Orme", -3.85, 53.34, 1020.0, 3970.0),
    mark("Holyhead", -4.65, 53.31, 400.0, 3960.0),
    mark("Bardsey", -4.76, 52.79, 190.0, 4310.0),
    mark("Porthmadog", -4.13, 52.92, 560.0, 4240.0),
    mark("Dyfi", -4.0, 52.54, 580.0, 4480.0),
    mark("Aberystwyth", -4.08, 52.41, 570.0, 4600.0),
    mark("Saint David's Head", -5.31, 51.90, 100.0, 5060.0),
    mark("Gower", -4.2, 51.56, 790.0, 5310.0),
    mark("Swansea", -3.9, 51.6, 1010.0, 5250.0),
    mark("Carmarthen", -4.4, 51.75, 640.0, 5190.0),
    mark("Cardiff", -3.17, 51.45, 1650.0, 5310.0),
    mark("Avonmouth", -2.71, 51.51, 2280.0, 5250.0),
    mark("Gloucester", -2.4, 51.75, 2660.0, 5180.0),
    // The east.
    mark("King's Lynn", 0.4, 52.8, 6230.0, 4290.0),
    mark("Hunstanton", 0.49, 52.95, 6390.0, 4195.0),
    mark("Cromer", 1.3, 52.93, 6910.0, 4220.0),
    mark("Lowestoft", 1.76, 52.48, 7150.0, 4600.0),
    mark("Stour", 1.0, 51.95, 7000.0, 5140.0),
    mark("Clacton", 1.15, 51.79, 7040.0, 5310.0),
    mark("Blackwater", 0.75, 51.73, 6860.0, 5400.0),
    mark("Southend", 0.7, 51.53, 6600.0, 5440.0),
    mark("Grain", 0.68, 51.445, 6450.0, 5545.0),
    mark("Gravesend", 0.4, 51.455, 6280.0, 5510.0),
    mark("Whitstable", 1.0, 51.36, 6690.0, 5600.0),
    mark("Margate", 1.4, 51.38, 6880.0, 5570.0),
    mark("Dover", 1.35, 51.13, 6800.0, 5680.0),
    mark("Beachy Head", 0.25, 50.74, 5780.0, 5810.0),
    // The south.
    mark("Selsey Bill", -0.79, 50.73, 5080.0, 5975.0),
    mark("Southampton", -1.4, 50.88, 4680.0, 6010.0),
    mark("Needles", -1.58, 50.66, 4530.0, 6265.0),
    mark("Bembridge", -1.06, 50.68, 4880.0, 6210.0),
    mark("Poole", -2.0, 50.69, 4420.0, 6295.0),
    mark("Portland", -2.45, 50.53, 3700.0, 6350.0),
    mark("Lyme Regis", -2.93, 50.73, 3000.0, 6285.0),
    mark("Exmouth", -3.43, 50.63, 2290.0, 6240.0),
    mark("Start Point", -3.64, 50.22, 2280.0, 6345.0),
    mark("Lizard", -5.2, 49.96, 500.0, 6330.0),
    mark("Land's End", -5.71, 50.07, 110.0, 6230.0),
    mark("Saint Ives", -5.48, 50.22, 260.0, 6165.0),
    mark("Trevose Head", -5.04, 50.55, 600.0, 6030.0),
    mark("Hartland Point", -4.53, 51.02, 1150.0, 5720.0),
    mark("Minehead", -3.47, 51.21, 1900.0, 5530.0),
    mark("Bridgwater", -3.02, 51.21, 2310.0, 5560.0),
    mark("Weston-super-Mare", -2.98, 51.34, 2230.0, 5430.0),
];

/// Orkney lies beside the main island rather than above it. It is all that is
/// north of this latitude.
pub const ORKNEY_BEGINS: f64 = 58.7;
#[rustfmt::skip]
pub const ORKNEY: &[Landmark] = &[
    mark("Hoy", -3.4, 58.8, 3250.0, 300.0),
    mark("Kirkwall", -2.4, 58.8, 3900.0, 300.0),
    mark("Sanday", -3.4, 59.36, 3250.0, 75.0),
];

#[rustfmt::skip]
pub const IRELAND: &[Landmark] = &[
    mark("Fair Head", -6.15, 55.22, 420.0, 2480.0),
    mark("Belfast", -5.92, 54.60, 420.0, 2980.0),
    mark("Ballyquintin Point", -5.5, 54.33, 560.0, 3180.0),
    mark("Dundalk", -6.4, 54.0, 130.0, 3450.0),
    mark("Dublin", -6.1, 53.35, 100.0, 3900.0),
    mark("Wexford", -6.35, 52.2, -200.0, 4700.0),
    mark("Derry", -7.3, 55.0, -400.0, 2650.0),
];

#[rustfmt::skip]
pub const FRANCE: &[Landmark] = &[
    mark("Cherbourg", -1.62, 49.65, 4200.0, 6580.0),
    mark("Le Havre", 0.1, 49.5, 4940.0, 6500.0),
    mark("Dieppe", 1.08, 49.93, 5110.0, 6200.0),
    mark("Boulogne", 1.58, 50.73, 5380.0, 5970.0),
    mark("Calais", 1.85, 50.96, 5750.0, 5890.0),
    mark("Bruges", 3.2, 51.34, 7050.0, 5830.0),
    mark("Paris", 2.35, 48.86, 6300.0, 6900.0),
    mark("Antwerp", 4.4, 51.3, 7800.0, 5860.0),
];
