import { createHash } from 'node:crypto';
import { countCharacters } from '@duu/contract/characters';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import { limits } from '@duu/contract/limits';
import { respellingLimit, takesEndings } from '@duu/contract/spoken';
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

/** Whether two respellings are of one entry. */
export function isSameWord(one: Respelling, other: Respelling): boolean {
  const isSpelledAlike = one.written.toLowerCase() === other.written.toLowerCase();
  return isSpelledAlike && one.language === other.language;
}

/**
 * Changes entries together with their number on the person's document, which keeps the limit in a race, and raises its
 * revision. `by` says how the number changes, given which of the entries are there.
 */
async function change(
  { documents }: Deps,
  uid: string,
  entryIds: readonly string[],
  by: (tx: Transaction, known: readonly (DictionaryEntry | undefined)[], count: number) => number,
): Promise<void> {
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const refs = entryIds.map((id) => documents.dictionaryEntry(uid, id));
    const known = (await tx.getAll(refs)).map((entry) => entry.data());
    const count = user.counters.respellings ?? (await countOf(documents.dictionary(uid)));
    const respellings = count + by(tx, known, count);
    tx.update(documents.user(uid), {
      'counters.respellings': Math.max(0, respellings),
      dictionaryRevision: increment(1),
    });
  });
}

/** Errors: `dictionary.spoken_too_long`. */
export function expectShort({ written, spoken }: Respelling): void {
  const limit = respellingLimit(written);
  if (countCharacters(spoken) > limit) throw new ApiError('dictionary.spoken_too_long', { limit });
}

/**
 * Makes or replaces entries, all or none, and answers their ids; of several for one word the last is kept. The entry
 * `replaces` is removed with that, unless it is one of them. Errors: `dictionary.limit_reached`,
 * `dictionary.spoken_too_long`.
 */
export async function saveRespellings(
  deps: Deps,
  actor: Actor,
  respellings: readonly Respelling[],
  replaces?: string,
): Promise<string[]> {
  for (const respelling of respellings) expectShort(respelling);
  const byId = new Map(respellings.map((respelling) => [entryIdOf(respelling), respelling]));
  const old = replaces === undefined || byId.has(replaces) ? [] : [replaces];
  await ensureAccount(deps, actor);
  await change(deps, actor.uid, [...byId.keys(), ...old], (tx, known, count) => {
    const kept = known.slice(0, byId.size);
    const removed = old.filter((_, at) => known[byId.size + at] !== undefined);
    const added = kept.filter((entry) => entry === undefined).length - removed.length;
    if (added > 0 && count + added > limits.dictionaryEntries) {
      throw new ApiError('dictionary.limit_reached', { limit: limits.dictionaryEntries });
    }
    const now = deps.now();
    [...byId].forEach(([entryId, respelling], at) => {
      const inflected =
        respelling.inflected && respelling.language === 'mn' && takesEndings(respelling);
      const createdAt = known[at]?.createdAt ?? now;
      tx.set(deps.documents.dictionaryEntry(actor.uid, entryId), {
        ...respelling,
        inflected,
        createdAt,
      });
    });
    for (const id of removed) tx.delete(deps.documents.dictionaryEntry(actor.uid, id));
    return added;
  });
  return respellings.map(entryIdOf);
}

/** Errors: `dictionary.not_found`. */
export async function deleteRespelling(deps: Deps, uid: string, entryId: string): Promise<void> {
  const ref = deps.documents.dictionaryEntry(uid, entryId);
  if (!(await ref.get()).exists) throw new ApiError('dictionary.not_found');
  await change(deps, uid, [entryId], (tx, [known]) => {
    if (!known) throw new ApiError('dictionary.not_found');
    tx.delete(ref);
    return -1;
  });
}
