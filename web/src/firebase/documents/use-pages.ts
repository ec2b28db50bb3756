import type { WithId } from '@duu/contract/id';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import type { DocsQuery } from './docs-query.ts';
import type { RawDoc } from './firestore-door.ts';
import { LivePages, type PagesState } from './live-pages.ts';
import { parseDoc } from './parse-doc.ts';
import type { DocsState } from './use-docs.ts';

/** Documents: more than a window shows, and as many as the browser takes in without a frame that is late. */
const firstSize = 25;
const nextSize = 15;

const loading: PagesState = { status: 'loading', docs: [], hasMore: false, error: null };

const parsedDocs = new WeakMap<RawDoc, unknown>();

/** Parses a document once: a page that has not changed keeps its documents, however long the list is. */
function parsedOnce<S extends z.ZodType<object>>(
  path: string,
  raw: RawDoc,
  schema: S,
): WithId<z.output<S>> {
  const known = parsedDocs.get(raw);
  // A document is watched under one path, which has one schema.
  if (known !== undefined) return known as WithId<z.output<S>>;
  const parsed = parseDoc(`${path}/${raw.id}`, raw, schema);
  parsedDocs.set(raw, parsed);
  return parsed;
}

/**
 * A long live list in pages by cursor, for lists that people scroll through. Shorter ones are simpler with
 * `useDocs`. Another query keeps the old list on the page until the new one is here.
 */
export function usePages<S extends z.ZodType<object>>(
  of: DocsQuery | null,
  schema: S,
): DocsState<z.output<S>> & { readonly isPrevious: boolean; readonly retry: () => void } {
  const uid = useUid();
  const key = `${uid}|${JSON.stringify(of)}`;
  const [pages, setPages] = useState<{
    key: string;
    live: LivePages | null;
    state: PagesState;
  } | null>(null);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((value) => value + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query and the person, the round asks again
  useEffect(() => {
    if (of === null || uid === '') return;
    let ended = false;
    let live: LivePages | null = null;
    const fail = (error: unknown) => {
      const state: PagesState = {
        ...loading,
        status: 'error',
        error: error instanceof Error ? error : new Error(String(error)),
      };
      if (!ended) setPages((before) => ({ live: before?.live ?? null, key, state }));
    };
    import('./firestore-door.ts').then((door) => {
      if (ended) return;
      live = new LivePages(door, of, of.pageSize ?? firstSize, nextSize);
      const show = () => {
        if (live !== null && live.state.status !== 'loading')
          setPages({ key, live, state: live.state });
      };
      live.subscribe(show);
      show();
    }, fail);
    return () => {
      ended = true;
      live?.stop();
    };
  }, [key, round]);
  const current = pages?.key.startsWith(`${uid}|`) ? pages : null;
  const state = current?.state ?? loading;
  const path = of?.path ?? '';
  const parsed = useMemo(() => {
    try {
      return {
        docs: state.docs.map((raw) => parsedOnce(path, raw, schema)),
        error: state.error,
      };
    } catch (error) {
      return { docs: [] as WithId<z.output<S>>[], error: error as Error };
    }
  }, [state, path, schema]);
  const loadMore = useCallback(() => current?.live?.loadMore(), [current?.live]);
  return {
    status: parsed.error !== null && parsed.docs.length === 0 ? 'error' : state.status,
    docs: parsed.docs,
    hasMore: state.hasMore && current?.key === key,
    loadMore,
    retry,
    error: parsed.error,
    isPrevious: current !== null && current.key !== key,
  };
}
