//! JSON as anybody's program writes it. To many of them 2.0 is the whole number 2, and to JSON Schema, in which the API is
//! described, it is too.

use serde::de::DeserializeOwned;
use serde_json::{Error, Number, Value};

/// Above this not every whole number has a floating-point number of its own.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// Reads what somebody has sent.
pub(crate) fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Error> {
    let error = match serde_json::from_slice(text) {
        Err(error) if error.is_data() => error,
        read => return read,
    };
    // It costs more than to read it at once, and is hardly ever needed.
    let mut value = serde_json::from_slice(text)?;
    match whole(&mut value) {
        true => serde_json::from_value(value),
        false => Err(error),
    }
}

/// Writes whole numbers without a point. Says whether there were any that had one.
fn whole(value: &mut Value) -> bool {
    match value {
        Value::Number(number) if number.is_f64() => {
            let exact = |number: &f64| number.fract() == 0.0 && number.abs() <= EXACT;
            let found = number.as_f64().filter(exact);
            if let Some(found) = found {
                *number = match found < 0.0 {
                    true => Number::from(found as i64),
                    false => Number::from(found as u64),
                };
            }
            found.is_some()
        }
        // All of them are looked at, not only the first.
        Value::Array(values) => values.iter_mut().fold(false, |any, value| any | whole(value)),
        Value::Object(fields) => fields.values_mut().fold(false, |any, value| any | whole(value)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_may_have_a_point() {
        let numbers = |text: &str| read::<Vec<u32>>(text.as_bytes()).ok();
        assert_eq!(numbers("[1, 2.0, 3e2]"), Some(vec![1, 2, 300]));
        for wrong in [
            "[1.5]",
            "[-1.0]",
            "[1e300]",
            "[4294967296.0]",
            "[1.0",
            "[\"1.0\"]",
        ] {
            assert_eq!(numbers(wrong), None, "{wrong}");
        }
        assert_eq!(read::<Vec<i8>>(b"[-2.0]").ok(), Some(vec![-2]));
    }
}
