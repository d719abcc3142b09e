//! The conformance suite on a toy game with hidden cards: the honest one passes, and every way to cheat is found.
//!
//! Two seats are dealt one of five cards each. In turn each says `high` or `low`, or shows its card with the card's
//! number. Then the cards are uncovered, and who has the higher one wins its number.

use plat_engine::conformance::Suite;
use plat_engine::page::Line;
use plat_engine::{
    Board, Dice, Difficulty, Event, Game, Info, Knowledge, Next, Notation, NotationError, Observer,
    OptionError, OptionInfo, Options, Parts, PerSeat, Refusal, Score, Seat, SeatScore, SeatSet, Seats, Seen,
    Sentence, Session, SessionDice, Shape, Table, Token, View, Voice, fingerprint,
};

/// What is wrong with a variant of the game.
mod flaw {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_AND_LOG_SHOW_THE_OTHER_CARD: u8 = 1;
    pub(crate) const LOG_SHOWS_THE_OTHER_CARD: u8 = 2;
    pub(crate) const ACTIONS_DEPEND_ON_THE_OTHER_CARD: u8 = 3;
    pub(crate) const REFUSAL_TELLS_THE_OTHER_CARD: u8 = 4;
    pub(crate) const CHECKER_ALLOWS_MORE: u8 = 5;
    pub(crate) const LINES_DO_NOT_SUM: u8 = 6;
    pub(crate) const WORDS_DO_NOT_READ_BACK: u8 = 7;
    pub(crate) const SHOWING_CAN_BE_TAKEN_BACK: u8 = 8;
    pub(crate) const RESAMPLING_KEEPS_THE_SECRET: u8 = 9;
    pub(crate) const NEVER_ENDS: u8 = 10;
    pub(crate) const PICK_IS_CROOKED: u8 = 11;
    pub(crate) const TOKENS_ARE_AMBIGUOUS: u8 = 12;
    pub(crate) const NOTHING_TO_TOUCH: u8 = 13;
    pub(crate) const FINGERPRINT_KNOWS_THE_OTHER_CARD: u8 = 14;
    pub(crate) const FINGERPRINT_IS_BLIND: u8 = 15;
    pub(crate) const OFFERS_WHAT_CANNOT_BE: u8 = 16;
    pub(crate) const RESAMPLING_KEEPS_ONE_CARD: u8 = 17;
    pub(crate) const SHOWING_OPENS_BOTH_CARDS: u8 = 18;
    pub(crate) const LAST_WORD_OPENS_BOTH_CARDS: u8 = 19;
    pub(crate) const UNCOVERING_CHANGES_NOTHING: u8 = 20;
    pub(crate) const UNCOVERING_IS_NOT_TOLD_TO_ALL: u8 = 21;
    pub(crate) const RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW: u8 = 22;
}

#[derive(Clone, Debug, PartialEq)]
struct Cards<const FLAW: u8> {
    cards: PerSeat<u8>,
    shown: PerSeat<bool>,
    said: PerSeat<Option<Say>>,
    turn: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Say {
    High,
    Low,
    Show(u8),
}

#[derive(Clone, Debug, Default, PartialEq)]
struct NoOptions;

impl Options for NoOptions {
    const KNOWN: &'static [OptionInfo] = &[];

    fn set_known(&mut self, _: &str, _: &str) -> Result<(), OptionError> {
        Ok(())
    }

    fn get(&self, _: &str) -> String {
        String::new()
    }
}

#[derive(Clone, Debug, PartialEq)]
struct NotYours(String);

impl std::fmt::Display for NotYours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotYours {}

impl Refusal for NotYours {
    fn rule(&self) -> &'static str {
        "show your own card"
    }
}

fn other(seat: Seat) -> Seat {
    Seat::ALL[1 - seat.index()]
}

fn number(say: Say) -> u8 {
    match say {
        Say::High => 8,
        Say::Low => 9,
        Say::Show(card) => card,
    }
}

impl<const FLAW: u8> Game for Cards<FLAW> {
    const INFO: Info = Info {
        id: "cards",
        name: "Cards",
        designer: "nobody",
        year: 2000,
        about: "a toy",
        seats: 2..=2,
        minutes: 1,
        difficulty: Difficulty::Light,
        small_screen: &[],
        hidden: true,
        revision: 1,
        longest: 4,
        // The suite wants a rule book of some length.
        rule_book: include_str!("conformance.rs"),
        translations: &[],
        pictures: &[],
    };
    type Options = NoOptions;
    type Action = Say;
    type Outcome = (u8, u8);
    type Refusal = NotYours;

