//! The keys of the screen, in words.

/// The line at the foot of the screen.
pub(crate) const KEYS: &str = "arrows Tab: move   Enter: touch   Esc: let go   u: undo   h: hint   r: rules   l: log   p: points   s: save   ?: help   q: quit";

/// What the question mark shows.
pub(crate) const HELP: &str = "\
# Keys
arrows, Tab      move among the things that can be touched
Enter, Space     touch what the cursor is on; so does a click
1 to 9           one of the choices that are written out
Esc              let go of what was touched last
:                type an action's word, such as 3c4, or what you would touch, such as c4 3
u                undo: take your last action back, where that shows nothing that was secret
h                a hint
r                the rule book
l                the whole log
p                all points, line by line
s                save to a file; plat continue FILE goes on from there
PgUp, PgDn       scroll what does not fit; so does the wheel
q, Ctrl-C        leave

Touch things in any order: the cell first or the piece first. What can still be touched stands out.
When only one action is left, it is done.
";
