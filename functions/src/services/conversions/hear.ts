import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { failedAudio } from './failed-audio.ts';
import { type Making, makingOf } from './makings.ts';
import type { StreamTicket } from './stream-token.ts';

/** A conversion to hear: its file, or the sound that is being made. */
export type Heard =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'live';
      readonly sound: AsyncIterable<Uint8Array>;
      /** Aborted when the audio is gone: what was not heard by then may not be heard. */
      readonly cutOff: AbortSignal;
    };

const pauseMs = 250;

/** The file of the version that the ticket is for, where it is made. */
async function fileOf(
  { documents }: Deps,
  { uid, audioId, version }: StreamTicket,
  audio: Audio,
): Promise<string | null> {
  if (audio.storagePath === null || audio.version < version) return null;
  if (audio.version === version) return audio.storagePath;
  const former = (await documents.version(uid, audioId, version).get()).data();
  if (!former) throw new ApiError('version.not_found');
  return former.storagePath;
}

/** The sound from its beginning. None of it leaves before the audio's document says that it is heard. */
async function* marked(making: Making): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of making.recording.listen()) {
    await making.markHeard();
    yield chunk;
  }
}

/**
 * What a ticket lets one hear. An audio in the making is begun here where nobody is at it. With `wholeOnly`, or
 * while another instance makes it, waits for the file. Ends with `audio.not_found`, `audio.expired`, or the key
 * that the conversion failed with; with `audio.not_ready` when `patienceMs` are over.
 */
export async function hear(
  deps: Deps,
  ticket: StreamTicket,
  { wholeOnly, patienceMs }: { wholeOnly: boolean; patienceMs: number },
): Promise<Heard> {
  const { uid, audioId } = ticket;
  const deadline = deps.now().getTime() + patienceMs;
  for (;;) {
    const audio = (await deps.documents.audio(uid, audioId).get()).data();
    if (!audio) throw new ApiError('audio.not_found');
    if (audio.expiresAt <= deps.now()) throw new ApiError('audio.expired');
    const path = await fileOf(deps, ticket, audio);
    if (path !== null) return { kind: 'file', path };
    if (audio.state !== 'creating') throw failedAudio(audio);
    const outcome = await makingOf(deps, uid, audioId);
    if (outcome.kind === 'making') {
      if (!wholeOnly) {
        const { making } = outcome;
        return { kind: 'live', sound: marked(making), cutOff: making.recording.cutOff };
      }
      await outcome.making.ended;
    } else if (outcome.kind === 'busy') await deps.pause(pauseMs);
    if (deps.now().getTime() > deadline) throw new ApiError('audio.not_ready');
  }
}
