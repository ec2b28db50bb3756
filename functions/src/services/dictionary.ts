import { createHash } from 'node:crypto';
import { countCharacters } from '@duu/contract/characters';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { respellingLimit } from '@duu/contract/spoken';
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

/** Makes or replaces an entry and answers its id. Errors: `dictionary.limit_reached`, `dictionary.spoken_too_long`. */
export async function saveRespelling(
  { documents, now }: Deps,
  uid: string,
  respelling: Respelling,
): Promise<string> {
  const limit = respellingLimit(respelling.written);
  if (countCharacters(respelling.spoken) > limit) {
    throw new ApiError('dictionary.spoken_too_long', { limit });
  }
  const entryId = entryIdOf(respelling);
  const ref = documents.dictionaryEntry(uid, entryId);
  const known = (await ref.get()).data();
  if (!known) {
    const { count } = (await documents.dictionary(uid).count().get()).data();
    if (count >= limits.dictionaryEntries) {
      throw new ApiError('dictionary.limit_reached', { limit: limits.dictionaryEntries });
    }
  }
  await ref.set({ ...respelling, createdAt: known?.createdAt ?? now() });
  return entryId;
}

/** Errors: `dictionary.not_found`. */
export async function deleteRespelling(
  { documents }: Deps,
  uid: string,
  entryId: string,
): Promise<void> {
  const ref = documents.dictionaryEntry(uid, entryId);
  if (!(await ref.get()).exists) throw new ApiError('dictionary.not_found');
  await ref.delete();
}
