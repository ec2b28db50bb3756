import { useCallback, useRef } from 'react';
import { useAction } from './use-action.ts';

type Send<Press, Answer> = (
  press: Press,
  headers: { readonly 'Idempotency-Key': string },
) => Promise<Answer>;

/**
 * Makes a call that creates or charges something. Each press has its own idempotency key; after a lost response, the next
 * press for the same thing reuses the key, so that it can neither create nor charge twice. One press at a time, which ends
 * with what `follow` does about the answer.
 */
export function useKeyed<Press, Answer>(send: Send<Press, Answer>) {
  const { busy, error, run, forget } = useAction();
  const lastUnanswered = useRef<{ body: string; key: string } | null>(null);
  const running = useRef(false);

  const press = useCallback(
    async (pressed: Press, follow?: (answer: Answer) => Promise<void>): Promise<Answer | null> => {
      if (running.current) return null;
      running.current = true;
      const body = JSON.stringify(pressed);
      const key =
        lastUnanswered.current?.body === body ? lastUnanswered.current.key : crypto.randomUUID();
      let answer: Answer | null = null;
      const failure = await run(async () => {
        answer = await send(pressed, { 'Idempotency-Key': key });
        await follow?.(answer);
      });
      // Without an answer from the server, it may have been done.
      lastUnanswered.current = failure?.key === null ? { body, key } : null;
      running.current = false;
      return answer;
    },
    [run, send],
  );
  return { press, busy, error, clearError: forget };
}
