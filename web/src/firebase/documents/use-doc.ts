import type { WithId } from '@duu/contract/id';
import type { z } from 'zod';
import { liveDoc } from './live.ts';
import type { Live } from './live-cache.ts';
import { useLive } from './use-live.ts';

export type DocState<T> = Live<WithId<T> | null>;

/**
 * One live document; its data is null if it is missing. A null path waits. Without an answer it counts as failed after
 * `timeoutMs`.
 */
export function useDoc<S extends z.ZodType<object>>(
  path: string | null,
  schema: S,
  timeoutMs: number | null = null,
): DocState<z.output<S>> {
  return useLive(path === null ? null : liveDoc(path, schema), null, timeoutMs).state;
}
