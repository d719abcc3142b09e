//! How many files, and so connections, this process may have open.

/// Lets this process open as many files as the system allows, since every connection is one.
pub fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let before = getrlimit(Resource::Nofile);
        // Some systems say that there is no limit and still refuse more than this.
        let at_least = Some(before.current.unwrap_or(0).max(10_240));
        let may = |current| Rlimit { current, ..before };
        let raised = setrlimit(Resource::Nofile, may(before.maximum));
        if raised
            .or_else(|_| setrlimit(Resource::Nofile, may(at_least)))
            .is_err()
        {
            tracing::debug!("the number of files cannot be raised");
        }
    }
}

/// How many files this process may have open, if that is limited.
pub(crate) fn most_files() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        let most = getrlimit(Resource::Nofile).current?;
        usize::try_from(most).ok()
    }
    #[cfg(not(unix))]
    None
}
