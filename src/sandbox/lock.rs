//! Taking locks.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A lock is only poisoned by a panic elsewhere, which has been reported already.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
