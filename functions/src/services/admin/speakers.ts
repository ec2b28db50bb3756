import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import {
  type FallbackVoice,
  type Speaker,
  speaker,
  type VoiceCost,
  type VoiceRating,
} from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Language } from '@duu/contract/language';
import { hasVoice } from '@duu/speech/engines/voice-names';
import { parseVoiceName } from '@duu/speech/voices/natural-voice';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { type Admin, audit } from '../audit.ts';
import { voiceHash } from '../voice-hash.ts';

type Voice = Pick<Speaker, 'engine' | 'voice' | 'language'>;

/** Lists all speakers in order, published or not. */
export async function allSpeakers({ documents }: Deps): Promise<WithId<Speaker>[]> {
  const found = await documents.speakers().get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id })).sort((a, b) => a.order - b.order);
}

const differs = (before: Voice, after: Voice) =>
  before.engine !== after.engine ||
  before.voice !== after.voice ||
  before.language !== after.language;

function claimOf({ documents }: Deps, { engine, voice, language }: Voice) {
  return documents.voiceClaim(voiceHash(engine, voice, language));
}

/** Lists what voices cost, as far as admins have said it. */
export async function voiceCosts({ documents }: Deps): Promise<VoiceCost[]> {
  return (await documents.voiceCosts().get()).docs.map((doc) => doc.data());
}

/** Lists how users rated voices, also those of no speaker any more. */
export async function voiceRatings({ documents }: Deps): Promise<VoiceRating[]> {
  return (await documents.voiceRatings().get()).docs.map((doc) => doc.data());
}

/** Returns the changed costs, as fields of the audit log. Reads before the first write; `set` writes. */
async function changedCosts(
  tx: Transaction,
  { documents }: Deps,
  costs: NonNullable<InputOf<Calls['adminUpdateSpeaker']>['costs']>,
) {
  const withRefs = costs.map((cost) => {
    return { ...cost, ref: documents.voiceCost(voiceHash(cost.engine, cost.voice)) };
  });
  const known = await Promise.all(withRefs.map(({ ref }) => tx.get(ref)));
  const changed = withRefs
    .map((cost, at) => ({ ...cost, was: known[at]?.data()?.usd ?? null }))
    .filter(({ usd, was }) => usd !== was);
  const fields = (of: 'usd' | 'was') =>
    Object.fromEntries(changed.map((cost) => [`cost ${cost.engine} ${cost.voice}`, cost[of]]));
  return {
    before: fields('was'),
    after: fields('usd'),
    set() {
      for (const { ref, engine, voice, usd } of changed) {
        if (usd === null) tx.delete(ref);
        else tx.set(ref, { engine, voice, usd });
      }
    },
  };
}

/** Refuses natural voices that are not here in that language, or have fewer speakers in their model. */
async function ensureNatural(
  deps: Deps,
  language: Language,
  voices: readonly Pick<Voice, 'engine' | 'voice'>[],
): Promise<void> {
  const natural = voices.filter(({ engine }) => engine === 'onnx');
  if (natural.length === 0) return;
  const here = await deps.voices();
  for (const { voice } of natural) {
    const name = parseVoiceName(voice);
    const found = here.find(({ id }) => id === name?.id);
    if (!name || !found || name.speaker >= found.speakers) throw new ApiError('invalid_voice');
    if ((found.languages[name.speaker] ?? found.language) !== language) {
      throw new ApiError('invalid_voice');
    }
  }
}

/**
 * Refuses a voice whose engine is not set up, or that another speaker has in this language. A query before
 * the transaction, because older speakers have no claims.
 */
async function ensureVoice(deps: Deps, wanted: Voice, own: string | null): Promise<void> {
  if (!hasVoice(wanted.engine, wanted.voice, wanted.language)) throw new ApiError('invalid_voice');
  if (!deps.enginesSetUp().includes(wanted.engine)) throw new ApiError('engine_not_set_up');
  await ensureNatural(deps, wanted.language, [wanted]);
  const same = await deps.documents.speakers().where('voice', '==', wanted.voice).get();
  const taken = same.docs.some((doc) => doc.id !== own && !differs(doc.data(), wanted));
  if (taken) throw new ApiError('speaker_already_exists');
}

/**
 * Refuses fallback voices that repeat one, or that can't speak here. Those that the speaker already has stay,
 * also if their engine is not set up any more.
 */
