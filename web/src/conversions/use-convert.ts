import type { GivenInputOf, OutputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call.ts';
import { markBusy } from '../feedback/busy.ts';

type ConversionRequest = GivenInputOf<Calls['synthesize']>;
export type ConversionStarted = OutputOf<Calls['synthesize']>;

/** What a press requests: a new audio, or a free conversion of this one. */
export interface Press {
  readonly audioId: string | null;
  readonly request: ConversionRequest;
}

/**
 * Starts conversions. Each press has its own idempotency key; after a lost response, the next press for the same thing
 * reuses the key, so that it can neither create nor charge twice.
 */
export function useConvert() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const unanswered = useRef<{ body: string; key: string } | null>(null);
  const running = useRef(false);

  const convert = useCallback(async (press: Press): Promise<ConversionStarted | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    const done = markBusy();
    const body = JSON.stringify(press);
    const key = unanswered.current?.body === body ? unanswered.current.key : crypto.randomUUID();
    const headers = { 'Idempotency-Key': key };
    try {
      const started =
        press.audioId === null
          ? await callApi(calls.synthesize, { input: press.request, headers })
          : await callApi(calls.resynthesize, {
              params: { audioId: press.audioId },
              input: press.request,
              headers,
            });
      unanswered.current = null;
      return started;
    } catch (failure) {
      // Without an answer from the server, the conversion may have started.
      const lost = !(failure instanceof ApiError) || failure.key === null;
      unanswered.current = lost ? { body, key } : null;
      setError(failure instanceof ApiError ? failure : new ApiError(null, 0, null));
      return null;
    } finally {
      done();
      running.current = false;
      setBusy(false);
    }
  }, []);
  const clearError = useCallback(() => setError(null), []);
  return { convert, busy, error, clearError };
}
