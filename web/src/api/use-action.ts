import { useCallback, useState } from 'react';
import { ApiError } from './api-error.ts';

/**
 * Runs what a button or a form does with calls. `busy` meanwhile; `error` is the last run's, which `run` returns too.
 * Other errors than an ApiError are thrown.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = useCallback(async (work: () => Promise<unknown>): Promise<ApiError | null> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return failure;
    } finally {
      setBusy(false);
    }
  }, []);
  const forget = useCallback(() => setError(null), []);
  return { busy, error, run, forget };
}
