//! Towns as a SAT problem: the independent check of the solver, and its rival in the benchmark.
//!
//! One variable for each colour of each open side, one for each face that a cell may show. A cell shows a face, a face
//! fixes its sides, a side has one colour, and sequential counters keep each kind (and the violations) to their number.

use std::collections::HashMap;

use plat_game_puzzle_town::{Cell, Face, Kind, Laid, Side, Town, Zone};
use plat_solve::town::Task;

/// Clauses over variables 1, 2, 3, ... as DIMACS writes them.
pub(crate) struct Formula {
    pub clauses: Vec<Vec<i32>>,
    pub variables: i32,
    shows: HashMap<(Cell, usize), i32>,
    town: Town,
}

impl Formula {
    /// The formula of a task in which the Park, if any, already lies.
    pub(crate) fn new(task: &Task, most_violations: Option<usize>) -> Formula {
        assert!(!task.tiles().has_park(), "one formula for each place of the Park");
        let town = task.town();
        let (size, border) = (town.size(), town.border());
        let mut formula = Formula {
            clauses: Vec::new(),
            variables: 0,
            shows: HashMap::new(),
            town: town.clone(),
        };
        let mut sides: HashMap<(Cell, Side), [i32; 3]> = HashMap::new();
        for cell in size.all_cells() {
            for side in [Side::East, Side::South] {
                let Some(next) = size.beyond(cell, side) else {
                    continue;
                };
                if town.at(cell).is_none() && town.at(next).is_none() {
                    let colours = [(); 3].map(|()| formula.variable());
                    formula.at_most_one(&colours);
                    sides.insert((cell, side), colours);
                    sides.insert((next, side.opposite()), colours);
                }
            }
        }
        let mut of_kind: Vec<Vec<i32>> = vec![Vec::new(); Kind::COUNT];
        for cell in size.all_cells().filter(|&cell| town.at(cell).is_none()) {
            let mut some = Vec::new();
            let mut kinds: HashMap<Kind, i32> = HashMap::new();
            let mut faces_of: HashMap<i32, Vec<i32>> = HashMap::new();
            for face in Face::all().filter(|face| task.tiles().count(face.kind()) > 0) {
                if !fits(town, cell, face) {
                    continue;
                }
                let shows = formula.variable();
                some.push(shows);
                formula.shows.insert((cell, face.index()), shows);
                for side in Side::ALL {
                    if let Some(colours) = sides.get(&(cell, side)) {
                        formula
                            .clauses
                            .push(vec![-shows, colours[face.zone(side) as usize]]);
                    }
                }
                let kind = *kinds.entry(face.kind()).or_insert_with(|| {
                    formula.variables += 1;
                    formula.variables
                });
                formula.clauses.push(vec![-shows, kind]);
                faces_of.entry(kind).or_insert_with(|| vec![-kind]).push(shows);
            }
            formula.clauses.extend(faces_of.into_values());
            formula.at_most_one(&some);
            formula.clauses.push(some);
            for (kind, variable) in kinds {
                of_kind[kind.index()].push(variable);
            }
        }
        for kind in Kind::all() {
            formula.at_most(&of_kind[kind.index()], task.tiles().count(kind));
        }
        // Implied, but worth much to the SAT solvers: where every tile is needed none is left over.
        if task.tiles().basic_tiles() == size.cells() - town.tiles().count() {
            for kind in Kind::all() {
                formula.at_least(&of_kind[kind.index()], task.tiles().count(kind));
            }
        }
        if let Some(most) = most_violations {
            formula.limit_violations(&sides, border, most);
        }
        formula
    }

    /// The town of a satisfying assignment.
    pub(crate) fn town(&self, is_true: impl Fn(i32) -> bool) -> Town {
        let mut town = self.town.clone();
        for (&(cell, face), &shows) in &self.shows {
            if is_true(shows) {
                town.lay(cell, Laid::Basic(Face::from_index(face).expect("a face")));
            }
        }
        town
    }

    fn limit_violations(&mut self, sides: &HashMap<(Cell, Side), [i32; 3]>, border: Zone, most: usize) {
        let size = self.town.size();
        let mut certain = self.town.violations();
        let mut open = Vec::new();
        for cell in size.all_cells().filter(|&cell| !size.on_edge(cell)) {
            for side in Side::ALL {
                let Some(next) = size.beyond(cell, side).filter(|&next| !size.on_edge(next)) else {
                    continue;
                };
                match (self.town.at(cell), self.town.at(next)) {
                    (None, None) if matches!(side, Side::East | Side::South) => {
                        open.push(sides[&(cell, side)][border as usize]);
                    }
                    (None, Some(laid)) => certain += usize::from(laid.zone(side.opposite()) == Some(border)),
                    _ => {}
                }
            }
        }
        match most.checked_sub(certain) {
            Some(rest) => self.at_most(&open, rest),
            None => self.clauses.push(Vec::new()),
        }
    }

