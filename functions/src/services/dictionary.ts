import { createHash } from 'node:crypto';
import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countCharacters } from '@duu/contract/characters';
import type { DictionaryEntry, Respelling } from '@duu/contract/documents/dictionary-entry';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { respellingLimit, takesEndings } from '@duu/contract/spoken';
import type { Actor } from '../adapters/accounts.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
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
 * Makes or replaces entries, all or none, and answers their ids; of several for one word the last is kept. Errors:
 * `dictionary.limit_reached`, `dictionary.spoken_too_long`.
 */
export async function saveRespellings(
  deps: Deps,
  actor: Actor,
  respellings: readonly Respelling[],
): Promise<string[]> {
  for (const respelling of respellings) expectShort(respelling);
  const byId = new Map(respellings.map((respelling) => [entryIdOf(respelling), respelling]));
  await ensureAccount(deps, actor);
  await change(deps, actor.uid, [...byId.keys()], (tx, known, count) => {
    const added = known.filter((entry) => entry === undefined).length;
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

/** How a word and its forms are read today and with an entry that is not kept yet. Errors: `normalize_failed`. */
export async function previewRespelling(
  deps: Deps,
  uid: string,
  respelling: Respelling,
): Promise<OutputOf<Calls['previewRespelling']>> {
  expectShort(respelling);
  const [{ normalize, exampleForms }, entries] = await Promise.all([
    deps.normalizer(),
    keptDictionary(deps, uid),
  ]);
  const { language, written } = respelling;
  const kept = entries.filter((entry) => entry.language === language);
  const others = kept.filter((entry) => !isSameWord(entry, respelling));
  const asKept = { language, dictionary: kept };
  const asAsked = { language, dictionary: [respelling, ...others] };
  const inflected = respelling.inflected && language === 'mn' && takesEndings(respelling);
  try {
    const forms = inflected ? exampleForms(written) : [];
    return {
      today: normalize(written, asKept).spoken,
      later: normalize(written, asAsked).spoken,
      forms: forms.map((form) => ({ written: form, spoken: normalize(form, asAsked).spoken })),
    };
  } catch (error) {
    throw new ApiError('normalize_failed', { cause: error });
  }
}
