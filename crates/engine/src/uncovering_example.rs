//! Two bid for a house in secret, and the bids are uncovered together.
# use plat_engine::*;
# #[derive(Clone, Debug, Default, PartialEq)]
# struct NoOptions;
# impl Options for NoOptions {
#     const KNOWN: &'static [OptionInfo] = &[];
#     fn set_known(&mut self, _: &str, _: &str) -> Result<(), OptionError> {
#         Ok(())
#     }
#     fn get(&self, _: &str) -> String {
#         String::new()
#     }
# }
# #[derive(Clone, Debug, PartialEq)]
# struct BadBid;
# impl std::fmt::Display for BadBid {
#     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
#         f.write_str("a bid is 1, 2 or 3")
#     }
# }
# impl std::error::Error for BadBid {}
# impl Refusal for BadBid {
#     fn rule(&self) -> &'static str {
#         "1 to 3"
#     }
# }
#[derive(Clone, Debug, PartialEq)]
struct Auction {
    seats: Seats,
    bids: PerSeat<Option<u8>>,
    uncovered: bool,
}

impl Game for Auction {
    type Action = u8;
    // What it is called, and what options and chance there are, is left out here.
#     const INFO: Info = Info {
#         id: "auction",
#         name: "Auction",
#         designer: "nobody",
#         year: 2026,
#         about: "Two bid for a house.",
#         seats: 2..=2,
#         minutes: 1,
#         difficulty: Difficulty::Light,
#         small_screen: &[],
#         hidden: true,
#         revision: 1,
#         longest: 3,
#         rule_book: "",
#         translations: &[],
#         pictures: &[],
#     };
#     type Options = NoOptions;
#     type Outcome = ();
#     type Refusal = BadBid;
#     fn new(_: &NoOptions, seats: Seats) -> Result<Auction, OptionError> {
#         let bids = PerSeat::all(None);
#         Ok(Auction { seats, bids, uncovered: false })
#     }
#     fn seats(&self) -> Seats {
#         self.seats
#     }

    fn next(&self) -> Next {
        let waiting: SeatSet = self.seats.iter().filter(|&seat| self.bids[seat].is_none()).collect();
        match self.uncovered {
            true => Next::Over,
            false if waiting.is_empty() => Next::Uncover,
            false => Next::Seats(waiting),
        }
    }

    /// Nobody sees this but the seat itself.
    fn act(&mut self, seat: Seat, bid: u8) {
        self.bids[seat] = Some(bid);
    }

    fn uncover(&mut self) {
        self.uncovered = true;
    }
#     fn actions(&self, _: Seat, out: &mut Vec<u8>) {
#         out.extend([1, 2, 3]);
#     }
#     fn check(&self, _: Seat, bid: u8) -> Result<(), BadBid> {
#         (1..=3).contains(&bid).then_some(()).ok_or(BadBid)
#     }
#     fn draw<D: Dice>(&self, _: &mut D) {}
#     fn check_outcome(&self, _: &()) -> Result<(), BadBid> {
#         Err(BadBid)
#     }
#     fn reveal(&mut self, _: &()) {}
#     fn score(&self, seat: Seat) -> Score {
#         let mut score = Score::default();
#         score.line("the bid", self.total(seat));
#         score
#     }
#     fn total(&self, seat: Seat) -> i32 {
#         self.bids[seat].map_or(0, i32::from)
#     }
}

let mut auction: Auction = new_game(&NoOptions, 2)?;
let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
auction.act(second, 3);
assert_eq!(auction.next(), Next::Seats(SeatSet::only(first)));
auction.act(first, 2);
// Both have bid and nobody knows more than before; now the bids are turned over.
assert_eq!(auction.next(), Next::Uncover);
auction.uncover();
assert_eq!(auction.next(), Next::Over);
# Ok::<(), OptionError>(())
