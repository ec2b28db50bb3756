const key = 'signed-in';

/** Lets the landing page link to the app without loading the sign-in SDK. Not trusted for anything else. */
export function markSignedIn(yes: boolean): void {
  try {
    if (yes) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage may be blocked (private windows): the landing page then shows the sign-in button.
  }
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
