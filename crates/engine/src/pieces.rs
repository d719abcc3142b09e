//! Pieces that more than one game on the shelf is played with, as shapes.
