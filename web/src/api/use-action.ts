import { useCallback, useState } from 'react';
import { blockReload } from '../feedback/reload-block.ts';
import { ApiError } from './api-error.ts';

interface Action<E> {
  readonly busy: boolean;
  /** The `name` of the work in progress, for several buttons that share a state; null if nothing runs. */
  readonly running: string | null;
  /** The last run's error. */
  readonly error: E | null;
  /** Returns the error, too. */
  readonly run: (work: () => Promise<unknown>, name?: string) => Promise<E | null>;
  readonly forget: () => void;
}

function onlyApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/**
 * Runs what a button or a form does, during which the page is busy. `errorOf` returns the error to keep, or null if the page
 * shows none; it throws what is unexpected. By default that is everything but an ApiError.
 */
export function useAction(): Action<ApiError>;
export function useAction<E>(errorOf: (error: unknown) => E | null): Action<E>;
export function useAction(errorOf: (error: unknown) => unknown = onlyApiError): Action<unknown> {
  const [running, setRunning] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = useCallback(
    async (work: () => Promise<unknown>, name = ''): Promise<unknown> => {
      const done = blockReload();
      setRunning(name);
      setError(null);
      try {
        await work();
        return null;
      } catch (failure) {
        const kept = errorOf(failure);
        setError(kept);
        return kept;
      } finally {
        setRunning(null);
        done();
      }
    },
    [errorOf],
  );
  const forget = useCallback(() => setError(null), []);
  return { busy: running !== null, running, error, run, forget };
}
