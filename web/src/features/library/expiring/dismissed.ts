const keyOf = (uid: string) => `duu-ending:${uid}`;

/**
 * Returns until when (time of deletion) this user has dismissed the notice in this browser. Newer audios expire later,
 * so one moment covers everything that the notice was about.
 */
export function dismissedUntil(uid: string): Date {
  try {
    return new Date(Number(localStorage.getItem(keyOf(uid))));
  } catch {
    return new Date(0);
  }
}

export function dismissUntil(uid: string, end: Date): void {
  try {
    localStorage.setItem(keyOf(uid), String(end.getTime()));
  } catch {
    // Storage is blocked: the notice returns on the next page.
  }
}
