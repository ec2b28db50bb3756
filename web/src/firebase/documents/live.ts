import type { WithId } from '@duu/contract/id';
import type { z } from 'zod';
import { subscribeToDoc, subscribeToPage } from './database.ts';
import { type DocsQuery, keyOf, maxIdsPerQuery, type RawDoc } from './docs-query.ts';
import { fetchCount } from './firestore-rest.ts';
import { failed, type Live, loading, type Source, subscribeTo } from './live-cache.ts';
import { type List, LivePages, unchanged } from './live-pages.ts';
import { parseDoc } from './parse-doc.ts';

/** One live document; its data is null if it is missing. */
export function liveDoc<S extends z.ZodType<object>>(
  path: string,
  schema: S,
): Source<WithId<z.output<S>> | null> {
  return {
    key: path,
    subscribe(emit) {
      const fail = (error: unknown) => emit(failed(error));
      let last: WithId<z.output<S>> | null | undefined;
      return subscribeToDoc(
        path,
        (raw) => {
          try {
            const data = unchanged(last, raw && parseDoc(path, raw, schema));
            if (data === last) return;
            last = data;
            emit({ status: 'ready', data });
          } catch (error) {
            fail(error);
          }
        },
        fail,
      );
    },
  };
}

/** In documents: more than a window shows, and few enough not to delay a frame. */
const firstSize = 25;
const nextSize = 15;

/** A live list in pages. */
export function liveList<S extends z.ZodType<object>>(
  of: DocsQuery,
  schema: S,
): Source<List<WithId<z.output<S>>>> {
  const size = of.pageSize ?? firstSize;
  return {
    key: `${keyOf(of)} ${size}`,
    subscribe(emit) {
      const parse = (raw: RawDoc) => parseDoc(`${of.path}/${raw.id}`, raw, schema);
      const sizes = { first: size, next: nextSize, parse };
      const pages = new LivePages({ subscribeToPage }, of, sizes, emit);
      return () => pages.stop();
    },
  };
}

/**
 * Live documents of one collection by their ids, in the ids' order; those that do not exist are left out. A list stays
 * open for a while after its page, as all do: the next page of a search has the same ids and more, and reads only those.
 */
export function liveDocsById<S extends z.ZodType<object>>(
  path: string,
  ids: readonly string[],
  schema: S,
): Source<readonly WithId<z.output<S>>[]> {
  type Doc = WithId<z.output<S>>;
  return {
    key: `${path}?${ids.join()}`,
    subscribe(emit) {
      const chunks: Live<List<Doc>>[] = [];
      const starts = ids.map((_, at) => at).filter((at) => at % maxIdsPerQuery === 0);
      const show = (index: number, chunk: Live<List<Doc>>) => {
        chunks[index] = chunk;
        const failure = chunks.find((one) => one.status === 'error');
        const found = new Map<string, Doc>();
        for (const { data } of chunks) for (const doc of data?.docs ?? []) found.set(doc.id, doc);
        if (failure) emit(failure);
        else if (chunks.every(({ status }) => status === 'ready'))
          emit({ status: 'ready', data: ids.flatMap((id) => found.get(id) ?? []) });
      };
      for (const index of starts.keys()) chunks[index] = loading;
      const all = starts.map((at, index) => {
        const some = ids.slice(at, at + maxIdsPerQuery);
        const of = { path, where: [['__name__', 'in', some]], pageSize: maxIdsPerQuery } as const;
        return subscribeTo(liveList(of, schema), { next: (chunk) => show(index, chunk) });
      });
      return () => {
        for (const end of all) end();
      };
    },
  };
}

/** Returns the number of documents of a query, counted by the server once for each `round`. */
export function liveCount(of: DocsQuery, round: number): Source<number> {
  return {
    key: `${keyOf(of)} count ${round}`,
    subscribe(emit) {
      fetchCount(of).then(
        (data) => emit({ status: 'ready', data }),
        (error: unknown) => emit(failed(error)),
      );
      return () => undefined;
    },
  };
}
