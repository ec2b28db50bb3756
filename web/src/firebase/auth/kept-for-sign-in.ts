/** The address that a letter was sent to, until its link is opened in this browser. */
export const emailKey = 'duu:email-for-link';
/** What waits to be connected, while this tab is away. */
export const carriedKey = 'duu:pending-link';

/** They are one person's: whoever comes next to this browser must not find them. */
export function forgetSignIn(): void {
  try {
    localStorage.removeItem(emailKey);
    sessionStorage.removeItem(carriedKey);
  } catch {
    // A forbidden storage holds nothing that could be removed.
  }
}
