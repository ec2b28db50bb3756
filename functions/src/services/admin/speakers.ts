import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { type Speaker, speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { hasVoice } from '@duu/speech/engines/voice-names';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

type Voice = Pick<Speaker, 'engine' | 'voice' | 'language'>;

/** Published or not, in order. */
export async function allSpeakers({ documents }: Deps): Promise<WithId<Speaker>[]> {
  const found = await documents.speakers().get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id })).sort((a, b) => a.order - b.order);
}

/**
 * Refuses a voice that nobody could hear, or that another speaker has in this language already: two names for one
 * voice are a promise not kept.
 */
async function ensureVoice(
  tx: Transaction,
  { documents, enginesSetUp }: Deps,
  { engine, voice, language }: Voice,
  own: string | null,
): Promise<void> {
  if (!hasVoice(engine, voice, language)) throw new ApiError('invalid_voice');
  if (!enginesSetUp().includes(engine)) throw new ApiError('engine_not_set_up');
  const same = await tx.get(documents.speakers().where('voice', '==', voice));
  const taken = same.docs.some((doc) => {
    const other = doc.data();
    return doc.id !== own && other.engine === engine && other.language === language;
  });
  if (taken) throw new ApiError('speaker_already_exists');
}

/** A new speaker is hidden until somebody has heard them. Errors: `invalid_voice` and its like. */
export async function createSpeaker(
  deps: Deps,
  input: InputOf<Calls['adminCreateSpeaker']>,
): Promise<string> {
  const { documents, log } = deps;
  const id = deps.newId();
  await documents.transact(async (tx) => {
    await ensureVoice(tx, deps, input, null);
    tx.create(documents.speaker(id), { ...input, sample: null, published: false });
  });
  log.info('speaker_created', { speakerId: id, engine: input.engine });
  return id;
}

const differs = (before: Voice, after: Voice) =>
  before.engine !== after.engine ||
  before.voice !== after.voice ||
  before.language !== after.language;

/** Errors: `speaker_not_found`; with another voice those of a new speaker too, and the sample has to be made again. */
export async function updateSpeaker(
  deps: Deps,
  speakerId: string,
  change: InputOf<Calls['adminUpdateSpeaker']>,
): Promise<void> {
  const { documents, log } = deps;
  await documents.transact(async (tx) => {
    const ref = documents.speaker(speakerId);
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('speaker_not_found');
    const after = speaker.parse({ ...before, ...change });
    const isOther = differs(before, after);
    if (isOther) await ensureVoice(tx, deps, after, speakerId);
    tx.set(ref, isOther ? { ...after, sample: null } : after);
  });
  log.info('speaker_updated', { speakerId, fields: Object.keys(change).join() });
}
