//! By which names the house can be asked. A page of another site can have its own name lead to this machine from one
//! moment to the next (DNS rebinding); the browser then takes the house for a part of that site. So the house answers
//! only to names that such a site cannot have: numbers, those of this machine, and those it was told.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName, ORIGIN};

/// What a proxy writes that puts another name in the place of the one that was asked for.
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// The names of the house.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts {
    /// Those it was told.
    named: Vec<String>,
    /// That of this machine.
    machine: Option<String>,
    /// Whether a proxy in front says which name was asked for.
    behind_proxy: bool,
}

impl Hosts {
    pub(crate) fn new(named: Vec<String>, behind_proxy: bool) -> Hosts {
        Hosts {
            named: named.iter().map(|name| plain(name)).collect(),
            machine: machine_name().map(|name| plain(&name)),
            behind_proxy,
        }
    }

    /// The name that was asked for, if the house does not answer to it. Whoever names none is no browser.
    pub(crate) fn stranger<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let asked = self.asked(headers)?;
        (!self.has(asked)).then_some(asked)
    }

    /// Whether a request comes from a page of this house, or from no page at all: programs send no origin, and browsers
    /// always do. A page under a name that the house was told is its own, whatever a proxy makes of that name.
    pub(crate) fn is_own(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else {
            return true;
        };
        let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        let Some(("http" | "https", from)) = origin else {
            return false;
        };
        let asked = self.asked(headers);
        asked.is_some_and(|asked| from.eq_ignore_ascii_case(asked)) || self.named.contains(&name(from))
    }

    /// The name that was asked for.
    pub(crate) fn asked<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let forwarded = headers.get(FORWARDED_HOST).filter(|_| self.behind_proxy);
        let host = forwarded.or_else(|| headers.get(HOST))?;
        // What cannot be read is nobody's name.
        Some(host.to_str().unwrap_or("?"))
    }

    fn has(&self, host: &str) -> bool {
        let name = name(host);
        let number = name.trim_start_matches('[').trim_end_matches(']');
        let own = |machine: &String| {
            name == *machine || name.strip_suffix(".local").is_some_and(|name| name == machine)
        };
        number.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.machine.as_ref().is_some_and(own)
            || self.named.contains(&name)
    }
}

/// The name in what a browser asks for, without a port.
fn name(host: &str) -> String {
    let end = match host.starts_with('[') {
        true => host.find(']').map_or(host.len(), |end| end + 1),
        false => host.find(':').unwrap_or(host.len()),
    };
    plain(&host[..end])
}

fn plain(name: &str) -> String {
    name.trim_end_matches('.').to_ascii_lowercase()
}

/// What this machine is called, where the system tells it in a file or a variable.
fn machine_name() -> Option<String> {
    let file = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let name = file.or_else(|| std::env::var("COMPUTERNAME").ok())?;
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pair =
            |(name, value): &(HeaderName, &'static str)| (name.clone(), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn the_house_answers_to_numbers_to_this_machine_and_to_what_it_was_told() {
        let hosts = Hosts {
            named: vec!["plat.example".to_owned()],
            machine: Some("den".to_owned()),
            behind_proxy: false,
        };
        for own in [
            "127.0.0.1:7528",
            "192.0.2.7",
            "[::1]:7528",
            "[2001:db8::1]",
            "localhost:7528",
            "LOCALHOST.",
            "plat.localhost",
            "den:7528",
            "den.local",
            "plat.example",
            "Plat.Example:443",
        ] {
            assert_eq!(hosts.stranger(&headers(&[(HOST, own)])), None, "{own}");
        }
        for other in [
            "evil.example",
            "plat.example.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "xlocalhost",
            "den.evil.example",
            "",
        ] {
            assert_eq!(hosts.stranger(&headers(&[(HOST, other)])), Some(other));
        }
        assert_eq!(hosts.stranger(&headers(&[])), None, "no browser leaves it out");
    }

    #[test]
    fn only_pages_of_this_house_and_programs_may_change_something() {
        let hosts = Hosts::default();
        let check = |origin: Option<&'static str>, own: bool| {
            let mut sent = headers(&[(HOST, "plat.example:8000")]);
            if let Some(origin) = origin {
                sent.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            assert_eq!(hosts.is_own(&sent), own, "{origin:?}");
        };
        check(None, true);
        check(Some("http://plat.example:8000"), true);
        check(Some("https://PLAT.example:8000"), true);
        check(Some("http://plat.example"), false);
        check(Some("http://evil.example"), false);
        check(Some("http://plat.example:8000.evil.example"), false);
        check(Some("null"), false);
        check(Some("file://plat.example:8000"), false);
    }

    #[test]
    fn a_proxy_may_write_another_name_if_the_house_knows_the_real_one() {
        let sent = headers(&[(HOST, "127.0.0.1:7528"), (ORIGIN, "https://plat.example")]);
        let told = |named: &[&str], behind_proxy| {
            Hosts::new(named.iter().map(ToString::to_string).collect(), behind_proxy)
        };
        assert!(
            !told(&[], true).is_own(&sent),
            "nobody said that this name is ours"
        );
        assert!(told(&["plat.example"], false).is_own(&sent));
        let mut sent = sent;
        sent.insert(FORWARDED_HOST, HeaderValue::from_static("plat.example"));
        assert!(told(&["plat.example"], true).is_own(&sent));
        assert_eq!(told(&[], true).stranger(&sent), Some("plat.example"));
        assert_eq!(told(&["plat.example"], true).stranger(&sent), None);
        assert_eq!(told(&[], false).stranger(&sent), None, "anybody could write it");
    }
}
