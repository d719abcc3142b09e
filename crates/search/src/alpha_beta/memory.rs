//! What a search has found out, in a table of fixed size that threads may share and a file may keep.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use thiserror::Error;

use super::Key;

/// Findings by key. Where there is no room left, what was found out with the least effort is forgotten.
pub struct Memory {
    /// A finding is two words: the key's lower half combined with the finding, and the finding. A word that
    /// another thread overwrites in between does not match any more, so nothing else guards them.
    words: Vec<[AtomicU64; 2]>,
    /// The key's upper half shifted by this is the number of the shelf.
    shift: u32,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The value is at least this.
    pub least: i16,
    /// The value is at most this.
    pub most: i16,
    /// The best move so far, as [`Position::pack`](super::Position::pack) numbers it.
    pub best: u16,
    /// The effort it took: the number of positions looked at is about two to this.
    pub effort: u8,
}

/// Findings that share a place, of which the least is forgotten first. They fill a cache line.
const SHELF: usize = 4;

/// What the first bytes of a file of findings are.
const MAGIC: &[u8; 8] = b"platfind";
/// Grows whenever files written before could not be understood any more.
const FORMAT: u32 = 1;

/// Why a file is not the memory that is wanted.
#[derive(Debug, Error)]
pub enum BadMemory {
    /// It cannot be read at all.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
    /// It is something else.
    #[error("it is not a table of findings")]
    Foreign,
    /// It was written by another version.
    #[error("it has format {found}, and this program reads format {FORMAT}")]
    Format {
        /// The format it has.
        found: u32,
    },
    /// It is about something else.
    #[error("it is about {found}, not about {wanted}")]
    About {
        /// What it is about.
        found: String,
        /// What it should be about.
        wanted: String,
    },
    /// It is larger than it may be.
    #[error("it has room for {room} findings, more than {most}")]
    Size {
        /// The room it has.
        room: usize,
        /// The most it may have.
        most: usize,
    },
    /// It ends too early, or its sum is wrong.
    #[error("it is damaged: {0}")]
    Damaged(&'static str),
}

impl Memory {
    /// A memory of at least this many findings (16 bytes each), rounded up to a power of two.
    pub fn new(findings: usize) -> Memory {
        let shelves = findings.div_ceil(SHELF).next_power_of_two().max(2);
        let words = (0..shelves * SHELF).map(|_| [AtomicU64::new(0), AtomicU64::new(0)]);
        Memory {
            words: words.collect(),
            shift: 64 - shelves.trailing_zeros(),
        }
    }

    /// How many findings there is room for.
    pub fn room(&self) -> usize {
        self.words.len()
    }

