import { createHash } from 'node:crypto';
import { countCharacters } from '@duu/contract/characters';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import { limits } from '@duu/contract/limits';
import { respellingLimit } from '@duu/contract/spoken';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../http/actor.ts';
import { countOf } from '../repositories/aggregate.ts';
import { increment, type Transaction } from '../repositories/documents.ts';
import { ensureAccount } from './account/ensure-account.ts';

/** The same word in the same language is the same entry, however it is cased. */
function entryIdOf({ language, written }: Respelling): string {
  const hash = createHash('sha256').update(`${language}\n${written.toLowerCase()}`).digest('hex');
  return hash.slice(0, 32);
}

/**
 * Changes an entry together with the number of entries on the person's document, which keeps the limit in a race, and
 * raises its revision. `by` says how the number changes, given whether the entry is there.
 */
async function change(
  { documents }: Deps,
  uid: string,
  entryId: string,
  by: (tx: Transaction, known: DictionaryEntry | undefined, count: number) => number,
): Promise<void> {
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const known = (await tx.get(documents.dictionaryEntry(uid, entryId))).data();
    const count = user.counters.respellings ?? (await countOf(documents.dictionary(uid)));
    const respellings = count + by(tx, known, count);
    tx.update(documents.user(uid), {
      'counters.respellings': Math.max(0, respellings),
      dictionaryRevision: increment(1),
    });
  });
}

/** Makes or replaces an entry and answers its id. Errors: `dictionary.limit_reached`, `dictionary.spoken_too_long`. */
export async function saveRespelling(
  deps: Deps,
  actor: Actor,
  respelling: Respelling,
): Promise<string> {
  const limit = respellingLimit(respelling.written);
  if (countCharacters(respelling.spoken) > limit) {
    throw new ApiError('dictionary.spoken_too_long', { limit });
  }
  const entryId = entryIdOf(respelling);
  const ref = deps.documents.dictionaryEntry(actor.uid, entryId);
  await ensureAccount(deps, actor);
  await change(deps, actor.uid, entryId, (tx, known, count) => {
    if (!known && count >= limits.dictionaryEntries) {
      throw new ApiError('dictionary.limit_reached', { limit: limits.dictionaryEntries });
    }
    tx.set(ref, { ...respelling, createdAt: known?.createdAt ?? deps.now() });
    return known ? 0 : 1;
  });
  return entryId;
}

/** Errors: `dictionary.not_found`. */
export async function deleteRespelling(deps: Deps, uid: string, entryId: string): Promise<void> {
  const ref = deps.documents.dictionaryEntry(uid, entryId);
  if (!(await ref.get()).exists) throw new ApiError('dictionary.not_found');
  await change(deps, uid, entryId, (tx, known) => {
    if (!known) throw new ApiError('dictionary.not_found');
    tx.delete(ref);
    return -1;
  });
}