    fn new(_: &NoOptions, _: Seats) -> Result<Self, OptionError> {
        Ok(Cards {
            cards: PerSeat::all(0),
            shown: PerSeat::all(false),
            said: PerSeat::all(None),
            turn: 0,
        })
    }

    fn seats(&self) -> Seats {
        Seats::new(2).unwrap()
    }

    fn next(&self) -> Next {
        match self.turn {
            0 => Next::Chance,
            1 | 2 => Next::Seats(SeatSet::only(Seat::ALL[self.turn - 1])),
            3 if FLAW != flaw::NEVER_ENDS => Next::Uncover,
            _ if FLAW == flaw::NEVER_ENDS => Next::Seats(SeatSet::only(Seat::ALL[self.turn % 2])),
            _ => Next::Over,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Say>) {
        out.extend([Say::High, Say::Low]);
        if FLAW != flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW {
            out.push(Say::Show(self.cards[seat]));
        }
        if FLAW == flaw::ACTIONS_DEPEND_ON_THE_OTHER_CARD && self.cards[other(seat)] > 3 {
            out.remove(0);
        }
    }

    fn check(&self, seat: Seat, action: Say) -> Result<(), NotYours> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        if actions.contains(&action) || FLAW == flaw::CHECKER_ALLOWS_MORE {
            Ok(())
        } else if FLAW == flaw::REFUSAL_TELLS_THE_OTHER_CARD {
            Err(NotYours(format!("the other has {}", self.cards[other(seat)])))
        } else {
            Err(NotYours("that is not your card".to_owned()))
        }
    }

    fn act(&mut self, seat: Seat, action: Say) {
        self.said[seat] = Some(action);
        self.shown[seat] = matches!(action, Say::Show(_));
        let opens = match FLAW {
            flaw::SHOWING_OPENS_BOTH_CARDS => self.shown[seat],
            flaw::LAST_WORD_OPENS_BOTH_CARDS => self.turn == 2,
            _ => false,
        };
        if opens {
            self.shown = PerSeat::all(true);
        }
        self.turn += 1;
    }

    fn draw<D: Dice>(&self, dice: &mut D) -> (u8, u8) {
        let mut cards = [1, 2, 3, 4, 5];
        dice.shuffle(&mut cards);
        (cards[0], cards[1])
    }

    fn check_outcome(&self, &(a, b): &(u8, u8)) -> Result<(), NotYours> {
        let fits = (1..=5).contains(&a) && (1..=5).contains(&b) && a != b;
        fits.then_some(())
            .ok_or_else(|| NotYours("no such deal".to_owned()))
    }

    fn reveal(&mut self, &(a, b): &(u8, u8)) {
        self.cards[Seat::ALL[0]] = a;
        self.cards[Seat::ALL[1]] = b;
        self.turn = 1;
    }

    fn uncover(&mut self) {
        if FLAW != flaw::UNCOVERING_CHANGES_NOTHING {
            self.turn += 1;
        }
    }

    fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        score.line("the higher card", self.total(seat));
        if FLAW == flaw::LINES_DO_NOT_SUM {
            score.line("for luck", 1);
        }
        score
    }

    fn total(&self, seat: Seat) -> i32 {
        let wins = self.cards[seat] > self.cards[other(seat)];
        if wins && self.turn > 3 || FLAW == flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW {
            i32::from(self.cards[seat])
        } else {
            0
        }
    }

    fn pick<D: Dice>(&self, seat: Seat, dice: &mut D, scratch: &mut Vec<Say>) -> Say {
        scratch.clear();
        self.actions(seat, scratch);
        let index = dice.below(scratch.len() as u32) as usize;
        if FLAW == flaw::PICK_IS_CROOKED {
            scratch[0]
        } else {
            scratch[index]
        }
    }
}

impl<const FLAW: u8> Knowledge for Cards<FLAW> {
    type View = CardsView;

