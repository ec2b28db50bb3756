import type { Speaker } from '@duu/contract/documents/speaker';
import { introduction } from '@duu/contract/introduction';
import { sampleFile } from '@duu/contract/paths';
import { SpeechError } from '@duu/speech/speech-error';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../audit.ts';

async function spoken(deps: Deps, speaker: Speaker): Promise<Uint8Array> {
  const speak = await deps.speech();
  const parts: Uint8Array[] = [];
  const events = speak({
    segments: [introduction(speaker)],
    language: speaker.language,
    speaker: {
      engine: speaker.engine,
      voice: speaker.voice,
      name: speaker.name[speaker.language],
      gainDb: speaker.gainDb,
    },
    background: null,
    backgroundVolume: 'medium',
    speed: 1,
    pitch: 'normal',
  });
  for await (const event of events) if (event.type === 'audio') parts.push(event.bytes.slice());
  return Buffer.concat(parts);
}

/**
 * Makes a new sample of the speaker, under a new path, since browsers may cache the old one.
 * @throws ApiError `speaker_not_found`, `engine_not_set_up`, and the keys of `SpeechError`
 */
export async function makeSample(deps: Deps, admin: Admin, speakerId: string): Promise<string> {
  const { documents, files, log } = deps;
  const ref = documents.speaker(speakerId);
  const speaker = (await ref.get()).data();
  if (!speaker) throw new ApiError('speaker_not_found');
  if (!deps.enginesSetUp().includes(speaker.engine)) throw new ApiError('engine_not_set_up');
  const bytes = await spoken(deps, speaker).catch((error: unknown) => {
    if (!(error instanceof SpeechError)) throw error;
    log.error('sample_failed', { speakerId, engine: speaker.engine, key: error.key }, error);
    throw new ApiError(error.key, { cause: error });
  });
  const sample = sampleFile(speakerId, deps.newId());
  await files.write(sample, bytes, 'audio/mpeg');
  const old = await documents.transact(async (tx) => {
    const before = (await tx.get(ref)).data();
    if (!before) throw new ApiError('speaker_not_found');
    tx.update(ref, { sample });
    audit(tx, deps, admin, {
      action: 'speaker.make_sample',
      uid: null,
      target: speakerId,
      before: { sample: before.sample },
      after: { sample },
      reason: null,
    });
    return before.sample;
  });
  // Samples in the web app, or uploaded manually, are not deleted.
  if (old?.startsWith(`speakers/${speakerId}.`)) await files.remove(old);
  log.info('sample_made', { speakerId });
  return sample;
}
