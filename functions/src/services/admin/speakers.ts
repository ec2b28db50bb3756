import { createHash } from 'node:crypto';
import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { type Speaker, speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { hasVoice } from '@duu/speech/engines/voice-names';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { type Admin, audit } from '../audit.ts';

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
  const hash = createHash('sha256').update([engine, voice, language].join('\n')).digest('hex');
  return documents.voiceClaim(hash);
}

/**
 * Refuses a voice whose engine is not set up, or that another speaker has in this language. A query before
 * the transaction, because older speakers have no claims.
 */
async function ensureVoice(deps: Deps, wanted: Voice, own: string | null): Promise<void> {
  if (!hasVoice(wanted.engine, wanted.voice, wanted.language)) throw new ApiError('invalid_voice');
  if (!deps.enginesSetUp().includes(wanted.engine)) throw new ApiError('engine_not_set_up');
  const same = await deps.documents.speakers().where('voice', '==', wanted.voice).get();
  const taken = same.docs.some((doc) => doc.id !== own && !differs(doc.data(), wanted));
  if (taken) throw new ApiError('speaker_already_exists');
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
 * @throws ApiError `invalid_voice`, `engine_not_set_up`, `speaker_already_exists`
 */
export async function createSpeaker(
  deps: Deps,
  admin: Admin,
  input: InputOf<Calls['adminCreateSpeaker']>,
): Promise<string> {
  const { documents, log } = deps;
  const id = deps.newId();
  await ensureVoice(deps, input, null);
  await documents.transact(async (tx) => {
    const claim = await claimVoice(tx, deps, input, id);
    claim();
    const made = { ...input, sample: null, published: false };
    tx.create(documents.speaker(id), made);
    const entry = { action: 'speaker.create', uid: null, target: id, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before: null, after: made });
  });
  log.info('speaker_created', { speakerId: id, engine: input.engine });
  return id;
}

/**
 * Changes a speaker. A new voice drops the sample.
 * @throws ApiError `speaker_not_found`, and those of `createSpeaker` for a new voice
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
  const wanted = speaker.parse({ ...present, ...change });
  if (differs(present, wanted)) await ensureVoice(deps, wanted, speakerId);
  await documents.transact(async (tx) => {
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('speaker_not_found');
    const changed = speaker.parse({ ...before, ...change });
    const isOther = differs(before, changed);
    const claim = isOther ? await claimVoice(tx, deps, changed, speakerId) : null;
    claim?.();
    const after = isOther ? { ...changed, sample: null } : changed;
    tx.set(ref, after);
    const entry = { action: 'speaker.update', uid: null, target: speakerId, reason: null } as const;
    audit(tx, deps, admin, { ...entry, before, after });
  });
  log.info('speaker_updated', { speakerId, fields: Object.keys(change).join() });
}