    fn view(&self, observer: Observer) -> CardsView {
        let over = self.next() == Next::Over;
        let cheats = FLAW == flaw::VIEW_AND_LOG_SHOW_THE_OTHER_CARD;
        let own = FLAW != flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW;
        let sees = |seat: Seat| over || cheats || own && observer.is(seat) || self.shown[seat];
        CardsView {
            cards: self
                .seats()
                .iter()
                .map(|seat| sees(seat).then(|| self.cards[seat]))
                .collect(),
            said: self
                .seats()
                .iter()
                .map(|seat| self.said[seat].map(number))
                .collect(),
            own: match observer {
                Observer::Seat(seat) if FLAW != flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW => {
                    self.cards[seat]
                }
                _ => 0,
            },
            scores: {
                let points_show = FLAW == flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW;
                let knows = |seat: &Seat| over || points_show && observer.is(*seat);
                let seats = self.seats().iter().filter(knows);
                seats.map(|seat| self.score(seat).of(seat)).collect()
            },
            touchable: match (observer, self.next()) {
                (Observer::Seat(seat), Next::Seats(acting)) => {
                    acting.has(seat) && FLAW != flaw::NOTHING_TO_TOUCH || FLAW == flaw::OFFERS_WHAT_CANNOT_BE
                }
                _ => false,
            },
        }
    }

    fn see(&self, event: &Event<Self>, observer: Observer) -> Seen {
        // A view and a log that leak the same agree with each other; that alone must not save them.
        let cheats = matches!(
            FLAW,
            flaw::LOG_SHOWS_THE_OTHER_CARD | flaw::VIEW_AND_LOG_SHOW_THE_OTHER_CARD
        );
        match event {
            Event::Act { seat, action } => Seen {
                marks: Vec::new(),
                seat: Some(*seat),
                word: self.word(*action),
                says: "says something".into(),
            },
            Event::Uncover if FLAW == flaw::UNCOVERING_IS_NOT_TOLD_TO_ALL && observer.is(Seat::ALL[0]) => {
                Seen {
                    word: "?".to_owned(),
                    ..Seen::uncovering()
                }
            }
            Event::Uncover => Seen::uncovering(),
            Event::Draw((a, b)) => {
                let tell = |seat: Seat, card: u8| {
                    if cheats || observer.is(seat) {
                        card.to_string()
                    } else {
                        "?".to_owned()
                    }
                };
                Seen {
                    marks: Vec::new(),
                    seat: None,
                    word: format!("{},{}", tell(Seat::ALL[0], *a), tell(Seat::ALL[1], *b)),
                    says: "cards are dealt".into(),
                }
            }
        }
    }

    fn discloses(&self, _: Seat, action: Say) -> bool {
        let opens =
            matches!(action, Say::Show(_)) || FLAW == flaw::LAST_WORD_OPENS_BOTH_CARDS && self.turn == 2;
        opens && FLAW != flaw::SHOWING_CAN_BE_TAKEN_BACK
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let secret = match FLAW == flaw::FINGERPRINT_KNOWS_THE_OTHER_CARD {
            true => self.cards[other(seat)],
            false => 0,
        };
        let shown = Seat::ALL.map(|seat| self.shown[seat].then(|| self.cards[seat]));
        match FLAW == flaw::FINGERPRINT_IS_BLIND {
            true => 0,
            false => fingerprint((self.cards[seat], shown, self.said, self.turn, secret)),
        }
    }

    fn resample<D: Dice>(&self, seat: Seat, dice: &mut D) -> Self {
        let mut copy = self.clone();
        let open = self.shown[other(seat)] || self.next() == Next::Over || self.turn == 0;
        let keeps = matches!(
            FLAW,
            flaw::RESAMPLING_KEEPS_THE_SECRET | flaw::RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW
        );
        if !open && !keeps {
            let unseen: Vec<u8> = (1..=5).filter(|card| *card != self.cards[seat]).collect();
            if FLAW != flaw::RESAMPLING_KEEPS_ONE_CARD || self.cards[other(seat)] != 5 {
                copy.cards[other(seat)] = *dice.pick(&unseen);
            }
        }
        copy
    }
}

#[derive(Clone, Debug, PartialEq, serde::Serialize)]
struct CardsView {
    cards: Vec<Option<u8>>,
    said: Vec<Option<u8>>,
    own: u8,
    scores: Vec<SeatScore>,
    touchable: bool,
}

