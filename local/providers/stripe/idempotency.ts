// Requests with the same Idempotency-Key are done once: the first answer is given again, a 500 too.
import { StripeFault } from './fault.ts';
import type { Answer, Store } from './store.ts';

/** Returns the answer that this key already had. Throws a StripeFault where it was for another request. */
export function answerBefore(store: Store, key: string | undefined, request: string) {
  const before = key === undefined ? undefined : store.answers.get(key);
  if (before && before.request !== request)
    throw new StripeFault(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      'idempotency_error',
    );
  return before;
}

export function keepAnswer(store: Store, key: string | undefined, answer: Answer): void {
  if (key !== undefined) store.answers.set(key, answer);
}
