const key = 'signed-in';

/** Lets the landing page show the way into the app without loading the sign-in SDK. Never trusted for more. */
export function markSignedIn(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage may be closed to us (private windows): the landing page then shows the sign-in button.
  }
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
