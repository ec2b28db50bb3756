import { z } from 'zod';
import { speaker, voiceCost, voiceRating } from '../documents/speaker.ts';
import { newSpeaker, speakerChange } from '../documents/speaker-terms.ts';
import { id } from '../id.ts';
import { engineId } from '../voice-settings.ts';
import { call, nothing } from './call.ts';

const params = z.object({ speakerId: id });
const voiceErrors = [
  'invalid_voice',
  'engine_not_set_up',
  'speaker_already_exists',
  'voice_repeated',
] as const;

/** A voice of the engine `onnx`. A speaker's `voice` is its id, or `id/3` for the fourth of several speakers. */
const naturalVoice = speaker.pick({ language: true, name: true, gainDb: true }).extend({
  id: z.string(),
  /** Null if nobody knows. */
  gender: speaker.shape.gender.nullable(),
  /** Empty if nobody knows. */
  licence: z.string(),
  /** Whether the licence allows commercial use; null if nobody knows. */
  commercial: z.boolean().nullable(),
  speakers: z.int().positive(),
  /** Of each speaker, where they differ from the voice's. */
  languages: z.array(speaker.shape.language),
});
export type NaturalVoice = z.infer<typeof naturalVoice>;

/** Lists all speakers in order, published or not, and what is known of engines and voices. */
export const adminListSpeakers = call({
  method: 'GET',
  path: '/admin/speakers',
  who: 'admin',
  output: z.object({
    speakers: z.array(speaker.extend({ id })),
    engines: z.array(engineId),
    voices: z.array(naturalVoice),
    costs: z.array(voiceCost),
    ratings: z.array(voiceRating),
  }),
});

export const adminCreateSpeaker = call({
  method: 'POST',
  path: '/admin/speakers',
  who: 'admin',
  input: newSpeaker,
  output: z.object({ speakerId: id }),
  errors: voiceErrors,
});

export const adminUpdateSpeaker = call({
  method: 'PATCH',
  path: '/admin/speakers/:speakerId',
  who: 'admin',
  params,
  input: speakerChange,
  output: nothing,
  errors: ['speaker_not_found', ...voiceErrors],
});

/** Makes a new sample in which the speaker introduces themselves. */
export const adminMakeSample = call({
  method: 'POST',
  path: '/admin/speakers/:speakerId/sample',
  who: 'admin',
  params,
  output: z.object({ sample: z.string() }),
  errors: [
    'speaker_not_found',
    'engine_not_set_up',
    'tts_request_failed',
    'normalize_failed',
    'payload_process_failed',
    'unsupported_language',
    'segment_invalid',
  ],
});
