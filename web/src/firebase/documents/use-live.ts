import { useCallback, useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { entryOf, failed, type Live, loading, type Source } from './live-cache.ts';

/** How long (ms) a source may take to answer. Firestore's SDK, too, stops waiting for the server then. */
const answerTimeoutMs = 10_000;

const nothing = new Observable<never>();
const unanswered = failed(new Error('Firestore has not answered.'));

/** What every hook of live data returns, besides its data. */
export type LiveResult<T> = {
  readonly error: Error | null;
  /** Whether data of the previous source are shown, until those of this one arrive. */
  readonly isPrevious: boolean;
  /** Subscribes again after a failure, which is no longer shown. */
  readonly retry: () => void;
} & (
  | { readonly status: 'loading' | 'error'; readonly data?: undefined }
  | { readonly status: 'ready'; readonly data: T }
);

/**
 * Returns the state of a source, shared by its readers; null waits. While another source loads, the last state of the
 * same `group` stays. A source that does not answer in time counts as failed until it answers.
 */
export function useLive<T>(source: Source<T> | null, group: string | null = null): LiveResult<T> {
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
    if (awaited === null) return;
    const timer = setTimeout(() => setLate(awaited), answerTimeoutMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  const state: Live<T> = awaited !== null && awaited === late ? unanswered : (data ?? loading);
  const [last, setLast] = useState({ group, state });
  if (
    group !== null &&
    state.status !== 'loading' &&
    (state !== last.state || group !== last.group)
  )
    setLast({ group, state });
  const isPrevious = group !== null && state.status === 'loading' && last.group === group;
  const retry = useCallback(() => {
    setLast({ group: null, state: loading });
    entry?.end();
  }, [entry]);
  return { error: null, ...(isPrevious ? last.state : state), isPrevious, retry };
}
