import type { WithId } from '@duu/contract/id';
import type { z } from 'zod';
import { liveDocsById } from './live.ts';
import { answerTimeoutMs, useLive } from './use-live.ts';

const none: readonly never[] = [];

/** Live documents of one collection by their ids, in the ids' order; those that do not exist are left out. */
export function useDocsById<S extends z.ZodType<object>>(
  path: string,
  ids: readonly string[],
  schema: S,
): {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error: Error | null;
  readonly docs: readonly WithId<z.output<S>>[];
  readonly retry: () => void;
} {
  const { state, retry } = useLive(
    ids.length === 0 ? null : liveDocsById(path, ids, schema),
    null,
    answerTimeoutMs,
  );
  return {
    status: ids.length === 0 ? 'ready' : state.status,
    docs: state.data ?? none,
    error: state.status === 'error' ? state.error : null,
    retry,
  };
}
