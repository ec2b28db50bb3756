import type { GivenInputOf, OutputOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { useCallback, useRef } from 'react';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';

type ConversionRequest = GivenInputOf<Calls['synthesize']>;
export type ConversionStarted = OutputOf<Calls['synthesize']>;

/** What a press requests: a new audio, or a free conversion of this one. */
export interface ConversionIntent {
  readonly audioId: string | null;
  readonly request: ConversionRequest;
}

/**
 * Starts conversions. Each press has its own idempotency key; after a lost response, the next press for the same thing
 * reuses the key, so that it can neither create nor charge twice.
 */
export function useConvert() {
  const { busy, error, run, forget } = useAction();
  const lastUnanswered = useRef<{ body: string; key: string } | null>(null);
  const running = useRef(false);

  const convert = useCallback(
    async (press: ConversionIntent): Promise<ConversionStarted | null> => {
      if (running.current) return null;
      running.current = true;
      const body = JSON.stringify(press);
      const key =
        lastUnanswered.current?.body === body ? lastUnanswered.current.key : crypto.randomUUID();
      const { audioId, request: input } = press;
      const headers = { 'Idempotency-Key': key };
      let started: ConversionStarted | null = null;
      const failure = await run(async () => {
        started =
          audioId === null
            ? await callApi(calls.synthesize, { input, headers })
            : await callApi(calls.resynthesize, { params: { audioId }, input, headers });
      });
      // Without an answer from the server, the conversion may have started.
      lastUnanswered.current = failure?.key === null ? { body, key } : null;
      running.current = false;
      return started;
    },
    [run],
  );
  return { convert, busy, error, clearError: forget };
}
