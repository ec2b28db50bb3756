import { useState } from 'react';

/**
 * Headers for a request that must not be done twice: the same for the same input as long as the dialog is open, so that it
 * can be sent again after a lost answer.
 */
export function useOnceKey(): (input: object) => { 'Idempotency-Key': string } {
  const [keys] = useState(() => new Map<string, string>());
  return (input) => {
    const body = JSON.stringify(input);
    const key = keys.get(body) ?? crypto.randomUUID();
    keys.set(body, key);
    return { 'Idempotency-Key': key };
  };
}
