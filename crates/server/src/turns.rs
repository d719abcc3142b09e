//! Who is next. Everything that waits for a thread waits here, bounded for each person and each address, and is served
//! in turn: one of this address, one of the next, and at an address one of this person, one of the next. Whoever asks
//! for a hundred things waits for them alone.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;

use plat_store::GuestId;

/// For whom something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asker {
    /// Who, if it is somebody with a name.
    pub(crate) guest: Option<GuestId>,
    /// From where, if that is known.
    pub(crate) network: Option<IpAddr>,
}

impl Asker {
    /// Whose turn it is first: an address's, however many people there are; somebody's alone if it is not known.
    fn household(self) -> Asker {
        Asker {
            guest: self.guest.filter(|_| self.network.is_none()),
            ..self
        }
    }
}

/// What is needed, the most urgent first: somebody waits for a move to go on playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A computer's move.
    Move,
    /// Advice for somebody who is to act.
    Hint,
    /// What a computer thinks of a game that is over.
    Analysis,
    /// A picture.
    Picture,
}

impl Need {
    pub(crate) const ALL: [Need; 4] = [Need::Move, Need::Hint, Need::Analysis, Need::Picture];

    /// A word for it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Need::Move => "move",
            Need::Hint => "hint",
            Need::Analysis => "analysis",
            Need::Picture => "picture",
        }
    }

    /// How much of it may wait: for one person, for one address, and in all. A table waits for one move of each of its
    /// computers at most, and there are not more tables than the house has room for; a game cannot go on without them.
    fn most(self) -> [usize; 3] {
        match self {
            Need::Move => [usize::MAX; 3],
            Need::Hint | Need::Analysis => [4, 16, 256],
            Need::Picture => [8, 32, 256],
        }
    }
}

/// What waits, each with a number of its own.
pub(crate) struct Turns<T> {
    waiting: [Ring<Asker, People<T>>; Need::ALL.len()],
}

/// Those at one address, and what waits for each.
type People<T> = Ring<Asker, VecDeque<(u64, T)>>;

/// Things of different owners, who come in turn. An owner whose things were taken away keeps an empty place until it
/// comes by.
struct Ring<K, V> {
    order: VecDeque<K>,
    of: HashMap<K, V>,
}

