import { ensureAccount } from '../services/account/ensure-account.ts';
import { deviceVoice, readForDevice } from '../services/conversions/device-voice.ts';
import { diffWithAudio } from '../services/conversions/diff-with-audio.ts';
import { fileUrl } from '../services/conversions/file-url.ts';
import { readText } from '../services/conversions/read-text.ts';
import { retryConversion } from '../services/conversions/retry-conversion.ts';
import { startConversion } from '../services/conversions/start-conversion.ts';
import { startReconversion } from '../services/conversions/start-reconversion.ts';
import { freshStreamUrl } from '../services/conversions/stream-url.ts';
import type { Handlers } from './handler.ts';

export const synthesisHandlers = {
  normalizeText: async ({ deps, actor, input }) => ({
    segments: await readText(deps, actor.uid, input),
  }),
  getDeviceVoice: async ({ deps, actor, params }) => ({
    voice: await deviceVoice(deps, actor.uid, params.speakerId),
  }),
  readForDevice: ({ deps, actor, params, input }) =>
    readForDevice(deps, actor.uid, params.speakerId, input.text),
  synthesize: async ({ deps, actor, input, idempotencyKey }) => {
    await ensureAccount(deps, actor);
    return startConversion(deps, actor.uid, input, idempotencyKey, { keyId: actor.keyId });
  },
  resynthesize: ({ deps, actor, params, input, idempotencyKey }) =>
    startReconversion(deps, actor.uid, params.audioId, input, idempotencyKey, actor.keyId),
  retryAudio: ({ deps, actor, params }) => retryConversion(deps, actor.uid, params.audioId),
  diffAudio: ({ deps, actor, input }) => diffWithAudio(deps, actor.uid, input),
  openFile: async ({ deps, actor, params, input }) => ({
    url: await fileUrl(deps, actor.uid, params.audioId, input),
  }),
  openStream: async ({ deps, actor, params }) => ({
    streamUrl: await freshStreamUrl(deps, actor.uid, params.audioId),
  }),
} satisfies Handlers<
  | 'normalizeText'
  | 'getDeviceVoice'
  | 'readForDevice'
  | 'synthesize'
  | 'resynthesize'
  | 'retryAudio'
  | 'diffAudio'
  | 'openFile'
  | 'openStream'
>;
