//! Reads the real coasts, made with Natural Earth (public domain).

use super::geometry::Point;

/// All the coasts, in degrees of longitude and latitude. Rings end where they
/// begin, without saying it twice.
pub struct Coasts {
    /// The main island.
    pub britain: Vec<Point>,
    /// The islands around it.
    pub islands: Vec<Vec<Point>>,
    pub ireland: Vec<Point>,
    /// France, with the Low Countries.
    pub france: Vec<Point>,
}

const DATA: &str = include_str!("../../data/coasts.txt");

pub fn read() -> Result<Coasts, String> {
    parse(DATA)
}

fn parse(text: &str) -> Result<Coasts, String> {
    let mut coasts = Coasts { britain: vec![], islands: vec![], ireland: vec![], france: vec![] };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_ascii_whitespace();
        let kind = words.next().unwrap_or_default();
        let ring: Vec<Point> = words.map(corner).collect::<Result<_, _>>()?;
        match kind {
            "britain" => coasts.britain = ring,
            "island" => coasts.islands.push(ring),
            "ireland" => coasts.ireland = ring,
            "france" => coasts.france = ring,
            _ => return Err(format!("coasts.txt has a ring of an unknown kind, {kind:?}")),
        }
    }
    for (name, ring) in [("britain", &coasts.britain), ("ireland", &coasts.ireland), ("france", &coasts.france)] {
        if ring.len() < 3 {
            return Err(format!("coasts.txt has no ring for {name}"));
        }
    }
    Ok(coasts)
}

fn corner(word: &str) -> Result<Point, String> {
    let numbers = word.split_once(',').and_then(|(x, y)| Some(Point::new(x.parse().ok()?, y.parse().ok()?)));
    numbers.ok_or_else(|| format!("coasts.txt has {word:?} where a longitude and a latitude should be"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_holds_britain_and_its_islands() {
        let coasts = read().unwrap();
        assert!(coasts.britain.len() > 3000);
        assert!(coasts.islands.len() > 15);
    }

    #[test]
    fn broken_data_is_refused() {
        assert!(parse("island 1,2 3").is_err());
        assert!(parse("atlantis 1,2 3,4 5,6").is_err());
        assert!(parse("britain 1,2 3,4 5,6").is_err());
    }
}
