import { useState } from 'react';
import { type DocsQuery, keyOf } from './docs-query.ts';
import { liveCount } from './live.ts';
import type { Live } from './live-cache.ts';
import { answerTimeoutMs, useLive } from './use-live.ts';

let rounds = 0;

/**
 * Counts the documents of a query on the server. Counts again whenever `version` changes, a live number that is null until
 * it is known. The previous count stays until the new one arrives.
 */
export function useCount(of: DocsQuery | null, version: number | null): Live<number> {
  const key = of && keyOf(of);
  // A counter, not the version, is the cache key: a version can recur with a different count.
  const [asked, setAsked] = useState(() => ({ key, version, round: ++rounds }));
  const isNew = version !== null && version !== asked.version;
  if (asked.key !== key || (isNew && asked.version !== null))
    setAsked({ key, version, round: ++rounds });
  // The first version belongs to the count already requested.
  else if (isNew) setAsked({ ...asked, version });
  return useLive(of && liveCount(of, asked.round), key, answerTimeoutMs).state;
}
