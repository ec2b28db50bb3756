import type { Call, OutputOf } from '@duu/contract/calls/call';
import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '../feedback/use-online.ts';
import { ApiError } from './api-error.ts';
import { type CallArgs, callApi } from './call.ts';

export type CallState<T> =
  | { status: 'loading'; data: T | undefined }
  | { status: 'error'; data: T | undefined; error: ApiError }
  | { status: 'ready'; data: T };

/** Makes a reading call when shown and when `args` change; null waits. Its error is for the page to show in place, or `toast` says it. */
export function useCall<C extends Call>(
  call: C,
  args: CallArgs<C> | null,
): CallState<OutputOf<C>> & { reload: () => void } {
  const [state, setState] = useState<CallState<OutputOf<C>>>({
    status: 'loading',
    data: undefined,
  });
  const [round, setRound] = useState(0);
  const key = JSON.stringify(args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the args, `round` asks again
  useEffect(() => {
    if (args === null) return;
    const abort = new AbortController();
    setState((before) => ({ status: 'loading', data: before.data }));
    const load = callApi as (call: Call, args: object) => Promise<OutputOf<C>>;
    load(call, { toast: false, ...args, signal: abort.signal }).then(
      (data) => {
        if (!abort.signal.aborted) setState({ status: 'ready', data });
      },
      (error: unknown) => {
        if (abort.signal.aborted || !(error instanceof ApiError)) return;
        setState((before) => ({ status: 'error', data: before.data, error }));
      },
    );
    return () => abort.abort();
  }, [call, key, round]);
  const reload = useCallback(() => setRound((value) => value + 1), []);
  // What failed for want of a connection comes by itself when it is back.
  const lost = state.status === 'error' && state.error.status === 0;
  useWhenOnline(lost ? reload : null);
  return { ...state, reload };
}
