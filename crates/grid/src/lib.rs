//! Cells of a square board, sets of them, neighbours and groups.
