/**
 * reactfire keeps what it has read in one global map, a refusal included, and hands it to whoever comes next.
 * Its keys here begin with the uid, and on every change of person the map is emptied of all others. Entries of
 * the person who just arrived stay: a page may already have begun to read.
 */
const holder = globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> };
const onClear = new Set<() => void>();

export function liveKey(uid: string, what: string): string {
  return `${uid}|${what}`;
}

export function clearLiveCache(keepUid: string | null): void {
  const cache = holder._reactFirePreloadedObservables;
  for (const key of cache ? [...cache.keys()] : [])
    if (keepUid === null || !key.startsWith(liveKey(keepUid, ''))) cache?.delete(key);
  for (const clear of onClear) clear();
}

/** Other things that belong to one person (file addresses) and go with them. */
export function onPersonChange(clear: () => void): void {
  onClear.add(clear);
}
