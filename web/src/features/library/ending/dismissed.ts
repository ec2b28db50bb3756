const keyOf = (uid: string) => `duu-ending:${uid}`;

/**
 * Until when (the time of deletion) this person has put the notice away in this browser. Audios that are made later
 * end later too, so one moment stands for all that the notice was about.
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
    // Where storage is closed to us the notice comes back with the next page.
  }
}
