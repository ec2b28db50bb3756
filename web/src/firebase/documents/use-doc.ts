import type { WithId } from '@duu/contract/id';
import { useMemo } from 'react';
import { useObservable } from 'reactfire';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import type { RawDoc } from './firestore-door.ts';
import { type Live, liveDoc, nothingLive } from './live.ts';
import { liveKey } from './live-cache.ts';
import { parseDoc } from './parse-doc.ts';

export type DocState<T> =
  | { readonly status: 'loading'; readonly data?: undefined }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: Error }
  | { readonly status: 'ready'; readonly data: WithId<T> | null };

/** One live document; null data where there is none. A null path waits. */
export function useDoc<S extends z.ZodType<object>>(
  path: string | null,
  schema: S,
): DocState<z.output<S>> {
  const uid = useUid();
  const source = path === null ? nothingLive : liveDoc(path);
  const { data } = useObservable<Live<RawDoc | null>>(liveKey(uid, path ?? ''), source, {
    suspense: false,
  });
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
