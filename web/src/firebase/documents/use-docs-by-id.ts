import type { WithId } from '@duu/contract/id';
import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import { mostIds } from './docs-query.ts';
import type { RawDoc } from './firestore-door.ts';
import { parseDoc } from './parse-doc.ts';

/** Live documents of one collection by their ids, in the ids' order; those that do not exist are left out. */
export function useDocsById<S extends z.ZodType<object>>(
  path: string,
  ids: readonly string[],
  schema: S,
): { readonly ready: boolean; readonly docs: readonly WithId<z.output<S>>[] } {
  const uid = useUid();
  const key = `${uid}|${path}|${ids.join()}`;
  const [chunks, setChunks] = useState<{ key: string; found: ReadonlyMap<number, RawDoc[]> }>({
    key: '',
    found: new Map(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the path, the ids and the person
  useEffect(() => {
    const stops: (() => void)[] = [];
    let ended = false;
    void import('./firestore-door.ts').then((door) => {
      if (ended) return;
      for (let at = 0; at < ids.length; at += mostIds) {
        const some = ids.slice(at, at + mostIds);
        const show = (docs: RawDoc[]) =>
          setChunks((before) => {
            const found = new Map(before.key === key ? before.found : []);
            return { key, found: found.set(at, docs) };
          });
        stops.push(
          door.watchDocs({ path, where: [['__name__', 'in', some]] }, mostIds, show, () =>
            show([]),
          ),
        );
      }
    });
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [key]);
  const found = chunks.key === key ? chunks.found : null;
  return useMemo(() => {
    const byId = new Map<string, RawDoc>();
    for (const docs of found?.values() ?? []) for (const doc of docs) byId.set(doc.id, doc);
    const docs = ids.flatMap((id) => {
      const raw = byId.get(id);
      return raw === undefined ? [] : [parseDoc(`${path}/${id}`, raw, schema)];
    });
    return { ready: ids.length === 0 || (found?.size ?? 0) * mostIds >= ids.length, docs };
  }, [found, ids, path, schema]);
}
