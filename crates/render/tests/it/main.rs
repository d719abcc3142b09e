//! One binary for all tests beside the crate: pictures of scenes.

mod explain;
mod pictures;

#[allow(
    dead_code,
    reason = "the example writes files; here its drawings are only looked at"
)]
#[path = "../../examples/architecture.rs"]
mod architecture;

/// The drawings of ARCHITECTURE.md show the house as it is.
#[test]
fn the_drawings_of_the_architecture_are_those_of_today() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let drawn = [
        (
            "architecture-crates.svg",
            architecture::house().expect("manifests"),
        ),
        ("architecture-move.svg", architecture::way_of_a_move()),
    ];
    for (name, scene) in drawn {
        let kept = std::fs::read_to_string(folder.join(name)).expect(name);
        let now = plat_render::svg(&scene, plat_render::Theme::Light);
        assert!(
            kept == now,
            "draw docs/pictures/{name} anew: cargo run -p plat-render --example architecture -- docs/pictures"
        );
    }
}