impl<K, V> Default for Ring<K, V> {
    fn default() -> Ring<K, V> {
        Ring {
            order: VecDeque::new(),
            of: HashMap::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, V: Default> Ring<K, V> {
    /// What this owner has, who takes the last place if there was nothing.
    fn of(&mut self, owner: K) -> &mut V {
        let order = &mut self.order;
        self.of.entry(owner).or_insert_with(|| {
            order.push_back(owner);
            V::default()
        })
    }

    /// Takes something from the first who has something, who comes last then.
    fn next<T>(&mut self, mut take: impl FnMut(&mut V) -> Option<T>, is_empty: fn(&V) -> bool) -> Option<T> {
        while let Some(owner) = self.order.pop_front() {
            let Some(has) = self.of.get_mut(&owner) else {
                continue;
            };
            let taken = take(has);
            if is_empty(has) {
                self.of.remove(&owner);
            } else {
                self.order.push_back(owner);
            }
            if taken.is_some() {
                return taken;
            }
        }
        None
    }
}

impl<T> Turns<T> {
    pub(crate) fn new() -> Turns<T> {
        Turns {
            waiting: Default::default(),
        }
    }

    /// Lets something wait for its turn, if so much may wait.
    pub(crate) fn wait(&mut self, need: Need, asker: Asker, number: u64, it: T) -> Result<(), TooMuch> {
        let (person, address) = self.waiting_for(need, asker);
        let [most_person, most_address, most] = need.most();
        if person >= most_person || address >= most_address {
            return Err(TooMuch::Yours);
        }
        if most < usize::MAX && self.waiting(need) >= most {
            return Err(TooMuch::Everybodys);
        }
        let people = self.waiting[need as usize].of(asker.household());
        people.of(asker).push_back((number, it));
        Ok(())
    }

    /// What is next: the most urgent, of whoever has waited longest for a turn.
    pub(crate) fn next(&mut self) -> Option<(Need, u64, T)> {
        Need::ALL.into_iter().find_map(|need| {
            let households = &mut self.waiting[need as usize];
            let one = |people: &mut People<T>| people.next(VecDeque::pop_front, VecDeque::is_empty);
            let (number, it) = households.next(one, |people| people.of.is_empty())?;
            Some((need, number, it))
        })
    }

    /// Takes something out of the line. Says whether it was there.
    pub(crate) fn cancel(&mut self, need: Need, asker: Asker, number: u64) -> bool {
        let people = self.waiting[need as usize].of.get_mut(&asker.household());
        let Some(things) = people.and_then(|people| people.of.get_mut(&asker)) else {
            return false;
        };
        let before = things.len();
        things.retain(|(known, _)| *known != number);
        things.len() < before
    }

    /// How much of this waits for a person, and for that person's address.
    pub(crate) fn waiting_for(&self, need: Need, asker: Asker) -> (usize, usize) {
        let Some(people) = self.waiting[need as usize].of.get(&asker.household()) else {
            return (0, 0);
        };
        let person = people.of.get(&asker).map_or(0, VecDeque::len);
        (person, people.of.values().map(VecDeque::len).sum())
    }

    /// How much of this waits.
    pub(crate) fn waiting(&self, need: Need) -> usize {
        let households = self.waiting[need as usize].of.values();
        households
            .flat_map(|people| people.of.values())
            .map(VecDeque::len)
            .sum()
    }
}

/// Why something may not wait: so much waits already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooMuch {
    /// For whoever asks, or where they are.
    Yours,
    /// For all together.
    Everybodys,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(guest: u64, address: &str) -> Asker {
        Asker {
            guest: Some(GuestId::from_entropy(guest << 8)),
            network: address.parse().ok(),
        }
    }

    const HERE: &str = "192.0.2.1";
    const THERE: &str = "192.0.2.2";

    /// Everything in the order in which it is served.
    fn served(turns: &mut Turns<&'static str>) -> String {
        std::iter::from_fn(|| turns.next()).map(|(_, _, it)| it).collect()
    }

    #[test]
    fn addresses_come_in_turn_and_people_at_an_address_too() {
        let mut turns = Turns::new();
        let (ada, bob, eve) = (asker(1, HERE), asker(2, HERE), asker(3, THERE));
        for (number, (asker, it)) in [
            (ada, "a"),
            (ada, "b"),
            (ada, "c"),
            (bob, "x"),
            (bob, "y"),
            (eve, "1"),
            (eve, "2"),
        ]
        .into_iter()
        .enumerate()
        {
            turns.wait(Need::Move, asker, number as u64, it).unwrap();
        }
        assert_eq!(served(&mut turns), "a1x2byc");
        assert_eq!(turns.waiting(Need::Move), 0);
    }

    #[test]
    fn moves_come_before_hints_and_hints_before_analysis() {
        let mut turns = Turns::new();
        let (ada, bob) = (asker(1, HERE), asker(2, ""));
        turns.wait(Need::Analysis, ada, 1, "3").unwrap();
        turns.wait(Need::Hint, ada, 2, "2").unwrap();
        turns.wait(Need::Hint, ada, 3, "2").unwrap();
        turns.wait(Need::Move, bob, 4, "1").unwrap();
        assert_eq!(served(&mut turns), "1223");
    }

    #[test]
    fn what_waits_is_bounded_for_a_person_an_address_and_all() {
        let mut turns = Turns::new();
        let [most, most_here, most_of_all] = Need::Hint.most();
        let mut ask = |guest, address: &str| turns.wait(Need::Hint, asker(guest, address), 0, "");
        assert!((0..most).all(|_| ask(1, HERE).is_ok()));
        assert_eq!(ask(1, HERE), Err(TooMuch::Yours));
        assert!((most..most_here).all(|other| ask(1 + other as u64, HERE).is_ok()));
        assert_eq!(ask(100, HERE), Err(TooMuch::Yours), "too many people there ask");
        for other in most_here..most_of_all {
            assert_eq!(ask(1000 + other as u64, ""), Ok(()));
        }
        assert_eq!(ask(1, THERE), Err(TooMuch::Everybodys));
        let mut move_ = |number| turns.wait(Need::Move, asker(1, HERE), number, "");
        assert!(
            (0..1000).all(|number| move_(number).is_ok()),
            "a game cannot go on without a move"
        );
    }

    #[test]
    fn what_was_cancelled_neither_comes_nor_counts() {
        let mut turns = Turns::new();
        let (ada, bob) = (asker(1, HERE), asker(2, THERE));
        for number in 0..4 {
            turns.wait(Need::Hint, ada, number, "a").unwrap();
        }
        turns.wait(Need::Hint, bob, 4, "b").unwrap();
        assert!((0..4).all(|number| turns.cancel(Need::Hint, ada, number)));
        assert!(!turns.cancel(Need::Hint, ada, 0));
        assert_eq!(turns.waiting_for(Need::Hint, ada), (0, 0));
        turns.wait(Need::Hint, ada, 5, "c").unwrap();
        assert_eq!(served(&mut turns), "cb");
        assert!(
            turns.waiting[Need::Hint as usize].of.is_empty(),
            "nothing is left behind"
        );
    }
}
