//! Scenes as SVG and PNG pictures.
