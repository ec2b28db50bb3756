// A request with an Idempotency-Key is executed once. Later ones get the first answer, even a 500.
import { StripeFault } from './fault.ts';
import type { Answer, Store } from './store.ts';

/** Returns the key's earlier answer. @throws StripeFault if it was for another request */
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
