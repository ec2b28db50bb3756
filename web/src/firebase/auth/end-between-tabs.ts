import type { SignOutReason } from './sign-out-reason.ts';

/** How a session ended, for the other tabs: requested by the user, or for a reason. */
export type SessionEnd = 'asked' | SignOutReason;

const key = 'duu:session-end';

/** A tab that loads within this time still shows why the session ended. */
const recentMs = 60_000;

interface StoredEnd {
  readonly end: SessionEnd;
  readonly isRecent: boolean;
}

/** Written as `reason time`. */
function parseEnd(value: string | null): StoredEnd | null {
  const [end, at] = (value ?? '').split(' ');
  if (end !== 'asked' && end !== 'disabled' && end !== 'expired') return null;
  return { end, isRecent: Math.abs(Date.now() - Number(at)) < recentMs };
}

/** Stores why the session ended, which only one tab knows, for the other tabs; null after a new sign-in. */
export function notifyTabs(end: SessionEnd | null): void {
  try {
    if (end === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${end} ${Date.now()}`);
  } catch {
    // Storage may be blocked: the other tabs then ask the provider themselves.
  }
}

export function storedSessionEnd(): StoredEnd | null {
  try {
    return parseEnd(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Calls the listener when another tab stores the reason. */
export function onEndNotice(listener: (end: SessionEnd) => void): void {
  addEventListener('storage', (event) => {
    const stored = event.key === key ? parseEnd(event.newValue) : null;
    if (stored !== null) listener(stored.end);
  });
}