    fn variable(&mut self) -> i32 {
        self.variables += 1;
        self.variables
    }

    fn at_most_one(&mut self, variables: &[i32]) {
        for (i, &one) in variables.iter().enumerate() {
            for &other in &variables[i + 1..] {
                self.clauses.push(vec![-one, -other]);
            }
        }
    }

    /// The mirror image of [`Formula::at_most`]: `counted[j]` after variable i only if more than j of the first i are true.
    fn at_least(&mut self, variables: &[i32], least: usize) {
        if least == 0 {
            return;
        }
        if variables.len() < least {
            self.clauses.push(Vec::new());
            return;
        }
        let mut before: Vec<i32> = Vec::new();
        for &variable in variables {
            let counted: Vec<i32> = (0..least).map(|_| self.variable()).collect();
            for (j, &more) in counted.iter().enumerate() {
                let earlier = before.get(j).copied();
                self.clauses
                    .push([-more, variable].into_iter().chain(earlier).collect());
                if j > 0 {
                    let earlier = earlier.into_iter().chain(before.get(j - 1).copied());
                    self.clauses.push([-more].into_iter().chain(earlier).collect());
                }
            }
            before = counted;
        }
        self.clauses.push(vec![before[least - 1]]);
    }

    /// Sinz's sequential counter: `counted[j]` after variable i says that more than j of the first i are true.
    fn at_most(&mut self, variables: &[i32], most: usize) {
        if variables.len() <= most {
            return;
        }
        let mut before: Vec<i32> = Vec::new();
        for &variable in variables {
            if most == 0 {
                self.clauses.push(vec![-variable]);
                continue;
            }
            let counted: Vec<i32> = (0..most).map(|_| self.variable()).collect();
            self.clauses.push(vec![-variable, counted[0]]);
            for j in 0..before.len() {
                self.clauses.push(vec![-before[j], counted[j]]);
                if j + 1 < most {
                    self.clauses.push(vec![-before[j], -variable, counted[j + 1]]);
                }
            }
            if let Some(&full) = before.get(most - 1) {
                self.clauses.push(vec![-full, -variable]);
            }
            before = counted;
        }
    }
}

/// Whether a face agrees with the border and with the tiles that lie already.
fn fits(town: &Town, cell: Cell, face: Face) -> bool {
    !matches!(
        town.check(cell, Laid::Basic(face)),
        Err(plat_game_puzzle_town::Refusal::Border { .. } | plat_game_puzzle_town::Refusal::Zones { .. })
    )
}

/// Asks CaDiCaL; `None` if the formula cannot be satisfied.
pub(crate) fn cadical(formula: &Formula) -> Option<Town> {
    ask_cadical(cadical::Solver::new(), formula)
}

/// Asks CaDiCaL with its settings for formulas that can be satisfied.
#[allow(dead_code, reason = "only the benchmark asks it")]
pub(crate) fn cadical_sat(formula: &Formula) -> Option<Town> {
    ask_cadical(
        cadical::Solver::with_config("sat").expect("a known setting"),
        formula,
    )
}

fn ask_cadical(mut solver: cadical::Solver, formula: &Formula) -> Option<Town> {
    for clause in &formula.clauses {
        solver.add_clause(clause.iter().copied());
    }
    let satisfied = solver.solve().expect("no limit was set");
    satisfied.then(|| formula.town(|variable| solver.value(variable) == Some(true)))
}

/// Asks Varisat; `None` if the formula cannot be satisfied.
#[allow(dead_code, reason = "only the benchmark asks it")]
pub(crate) fn varisat(formula: &Formula) -> Option<Town> {
    use varisat::{ExtendFormula, Lit};
    let mut solver = varisat::Solver::new();
    for clause in &formula.clauses {
        let clause: Vec<Lit> = clause
            .iter()
            .map(|&literal| Lit::from_dimacs(literal as isize))
            .collect();
        solver.add_clause(&clause);
    }
    solver.solve().expect("no limit was set").then(|| {
        let model = solver.model().expect("satisfied");
        let mut truth = vec![false; formula.variables as usize + 1];
        for literal in model {
            truth[literal.var().to_dimacs() as usize] = literal.is_positive();
        }
        formula.town(|variable| truth[variable as usize])
    })
}
