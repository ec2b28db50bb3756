import { z } from 'zod';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';

const params = z.object({ speakerId: id });

/** The parts of a model in their order: how long each symbol lasts, and the sound. */
export const deviceParts = ['durations', 'sound'] as const;
const part = z.enum(deviceParts);
export type DevicePart = z.infer<typeof part>;

/** The most that one request of a part may ask for, in bytes. */
export const devicePieceBytes = 4 * 1024 * 1024;

/** A natural voice that a browser can run itself. */
const deviceVoice = z.object({
  /** Changes with what the voice's manifest says and with the sizes of its files. */
  version: z.string(),
  parts: z.array(z.object({ part, bytes: z.int().positive() })),
  /** Of the sound, in Hz. */
  sampleRate: z.int(),
  /** How much sound and lengths vary. */
  noise: z.tuple([z.number(), z.number()]),
  /** The speaker's number within the model. */
  number: z.int(),
  gainDb: z.number(),
  /** Where a part is, for minutes: append its name. */
  address: z.string(),
});
export type DeviceVoice = z.infer<typeof deviceVoice>;

/** Null if the speaker's voice runs on the server only. */
export const getDeviceVoice = call({
  method: 'GET',
  path: '/speakers/:speakerId/device-voice',
  who: 'user',
  params,
  output: z.object({ voice: deviceVoice.nullable() }),
  errors: ['speaker_not_found'],
});

/** Reads a few sentences for a voice that runs in the browser. Nothing of it is stored or charged. */
export const readForDevice = call({
  method: 'POST',
  path: '/speakers/:speakerId/device-text',
  who: 'user',
  params,
  input: z.object({ text: z.string().max(limits.devicePreviewLength) }),
  output: z.object({
    pieces: z.array(z.object({ symbols: z.array(z.int()), pauseMs: z.number() })),
  }),
  errors: [
    'speaker_not_found',
    'segment_empty',
    'segment_invalid',
    'mark_invalid',
    'normalize_failed',
  ],
});
