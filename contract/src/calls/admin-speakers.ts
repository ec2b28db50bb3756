import { z } from 'zod';
import { speaker } from '../documents/speaker.ts';
import { newSpeaker, speakerChange } from '../documents/speaker-terms.ts';
import { id } from '../id.ts';
import { engineId } from '../voice.ts';
import { call, nothing } from './call.ts';

const params = z.object({ speakerId: id });
const voiceErrors = ['invalid_voice', 'engine_not_set_up', 'speaker_already_exists'] as const;

/** Lists all speakers in order, published or not, and the engines that are set up. */
export const adminListSpeakers = call({
  method: 'GET',
  path: '/admin/speakers',
  who: 'admin',
  output: z.object({
    speakers: z.array(speaker.extend({ id })),
    engines: z.array(engineId),
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
