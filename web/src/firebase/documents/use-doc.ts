import type { WithId } from '@duu/contract/id';
import { useMemo } from 'react';
import type { z } from 'zod';
import { liveDoc } from './live.ts';
import { parseDoc } from './parse-doc.ts';
import { useLive } from './use-live.ts';

export type DocState<T> =
  | { readonly status: 'loading'; readonly data?: undefined }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: Error }
  | { readonly status: 'ready'; readonly data: WithId<T> | null };

/** One live document; null data where there is none. A null path waits. */
export function useDoc<S extends z.ZodType<object>>(
  path: string | null,
  schema: S,
): DocState<z.output<S>> {
  const data = useLive(path ?? '', path === null ? null : liveDoc(path));
  return useMemo<DocState<z.output<S>>>(() => {
    if (path === null || !data) return { status: 'loading' };
    if (!data.ok) return { status: 'error', error: data.error };
    if (data.value === null) return { status: 'ready', data: null };
    try {
      return { status: 'ready', data: parseDoc(path, data.value, schema) };
    } catch (error) {
      return { status: 'error', error: error as Error };
    }
  }, [path, data, schema]);
}