    /// How many findings it holds.
    pub fn len(&self) -> usize {
        let known = |word: &&[AtomicU64; 2]| word[1].load(Ordering::Relaxed) != 0;
        self.words.iter().filter(known).count()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Finding> {
        let (shelf, check) = self.place(key);
        shelf.iter().find_map(|word| {
            let finding = word[1].load(Ordering::Relaxed);
            let matches = word[0].load(Ordering::Relaxed) ^ finding == check;
            (matches && finding != 0).then(|| Finding::unpack(finding))
        })
    }

    /// Remembers what was found out about a position, in place of what was known of it before.
    #[inline]
    pub fn put(&self, key: Key, finding: Finding) {
        let (shelf, check) = self.place(key);
        let mut chosen = (u16::MAX, 0);
        for (index, word) in shelf.iter().enumerate() {
            let old = word[1].load(Ordering::Relaxed);
            if old == 0 || word[0].load(Ordering::Relaxed) ^ old == check {
                chosen = (0, index);
                break;
            }
            chosen = chosen.min((1 + u16::from(Finding::unpack(old).effort), index));
        }
        store(&shelf[chosen.1], check, finding.pack());
    }

    /// Writes all findings that took at least this effort, for [`Memory::read`]. `about` says what they are about.
    pub fn write(&self, about: &str, effort: u8, out: &mut dyn Write) -> io::Result<()> {
        let mut out = Summing {
            inner: out,
            sum: Sum::default(),
        };
        out.write_all(MAGIC)?;
        out.write_all(&FORMAT.to_le_bytes())?;
        out.write_all(&(about.len() as u32).to_le_bytes())?;
        out.write_all(about.as_bytes())?;
        out.write_all(&(self.words.len() as u64).to_le_bytes())?;
        for (place, word) in self.words.iter().enumerate() {
            let finding = word[1].load(Ordering::Relaxed);
            let check = word[0].load(Ordering::Relaxed) ^ finding;
            if finding != 0 && Finding::unpack(finding).effort >= effort {
                let shelf = (place / SHELF) as u32 + 1;
                out.write_all(&shelf.to_le_bytes())?;
                out.write_all(&check.to_le_bytes())?;
                out.write_all(&finding.to_le_bytes())?;
            }
        }
        // There is no shelf 0, so it ends the list.
        out.write_all(&0u32.to_le_bytes())?;
        let sum = out.sum.0;
        out.inner.write_all(&sum.to_le_bytes())?;
        out.inner.flush()
    }

    /// Reads what [`Memory::write`] wrote, into a memory of the same size, if that is not more than `most` findings.
    pub fn read(about: &str, most: usize, input: &mut dyn Read) -> Result<Memory, BadMemory> {
        let mut input = Reading {
            inner: input,
            sum: Sum::default(),
        };
        if &input.bytes::<8>().map_err(|_| BadMemory::Foreign)? != MAGIC {
            return Err(BadMemory::Foreign);
        }
        let found = u32::from_le_bytes(input.bytes()?);
        if found != FORMAT {
            return Err(BadMemory::Format { found });
        }
        input.expect_about(about)?;
        let room = u64::from_le_bytes(input.bytes()?);
        // All of it first: a damaged size must not fill the memory of the machine.
        let mut findings = Vec::new();
        loop {
            let shelf = u32::from_le_bytes(input.bytes()?) as usize;
            if shelf == 0 {
                break;
            }
            let check = u64::from_le_bytes(input.bytes()?);
            findings.push((shelf - 1, check, u64::from_le_bytes(input.bytes()?)));
        }
        let sum = input.sum.0;
        if u64::from_le_bytes(input.bytes()?) != sum {
            return Err(BadMemory::Damaged("its sum is wrong"));
        }
        let room = usize::try_from(room)
            .ok()
            .filter(|room| room.is_power_of_two() && *room >= 2 * SHELF);
        let room = room.ok_or(BadMemory::Damaged("no table has its size"))?;
        if room > most {
            return Err(BadMemory::Size { room, most });
        }
        let memory = Memory::new(room);
        for (shelf, check, finding) in findings {
            let shelf = memory.words.get(shelf * SHELF..(shelf + 1) * SHELF);
            let shelf = shelf.ok_or(BadMemory::Damaged("a finding has no place"))?;
            let free = shelf.iter().find(|word| word[1].load(Ordering::Relaxed) == 0);
            let free = free.ok_or(BadMemory::Damaged("too many findings share a place"))?;
            if finding != Finding::unpack(finding).pack() {
                return Err(BadMemory::Damaged("a finding makes no sense"));
            }
            store(free, check, finding);
        }
        Ok(memory)
    }

    /// Where findings on this key are, and what tells them from others there.
    #[inline]
    fn place(&self, key: Key) -> (&[[AtomicU64; 2]], u64) {
        let shelf = ((key.bits >> 64) as u64 >> self.shift) as usize;
        (&self.words[shelf * SHELF..(shelf + 1) * SHELF], key.bits as u64)
    }
}

impl Finding {
    /// The highest bit is always set, so that no finding is 0.
    #[inline]
    fn pack(self) -> u64 {
        let most = u64::from(self.most as u16);
        let least = u64::from(self.least as u16);
        1 << 63 | u64::from(self.effort & 0x7f) << 48 | u64::from(self.best) << 32 | most << 16 | least
    }

    #[inline]
    fn unpack(word: u64) -> Finding {
        Finding {
            least: word as u16 as i16,
            most: (word >> 16) as u16 as i16,
            best: (word >> 32) as u16,
            effort: (word >> 48) as u8 & 0x7f,
        }
    }
}

#[inline]
fn store(word: &[AtomicU64; 2], check: u64, finding: u64) {
    word[0].store(check ^ finding, Ordering::Relaxed);
    word[1].store(finding, Ordering::Relaxed);
}

/// FNV-1a over all bytes: it finds accidents, not forgers.
struct Sum(u64);

impl Default for Sum {
    fn default() -> Sum {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

struct Summing<'a> {
    inner: &'a mut dyn Write,
    sum: Sum,
}

impl Summing<'_> {
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.add(bytes);
        self.inner.write_all(bytes)
    }
}

struct Reading<'a> {
    inner: &'a mut dyn Read,
    sum: Sum,
}

impl Reading<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], BadMemory> {
        let mut bytes = [0; N];
        self.inner
            .read_exact(&mut bytes)
            .map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => BadMemory::Damaged("it ends too early"),
                _ => BadMemory::Unreadable(error),
            })?;
        self.sum.add(&bytes);
        Ok(bytes)
    }

    fn expect_about(&mut self, wanted: &str) -> Result<(), BadMemory> {
        let length = u32::from_le_bytes(self.bytes()?);
        if length > 4096 {
            return Err(BadMemory::Damaged("what it is about is too long"));
        }
        let mut found = Vec::new();
        for _ in 0..length {
            found.extend(self.bytes::<1>()?);
        }
        match found == wanted.as_bytes() {
            true => Ok(()),
            false => Err(BadMemory::About {
                found: String::from_utf8_lossy(&found).into_owned(),
                wanted: wanted.to_owned(),
            }),
        }
    }
}