impl View for CardsView {
    fn parts(&self, _voice: &Voice) -> Parts {
        let words = [
            "high".to_owned(),
            "low".to_owned(),
            self.own.to_string(),
            "say".to_owned(),
        ];
        let shapes = words.into_iter().filter(|_| self.touchable).map(|word| {
            Shape::rect("cell", 0.0, 0.0, 1.0, 1.0)
                .label(word.clone())
                .token(Token::new(word))
        });
        let board = Board::new("board", (1.0, 1.0), shapes.collect());
        Parts::new("Say something").board(board.titled(format!("cards {:?}", self.cards)))
    }

    fn board_lines(&self, _board: usize, _voice: &Voice) -> Vec<Line> {
        vec![format!("{:?} {:?}", self.cards, self.said).into()]
    }

    fn scores(&self) -> &[SeatScore] {
        &self.scores
    }
}

impl<const FLAW: u8> Notation for Cards<FLAW> {
    fn word(&self, action: Say) -> String {
        match action {
            Say::High => "high".to_owned(),
            Say::Low if FLAW == flaw::WORDS_DO_NOT_READ_BACK => "high".to_owned(),
            Say::Low => "low".to_owned(),
            Say::Show(card) => card.to_string(),
        }
    }

    fn parse(&self, word: &str) -> Result<Say, NotationError> {
        match (word, word.parse()) {
            ("high", _) => Ok(Say::High),
            ("low", _) => Ok(Say::Low),
            (_, Ok(card)) => Ok(Say::Show(card)),
            _ => Err(NotationError::new(word, "high, low or a card")),
        }
    }

    fn outcome_word(&self, (a, b): &(u8, u8)) -> String {
        format!("{a},{b}")
    }

    fn parse_outcome(&self, word: &str) -> Result<(u8, u8), NotationError> {
        let read = || {
            let (a, b) = word.split_once(',')?;
            Some((a.parse().ok()?, b.parse().ok()?))
        };
        read().ok_or_else(|| NotationError::new(word, "two cards"))
    }

    fn tokens(&self, action: Say) -> Vec<Token> {
        match action {
            Say::Low if FLAW == flaw::TOKENS_ARE_AMBIGUOUS => vec![Token::new("say")],
            Say::High if FLAW == flaw::TOKENS_ARE_AMBIGUOUS => vec![Token::new("say"), Token::new("high")],
            Say::Low => vec![Token::new("low")],
            _ => vec![Token::new(self.word(action))],
        }
    }

    fn says(&self, action: Say) -> Sentence {
        self.word(action).into()
    }
}

fn run<const FLAW: u8>() {
    Suite {
        games: 200,
        playouts: 200,
        ..Suite::with_options(&[])
    }
    .run::<Cards<FLAW>>();
}

#[test]
fn the_honest_game_passes() {
    run::<{ flaw::NONE }>();
}

#[test]
fn a_preview_shows_what_the_seat_knows_and_nothing_that_hangs_on_a_secret() {
    for seed in ["1", "2", "3", "4", "5"] {
        let dice = SessionDice::seeded(seed.parse().unwrap());
        let players = vec!["one".to_owned(), "two".to_owned()];
        let mut session = Session::<Cards<{ flaw::NONE }>>::new(NoOptions, players, dice).unwrap();
        session.settle().unwrap();
        let voice = Table::voice(&session, "en");
        let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
        assert!(
            session
                .look(Observer::Seat(second))
                .preview("high", &voice)
                .is_err(),
            "not their turn"
        );
        assert!(
            session.look(Observer::Seat(first)).preview("6", &voice).is_err(),
            "no such card"
        );
        let preview = session
            .look(Observer::Seat(first))
            .preview("high", &voice)
            .unwrap();
        Table::act(&mut session, first, "high").unwrap();
        assert_eq!(preview, Some(session.look(Observer::Seat(first)).parts(&voice)));
        // The second word is the last, but only what follows it opens both cards.
        let preview = session
            .look(Observer::Seat(second))
            .preview("high", &voice)
            .unwrap();
        Table::act(&mut session, second, "high").unwrap();
        assert_eq!(preview, Some(session.look(Observer::Seat(second)).parts(&voice)));
        assert_eq!(Session::next(&session), Next::Uncover);
    }
}