function ensureFallbacks(
  deps: Deps,
  { engine, voice, language, fallbacks }: Speaker,
  present: readonly Pick<FallbackVoice, 'engine' | 'voice'>[],
): void {
  const keyOf = (one: Pick<Voice, 'engine' | 'voice'>) => voiceHash(one.engine, one.voice);
  const keys = [{ engine, voice }, ...fallbacks].map(keyOf);
  if (new Set(keys).size < keys.length) throw new ApiError('voice_repeated');
  const kept = new Set(present.map(keyOf));
  const ready = deps.enginesSetUp();
  for (const one of fallbacks) {
    if (!hasVoice(one.engine, one.voice, language)) throw new ApiError('invalid_voice');
    if (!kept.has(keyOf(one)) && !ready.includes(one.engine)) {
      throw new ApiError('engine_not_set_up');
    }
  }
}

/**
 * Claims a voice for a speaker, so that parallel requests can't both get it. Reads before the first write.
 */
async function claimVoice(
  tx: Transaction,
  deps: Deps,
  wanted: Voice,
  speakerId: string,
): Promise<() => void> {
  const claim = claimOf(deps, wanted);
  const holder = (await tx.get(claim)).data()?.speakerId;
  if (holder !== undefined && holder !== speakerId) {
    const other = (await tx.get(deps.documents.speaker(holder))).data();
    if (other && !differs(other, wanted)) throw new ApiError('speaker_already_exists');
  }
  return () => tx.set(claim, { speakerId });
}

/**
 * Creates a speaker, unpublished until an admin has heard them.
 * @throws ApiError `invalid_voice`, `engine_not_set_up`, `speaker_already_exists`, `voice_repeated`
 */
export async function createSpeaker(
  deps: Deps,
  admin: Admin,
  input: InputOf<Calls['adminCreateSpeaker']>,
): Promise<string> {
  const { documents, log } = deps;
  const id = deps.newId();
  const { costs, ...given } = input;
  const made: Speaker = { ...given, sample: null, published: false };
  await ensureVoice(deps, made, null);
  await ensureNatural(deps, made.language, made.fallbacks);
  ensureFallbacks(deps, made, []);
  await documents.transact(async (tx) => {
    const claim = await claimVoice(tx, deps, input, id);
    const cost = await changedCosts(tx, deps, costs);
    claim();
    cost.set();
    tx.create(documents.speaker(id), made);
    const entry = { action: 'speaker.create', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before: null, after: { ...made, ...cost.after } });
  });
  log.info('speaker_created', { speakerId: id, engine: input.engine });
  return id;
}

/**
 * Changes a speaker. A new voice drops the sample.
 * @throws ApiError `speaker_not_found`, and those of `createSpeaker` for new voices
 */
export async function updateSpeaker(
  deps: Deps,
  admin: Admin,
  speakerId: string,
  change: InputOf<Calls['adminUpdateSpeaker']>,
): Promise<void> {
  const { documents, log } = deps;
  const ref = documents.speaker(speakerId);
  const present = (await ref.get()).data();
  if (!present) throw new ApiError('speaker_not_found');
  const { costs = [] } = change;
  const wanted = speaker.parse({ ...present, ...change });
  if (differs(present, wanted)) await ensureVoice(deps, wanted, speakerId);
  const kept = new Set([present, ...present.fallbacks].map(({ voice }) => voice));
  const added = wanted.fallbacks.filter(({ voice }) => !kept.has(voice));
  await ensureNatural(deps, wanted.language, added);
  await documents.transact(async (tx) => {
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('speaker_not_found');
    const changed = speaker.parse({ ...before, ...change });
    ensureFallbacks(deps, changed, [before, ...before.fallbacks]);
    const isOther = differs(before, changed);
    const claim = isOther ? await claimVoice(tx, deps, changed, speakerId) : null;
    const cost = await changedCosts(tx, deps, costs);
    claim?.();
    cost.set();
    const after = isOther ? { ...changed, sample: null } : changed;
    tx.set(ref, after);
    audit(tx, deps, admin, {
      action: 'speaker.update',
      uid: null,
      target: speakerId,
      before: { ...before, ...cost.before },
      after: { ...after, ...cost.after },
      reason: null,
    });
  });
  log.info('speaker_updated', { speakerId, fields: Object.keys(change).join() });
}
