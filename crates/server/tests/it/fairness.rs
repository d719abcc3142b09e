//! Nobody starves the others: whoever asks for more than a share waits for it, or is told so, and nobody else notices.

mod cancel;
mod deaf;
mod first_page;
mod onlookers;
mod thinking;