#[test]
fn what_is_uncovered_is_an_entry_that_everybody_is_told_of_and_nobody_takes_back() {
    let dice = || SessionDice::seeded("1".parse().unwrap());
    let players = || vec!["one".to_owned(), "two".to_owned()];
    let mut session = Session::<Cards<{ flaw::NONE }>>::new(NoOptions, players(), dice()).unwrap();
    let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
    assert_eq!(session.settle(), Ok(1), "the cards are dealt");
    session.act_word(first, "high").unwrap();
    session.act_word(second, "low").unwrap();
    assert!(session.can_take_back(second));
    let refused = session.act_word(first, "high").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "what is hidden has to be uncovered before seat 1 can act"
    );
    assert_eq!(session.settle(), Ok(1), "the cards are uncovered");
    assert_eq!(session.next(), Next::Over);
    assert!(!session.can_take_back(second));
    for observer in Observer::all(session.seats()) {
        assert_eq!(session.seen(observer, 3)[0].word, "uncover");
    }
    let text = session.record().to_string();
    assert!(text.contains("\n3. 2 low\n4. - uncover\nresult "), "{text}");

    // A record from before there were uncoverings is read as before.
    let replay = |text: &str| {
        let record = plat_engine::Record::parse(text).unwrap();
        Session::<Cards<{ flaw::NONE }>>::replay(&record).map_err(|fault| fault.to_string())
    };
    let old = replay(&text.replace("4. - uncover\n", "")).unwrap();
    assert_eq!(old.record().to_string(), text);
    let twice = text.replace("4. - uncover\n", "4. - uncover\n5. - uncover\n");
    assert!(
        replay(&twice)
            .unwrap_err()
            .ends_with("nothing is to be uncovered now")
    );
}

/// One test a flaw: the suite must stop with these words.
macro_rules! finds {
    ($($test:ident: $flaw:ident => $words:literal,)*) => {
        $(
            #[test]
            #[should_panic(expected = $words)]
            fn $test() {
                run::<{ flaw::$flaw }>();
            }
        )*
    };
}

finds! {
    finds_a_view_that_leaks: VIEW_AND_LOG_SHOW_THE_OTHER_CARD => "depends on what seat",
    finds_a_log_that_leaks: LOG_SHOWS_THE_OTHER_CARD => "log and view do not tell the same",
    finds_actions_that_leak: ACTIONS_DEPEND_ON_THE_OTHER_CARD => "actions of seat",
    finds_a_refusal_that_leaks: REFUSAL_TELLS_THE_OTHER_CARD => "the refusal of",
    finds_a_checker_that_allows_too_much: CHECKER_ALLOWS_MORE => "is allowed but not generated",
    finds_lines_that_do_not_sum: LINES_DO_NOT_SUM => "its lines sum to",
    finds_words_that_do_not_read_back: WORDS_DO_NOT_READ_BACK => "which reads",
    finds_a_take_back_of_a_disclosed_secret: SHOWING_CAN_BE_TAKEN_BACK => "shows a secret, but could be taken back",
    finds_a_resample_that_changes_nothing: RESAMPLING_KEEPS_THE_SECRET => "`resample` leaves",
    finds_a_resample_that_leaves_one_card_in_place: RESAMPLING_KEEPS_ONE_CARD => "`resample` leaves",
    finds_a_game_without_an_end: NEVER_ENDS => "no end after 4 entries",
    finds_a_crooked_pick: PICK_IS_CROOKED => "pick 1 of 3 gave",
    finds_ambiguous_tokens: TOKENS_ARE_AMBIGUOUS => "leave more than one action",
    finds_a_scene_without_the_things_to_touch: NOTHING_TO_TOUCH => "cannot see it",
    finds_what_is_offered_to_somebody_who_is_not_to_act: OFFERS_WHAT_CANNOT_BE => "and is not to act",
    finds_a_fingerprint_that_knows_too_much: FINGERPRINT_KNOWS_THE_OTHER_CARD
        => "the fingerprint of seat",
    finds_an_action_that_opens_what_its_seat_cannot_know: SHOWING_OPENS_BOTH_CARDS => "learns by its own Show",
    finds_a_last_action_that_uncovers: LAST_WORD_OPENS_BOTH_CARDS => "learns by its own",
    finds_an_uncovering_that_changes_nothing: UNCOVERING_CHANGES_NOTHING => "`uncover` changes nothing",
    finds_an_uncovering_that_not_all_hear_of: UNCOVERING_IS_NOT_TOLD_TO_ALL => "it is the same for everybody",
    finds_a_secret_that_only_points_show: RESAMPLING_KEEPS_WHAT_ONLY_POINTS_SHOW => "`resample` leaves",
    finds_a_fingerprint_that_knows_too_little: FINGERPRINT_IS_BLIND => "sees two things with the same fingerprint",
}
