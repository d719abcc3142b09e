//! One binary for all tests beside the crate: the program as people use it, and the rules of the house.

mod advice;
mod arena;
mod commands;
mod deck;
mod game_file;
mod looking;
mod output;
mod program;
mod results;
mod rule_books;
mod screen;
mod seats;
mod serve;
mod solve;
mod solve_subdivision;
mod tidy;
mod zoning_out;
