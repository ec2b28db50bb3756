import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor, type PageEnd } from '@duu/contract/cursor';
import { type SearchHit, searchHit } from '@duu/contract/documents/search';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { lookupOf, matches, wordsOf } from '../audios/search-words.ts';

type Search = Calls['searchAudios'];

const batchSize = 60;
/** Batches per call, so that a rare second word does not read a whole library. */
const maxBatches = 5;

type Filters = Required<Omit<QueryOf<Search>, 'query' | 'cursor'>>;

/** Total over the call's filters: one that is not compared does not compile. */
const comparisons: Record<keyof Filters, (entry: SearchHit, query: QueryOf<Search>) => boolean> = {
  archived: (entry, { archived }) => entry.archived === (archived === 'true'),
  collectionId: (entry, { collectionId = entry.collectionId }) =>
    entry.collectionId === collectionId,
  speakerId: (entry, { speakerId = entry.speakerId }) => entry.speakerId === speakerId,
  language: (entry, { language = entry.language }) => entry.language === language,
};

const fits = (entry: SearchHit, query: QueryOf<Search>) =>
  Object.values(comparisons).every((compare) => compare(entry, query));

/**
 * Searches newest first. A page may be short or empty if few candidates match. One index serves all filters;
 * the rest is compared here.
 */
export async function searchAudios(
  { documents }: Deps,
  uid: string,
  query: QueryOf<Search>,
): Promise<OutputOf<Search>> {
  const queryWords = wordsOf(query.query);
  const lookup = lookupOf(queryWords);
  if (lookup === null) return { audioIds: [], nextCursor: null };
  const all = documents
    .searches(uid)
    .where('prefixes', 'array-contains', lookup)
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .withConverter(null)
    .select(...Object.keys(searchHit.shape))
    .limit(batchSize);
  const audioIds: string[] = [];
  let after: PageEnd | null = query.cursor === undefined ? null : decodeCursor(query.cursor);
  for (let batches = 0; batches < maxBatches; batches++) {
    const page = await (after ? all.startAfter(after.createdAt, ...after.ids) : all).get();
    for (const doc of page.docs) {
      const entry = searchHit.parse(doc.data());
      after = { createdAt: entry.createdAt, ids: [doc.id] };
      if (!fits(entry, query) || !matches(queryWords, entry.words)) continue;
      audioIds.push(doc.id);
      if (audioIds.length === limits.pageSize) return { audioIds, nextCursor: encodeCursor(after) };
    }
    if (page.size < batchSize) return { audioIds, nextCursor: null };
  }
  return { audioIds, nextCursor: after && encodeCursor(after) };
}
