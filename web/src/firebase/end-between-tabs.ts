import type { SignOutReason } from './sign-out-reason.ts';

/** How a session ended, as the other tabs should know it: by the person's own wish, or for a reason. */
export type End = 'asked' | SignOutReason;

const key = 'duu:session-end';

function asEnd(value: string | null): End | null {
  return value === 'asked' || value === 'disabled' || value === 'expired' ? value : null;
}

/** Every tab loses the session, but only one of them is told why. null: somebody is signed in again. */
export function tellTabs(end: End | null): void {
  try {
    if (end === null) localStorage.removeItem(key);
    else localStorage.setItem(key, end);
  } catch {
    // Storage may be closed to us: the other tabs then ask the provider themselves.
  }
}

export function endTold(): End | null {
  try {
    return asEnd(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** What another tab tells after this one has lost the session. */
export function onEndTold(listener: (end: End) => void): void {
  addEventListener('storage', (event) => {
    const end = event.key === key ? asEnd(event.newValue) : null;
    if (end !== null) listener(end);
  });
}
