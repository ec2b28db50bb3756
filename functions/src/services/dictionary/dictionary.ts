import { createHash } from 'node:crypto';
import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countCharacters } from '@duu/contract/characters';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { respellingLimit, takesEndings } from '@duu/contract/spoken';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { countOf } from '../../repositories/aggregate.ts';
import { increment, type Transaction } from '../../repositories/documents.ts';
import { ensureAccount } from '../account/ensure-account.ts';

/** Returns the id of an entry: by word and language, ignoring case. */
function entryIdOf({ language, written }: Respelling): string {
  const hash = createHash('sha256').update(`${language}\n${written.toLowerCase()}`).digest('hex');
  return hash.slice(0, 32);
}

/** Returns whether two respellings have the same entry. */
function isSameWord(one: Respelling, other: Respelling): boolean {
  const isSpelledAlike = one.written.toLowerCase() === other.written.toLowerCase();
  return isSpelledAlike && one.language === other.language;
}

/**
 * Changes entries, their count and revision in one transaction, which enforces the limit under concurrency.
 * `by` returns the change of the count, given the existing entries.
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

/** @throws ApiError `dictionary.spoken_too_long` */
function ensureShort({ written, spoken }: Respelling): void {
  const limit = respellingLimit(written);
  if (countCharacters(spoken) > limit) throw new ApiError('dictionary.spoken_too_long', { limit });
}

/**
 * Creates or replaces all entries or none, and deletes the entry `replaces` unless it is one of them. Returns
 * their ids. Of several for one word the last counts.
 * @throws ApiError `dictionary.limit_reached`, `dictionary.spoken_too_long`
 */
export async function saveRespellings(
  deps: Deps,
  actor: Actor,
  respellings: readonly Respelling[],
  replaces?: string,
): Promise<string[]> {
  for (const respelling of respellings) ensureShort(respelling);
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

/** @throws ApiError `dictionary.not_found` */
export async function deleteRespelling(deps: Deps, uid: string, entryId: string): Promise<void> {
  const ref = deps.documents.dictionaryEntry(uid, entryId);
  if (!(await ref.get()).exists) throw new ApiError('dictionary.not_found');
  await change(deps, uid, [entryId], (tx, [known]) => {
    if (!known) throw new ApiError('dictionary.not_found');
    tx.delete(ref);
    return -1;
  });
}

type Entries = readonly WithId<DictionaryEntry>[];

const maxCached = 100;

/** In order of last use. */
const kept = new Map<string, { readonly revision: number; readonly entries: Entries }>();

/**
 * Returns the user's respellings in order of creation. Cached while the revision in the user document is the
 * same, since each reading of a text needs all: one read instead of up to a thousand.
 */
export async function cachedDictionary({ documents }: Deps, uid: string): Promise<Entries> {
  const user = (await documents.user(uid).get()).data();
  const before = kept.get(uid);
  kept.delete(uid);
  if (!user) return [];
  const revision = user.dictionaryRevision ?? 0;
  const entries = before?.revision === revision ? before.entries : await read(documents, uid);
  kept.set(uid, { revision, entries });
  const [oldest] = kept.keys();
  if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
  return entries;
}

/** Returns what the normalizer needs of the respellings of a language. */
export function respellingsOf(entries: Entries, language: Language) {
  return entries
    .filter((entry) => entry.language === language)
    .map(({ written, spoken, inflected }) => ({ written, spoken, inflected }));
}

async function read(documents: Deps['documents'], uid: string): Promise<Entries> {
  const found = await documents.dictionary(uid).orderBy('createdAt').get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/**
 * Returns how a word and its forms are read now, and with an unsaved entry.
 * @throws ApiError `dictionary.spoken_too_long`, `normalize_failed`
 */
export async function previewRespelling(
  deps: Deps,
  uid: string,
  respelling: Respelling,
): Promise<OutputOf<Calls['previewRespelling']>> {
  ensureShort(respelling);
  const [normalizer, entries] = await Promise.all([deps.normalizer(), cachedDictionary(deps, uid)]);
  const { language, written } = respelling;
  const kept = entries.filter((entry) => entry.language === language);
  const others = kept.filter((entry) => !isSameWord(entry, respelling));
  const inflected = respelling.inflected && language === 'mn' && takesEndings(respelling);
  return normalizer.run(uid, 'preview', {
    written,
    before: { language, dictionary: kept },
    after: { language, dictionary: [respelling, ...others] },
    without: { language, dictionary: others },
    inflected,
  });
}
