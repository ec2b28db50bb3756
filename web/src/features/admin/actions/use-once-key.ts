import { useState } from 'react';

/**
 * Headers for a request that must run only once: the same for the same input while the dialog is open, so that it can be
 * repeated after a lost response.
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
