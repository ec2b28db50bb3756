/** The address that an e-mail link was sent to, until it is opened in this browser. */
export const emailKey = 'duu:email-for-link';
/** A pending connection, while this tab is on another page. */
export const carriedKey = 'duu:pending-link';

/** Clears both, as the next user of this browser must not find them. */
export function clearSignIn(): void {
  try {
    localStorage.removeItem(emailKey);
    sessionStorage.removeItem(carriedKey);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
