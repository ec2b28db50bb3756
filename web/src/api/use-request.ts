import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '../feedback/use-online.ts';
import { ApiError } from './api-error.ts';

type State<T> =
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: null }
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiError }
  | { readonly status: 'ready'; readonly data: T; readonly error: null };

export type Request<T> = State<T> & {
  /** `data` was asked for with another key. */
  readonly isPrevious: boolean;
  /** Asks again. What came last stays meanwhile. */
  readonly reload: () => void;
};

interface Options {
  /** How long (ms) a new key is waited with, for typing to pause. */
  readonly delayMs?: number;
  /** Keeps the answer for the next who asks with this key: it is shown until the new one is there. */
  readonly keep?: boolean;
}

interface Answer<T> {
  readonly request: string | null;
  readonly key: string | null;
  readonly data: T | undefined;
  readonly error: ApiError | null;
}

const kept = new Map<string, unknown>();

/** What was asked for by one person is not shown to the next. */
export function forgetAnswers(): void {
  kept.clear();
}

/**
 * Asks when shown and when `key` changes; null waits. The key is all that decides what `load` asks for. What came last
 * stays while something else is asked for, and what failed for want of a connection is asked for again when it is back.
 */
export function useRequest<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { delayMs = 0, keep = false }: Options = {},
): Request<T> {
  const [answer, setAnswer] = useState<Answer<T>>(() => {
    const data = keep && key !== null ? (kept.get(key) as T | undefined) : undefined;
    return { request: null, key: data === undefined ? null : key, data, error: null };
  });
  const [round, setRound] = useState(0);
  const request = key === null ? null : `${round} ${key}`;
  const ask = useEffectEvent((signal: AbortSignal) => {
    load(signal).then(
      (data) => {
        if (signal.aborted) return;
        if (keep && key !== null) kept.set(key, data);
        setAnswer({ request, key, data, error: null });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setAnswer((before) => ({ ...before, request, error }));
      },
    );
  });
  useEffect(() => {
    if (request === null) return;
    const abort = new AbortController();
    const timer = delayMs > 0 ? setTimeout(() => ask(abort.signal), delayMs) : undefined;
    if (timer === undefined) ask(abort.signal);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, delayMs]);
  const reload = useCallback(() => setRound((value) => value + 1), []);
  const { data } = answer;
  const isAnswered = answer.request !== null && (request === null || answer.request === request);
  const error = isAnswered ? answer.error : null;
  useWhenOnline(error?.status === 0 ? reload : null);
  const isPrevious = key !== null && data !== undefined && answer.key !== key;
  if (error !== null) return { status: 'error', data, error, isPrevious, reload };
  if (isAnswered) return { status: 'ready', data: data as T, error, isPrevious, reload };
  return { status: 'loading', data, error, isPrevious, reload };
}
