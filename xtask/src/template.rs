//! Reading and filling `index.html`.

/// Every `<link data-trunk …>`.
pub fn links(page: &str) -> Result<Vec<&str>, String> {
    let mut links = Vec::new();
    let mut rest = page;
    while let Some((_, link, behind)) = next_link(rest)? {
        links.push(link);
        rest = behind;
    }
    Ok(links)
}

/// Replaces each `<link data-trunk …>` by what `build` makes of it.
pub fn replace_links(page: &str, mut build: impl FnMut(&str) -> Result<String, String>) -> Result<String, String> {
    let mut replaced = String::new();
    let mut rest = page;
    while let Some((before, link, behind)) = next_link(rest)? {
        let built = build(link)?;
        if built.is_empty() {
            replaced.push_str(without_last_line_if_blank(before));
        } else {
            replaced.push_str(before);
            replaced.push_str(&built);
        }
        rest = behind;
    }
    replaced.push_str(rest);
    Ok(replaced)
}

/// What is before the next link, the link, and what is behind it.
fn next_link(page: &str) -> Result<Option<(&str, &str, &str)>, String> {
    let Some(start) = page.find("<link data-trunk") else { return Ok(None) };
    let end = page[start..].find('>').ok_or("index.html has a link without an end")? + start + 1;
    Ok(Some((&page[..start], &page[start..end], &page[end..])))
}

/// The value of an attribute of a tag.
pub fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let value = tag.split_once(&format!(" {name}=\""))?.1;
    value.split_once('"').map(|(value, _)| value)
}

/// The page without what is said to its authors.
pub fn without_comments(page: &str) -> String {
    let mut bare = String::new();
    let mut rest = page;
    while let Some((before, comment)) = rest.split_once("<!--") {
        bare.push_str(without_last_line_if_blank(before));
        rest = comment.split_once("-->").map_or("", |(_, behind)| behind);
    }
    bare.push_str(rest);
    bare
}

/// Where a link or a comment leaves nothing, nothing is left of its line either.
fn without_last_line_if_blank(text: &str) -> &str {
    match text.rsplit_once('\n') {
        Some((lines, last)) if last.trim().is_empty() => lines,
        _ => text,
    }
}

/// Puts the policy where it holds for everything that the page loads.
pub fn add_policy(page: &str, policy: &str) -> Result<String, String> {
    let charset = "<meta charset=\"utf-8\">";
    let (before, after) = page.split_once(charset).ok_or("index.html does not say its character set")?;
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    Ok(format!("{before}{charset}\n    {policy}{after}"))
}

/// The policy would silently turn off scripts and styles that stand in the page.
pub fn refuse_inline_code(page: &str) -> Result<(), String> {
    for (number, line) in page.lines().enumerate() {
        let script = line.contains("<script") && !line.contains(" src=");
        if script || line.contains("<style") || line.contains(" style=\"") || line.contains(" onclick=") {
            return Err(format!("line {} of the page has a script or a style in it: {line}", number + 1));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_replaced_where_they_stand() {
        let template =
            "a <link data-trunk rel=\"css\" href=\"x.css\"> b <link rel=\"y\">\n  <link data-trunk href=\"z\">\n";
        assert_eq!(links(template).map(|links| links.len()), Ok(2));
        let page = replace_links(template, |link| {
            assert_eq!(attribute(link, "media"), None);
            Ok(attribute(link, "rel").map(|_| "HERE".to_owned()).unwrap_or_default())
        });
        assert_eq!(page.as_deref(), Ok("a HERE b <link rel=\"y\">\n"));
    }

    #[test]
    fn comments_stay_at_home() {
        assert_eq!(without_comments("a\n<!-- b\n c -->\nd <!-- e -->f"), "a\nd f");
    }

    #[test]
    fn the_policy_comes_before_what_it_is_for() {
        let page = add_policy("<meta charset=\"utf-8\"><link>", "none").unwrap();
        assert!(page.find("Policy") < page.find("<link>"));
    }

    #[test]
    fn what_the_policy_would_turn_off_is_refused() {
        assert_eq!(refuse_inline_code("<script type=\"module\" src=\"./x.js\"></script>"), Ok(()));
        assert!(refuse_inline_code("<script>1</script>").is_err());
        assert!(refuse_inline_code("<path style=\"fill: red\">").is_err());
    }
}
