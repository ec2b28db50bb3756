import { endWith, filter, type Observable, Subject, takeUntil } from 'rxjs';

/** How often each person has left: reactfire keeps what it has read under its key for good. */
const ends = new Map<string, number>();
/** Tells whose documents stay, null for nobody's. */
const personChange = new Subject<string | null>();
const onClear = new Set<() => void>();

/** New once the person has left, so that nobody is shown, or refused, what another session was. */
export function liveKey(uid: string, what: string): string {
  const end = ends.get(uid) ?? 0;
  ends.set(uid, end);
  return `${uid}|${end}|${what}`;
}

/** Ends with `last` as the person leaves: the listener stops, and reactfire lets go of what it held. */
export function untilLeft<T>(uid: string, source: Observable<T>, last: T): Observable<T> {
  const left = personChange.pipe(filter((keepUid) => keepUid !== uid));
  return source.pipe(takeUntil(left), endWith(last));
}

/** What the person who just arrived has begun to read stays. */
export function clearLiveCache(keepUid: string | null): void {
  for (const [uid, end] of ends) if (uid !== keepUid) ends.set(uid, end + 1);
  personChange.next(keepUid);
  for (const clear of onClear) clear();
}

/** Other things that belong to one person (file addresses) and go with them. */
export function onPersonChange(clear: () => void): void {
  onClear.add(clear);
}
