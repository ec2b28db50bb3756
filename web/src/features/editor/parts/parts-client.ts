import { calls } from '@duu/contract/calls/calls';
import type { Speaker } from '@duu/contract/documents/speaker';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { costNothing, failureText } from '../../../api/failure-text.ts';
import type { Translate } from '../../../i18n/intl.tsx';
import { conversionEnd } from '../../conversions/conversion-end.ts';
import { trackOfNewAudio } from '../../conversions/track-of-conversion.ts';
import type { Player } from '../../player/player.ts';
import { partName, writeJob } from './parts-job.ts';
import type { PartEnded, PartsClient } from './parts-run.ts';

/** How long a missing document may still arrive before it counts as deleted, in ms. */
const missingMs = 20_000;

const silently = { failure: 'handled', background: true } as const;

/** Waits until a part's conversion has ended; the player gets its file. */
async function followPart(
  uid: string,
  audioId: string,
  player: Player,
  t: Translate,
): Promise<PartEnded> {
  // At sign-out there is no end either; the run has been suspended by then.
  const part = await conversionEnd(uid, audioId, { missingMs });
  if (part?.state === 'done') {
    if (part.storagePath !== null) player.made(audioId, part.storagePath, part.durationMs);
    return { state: 'done', message: '' };
  }
  if (part?.state !== 'failed') return { state: 'gone', message: '' };
  const free = costNothing(part) ? ` ${t('editor.failed.free')}` : '';
  return { state: 'failed', message: failureText(part, t) + free };
}

/** Returns what a run of parts needs from this page. `speaker` is null after a reload: then nothing plays by itself. */
export function partsClient(
  uid: string,
  player: Player,
  t: Translate,
  speaker: Speaker | null,
): PartsClient {
  return {
    createCollection: async (name, key) => {
      const input = { name, inOrder: true };
      const headers = { 'Idempotency-Key': key };
      return (await callApi(calls.createCollection, { input, headers, ...silently })).collectionId;
    },
    convert: ({ voice, parts, collectionId }, index, name) => {
      const { key = '', segments = [] } = parts[index] ?? {};
      return callApi(calls.synthesize, {
        input: { ...voice, segments, name, collectionId },
        headers: { 'Idempotency-Key': key },
        ...silently,
      });
    },
    retry: async (audioId) => {
      try {
        return await callApi(calls.retryAudio, { params: { audioId }, ...silently });
      } catch (error) {
        // An earlier request reached the server, but its response was lost.
        if (error instanceof ApiError && error.key === 'audio.not_failed')
          return { audioId, streamUrl: '' };
        throw error;
      }
    },
    ended: (audioId) => followPart(uid, audioId, player, t),
    began: (job, index, started) => {
      if (speaker === null || started.streamUrl === '') return;
      const track = trackOfNewAudio(started, partName(job, index), speaker);
      const before = job.parts[index - 1]?.audioId;
      if (index === 0) player.play(track, [track], 0);
      else if (before) player.append(track, before);
    },
    keep: (job) => void writeJob(uid, job),
    pause: (ms) =>
      new Promise((go) => {
        if (navigator.onLine) setTimeout(go, ms);
        else addEventListener('online', () => go(), { once: true });
      }),
  };
}
