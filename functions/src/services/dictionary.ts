import { createHash } from 'node:crypto';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';

/** The same word in the same language is the same entry, however it is cased. */
function entryIdOf({ language, written }: Respelling): string {
  const hash = createHash('sha256').update(`${language}\n${written.toLowerCase()}`).digest('hex');
  return hash.slice(0, 32);
}

/** The person's respellings, in the order they were made. */
export async function dictionaryOf(
  { documents }: Deps,
  uid: string,
): Promise<WithId<DictionaryEntry>[]> {
  const found = await documents.dictionary(uid).orderBy('createdAt').get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** Makes or replaces an entry and answers its id. Errors: `dictionary.limit_reached`. */
export async function saveRespelling(
  { documents, now }: Deps,
  uid: string,
  respelling: Respelling,
): Promise<string> {
  const entryId = entryIdOf(respelling);
  const ref = documents.dictionaryEntry(uid, entryId);
  const known = (await ref.get()).data();
  if (!known) {
    const { count } = (await documents.dictionary(uid).count().get()).data();
    if (count >= limits.dictionaryEntries) {
      throw new ApiError('dictionary.limit_reached', { limit: limits.dictionaryEntries });
    }
  }
  const createdAt = known?.createdAt ?? now();
  await documents.transact(async (tx) => tx.set(ref, { ...respelling, createdAt }));
  return entryId;
}

/** Errors: `dictionary.not_found`. */
export async function deleteRespelling(
  { documents }: Deps,
  uid: string,
  entryId: string,
): Promise<void> {
  const ref = documents.dictionaryEntry(uid, entryId);
  await documents.transact(async (tx) => {
    if (!(await tx.get(ref)).exists) throw new ApiError('dictionary.not_found');
    tx.delete(ref);
  });
}
