import type { SignOutReason } from './sign-out-reason.ts';

/** How a session ended, for the other tabs: requested by the user, or for a reason. */
export type End = 'asked' | SignOutReason;

const key = 'duu:session-end';

/** A tab that loads within this time after the end still explains it. */
const recentMs = 60_000;

interface Told {
  readonly end: End;
  readonly isRecent: boolean;
}

/** Written as `reason time`. */
function asTold(value: string | null): Told | null {
  const [end, at] = (value ?? '').split(' ');
  if (end !== 'asked' && end !== 'disabled' && end !== 'expired') return null;
  return { end, isRecent: Math.abs(Date.now() - Number(at)) < recentMs };
}

/** Every tab loses the session, but only one knows why and tells the others. null: somebody is signed in again. */
export function notifyTabs(end: End | null): void {
  try {
    if (end === null) localStorage.removeItem(key);
    else localStorage.setItem(key, `${end} ${Date.now()}`);
  } catch {
    // Storage may be blocked: the other tabs then ask the provider themselves.
  }
}

export function endTold(): Told | null {
  try {
    return asTold(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Called when another tab reports the reason, after this one has lost the session. */
export function onEndNotice(listener: (end: End) => void): void {
  addEventListener('storage', (event) => {
    const told = event.key === key ? asTold(event.newValue) : null;
    if (told !== null) listener(told.end);
  });
}
