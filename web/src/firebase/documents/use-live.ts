import { useCallback, useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { entryOf, failed, type Live, loading, type Source } from './live-cache.ts';

/** When Firestore's SDK, too, stops waiting for the server (ms). */
export const answerTimeoutMs = 10_000;

const nothing = new Observable<never>();
const unanswered = failed(new Error('Firestore has not answered.'));

/**
 * The state of a source, shared by its readers; null waits. While another source loads, the last state of the same `group`
 * stays. A source that has not answered counts as failed after `timeoutMs`, until it answers.
 */
export function useLive<T>(
  source: Source<T> | null,
  group: string | null = null,
  timeoutMs: number | null = null,
) {
  const entry = source && entryOf(source);
  const { data } = useObservable<Live<T> | undefined>(
    entry?.id ?? 'nothing',
    entry?.states ?? nothing,
    { suspense: false },
  );
  useEffect(() => entry?.retain(true), [entry]);
  const [late, setLate] = useState<string | null>(null);
  const awaited = entry && (data ?? loading).status === 'loading' ? entry.id : null;
  useEffect(() => {
    if (awaited === null || timeoutMs === null) return;
    const timer = setTimeout(() => setLate(awaited), timeoutMs);
    return () => clearTimeout(timer);
  }, [awaited, timeoutMs]);
  const state: Live<T> = awaited !== null && awaited === late ? unanswered : (data ?? loading);
  const [last, setLast] = useState({ group, state });
  if (
    group !== null &&
    state.status !== 'loading' &&
    (state !== last.state || group !== last.group)
  )
    setLast({ group, state });
  const isPrevious = group !== null && state.status === 'loading' && last.group === group;
  /** Subscribes again after a failure, which is no longer shown. */
  const retry = useCallback(() => {
    setLast({ group: null, state: loading });
    entry?.end();
  }, [entry]);
  return { state: isPrevious ? last.state : state, isPrevious, retry };
}
