import type { DictionaryEntry } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../deps.ts';

type Entries = readonly WithId<DictionaryEntry>[];

const mostKept = 100;

/** In the order in which they were last asked for. */
const kept = new Map<string, { readonly revision: number; readonly entries: Entries }>();

/**
 * The person's respellings, in the order they were made. Each look at how a text is read asks for all of them, so they are
 * kept while the revision on the person's document stays: one read in place of up to a thousand.
 */
export async function keptDictionary({ documents }: Deps, uid: string): Promise<Entries> {
  const user = (await documents.user(uid).get()).data();
  const before = kept.get(uid);
  kept.delete(uid);
  if (!user) return [];
  const revision = user.dictionaryRevision ?? 0;
  const entries = before?.revision === revision ? before.entries : await read(documents, uid);
  kept.set(uid, { revision, entries });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return entries;
}

async function read(documents: Deps['documents'], uid: string): Promise<Entries> {
  const found = await documents.dictionary(uid).orderBy('createdAt').get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}
