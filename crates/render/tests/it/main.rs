//! One binary for all tests beside the crate: pictures of scenes.

mod explain;
mod pictures;
