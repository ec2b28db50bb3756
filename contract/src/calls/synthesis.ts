import { z } from 'zod';
import { id } from '../id.ts';
import { language } from '../language.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { normalizedSegment } from '../token.ts';
import { background, backgroundVolume, pitchLevel, speed } from '../voice-settings.ts';
import { call } from './call.ts';

/**
 * Text as typed, in paragraphs. Empty and long texts have their own error keys, so the schema accepts them.
 */
const segments = z.array(z.string()).max(limits.segments);

/** Who reads a text, and how. Invalid values have their own error keys (`invalid_speed` …). */
export const voiceRequest = z.object({
  speakerId: id,
  language,
  background: background.nullable().default(null),
  backgroundVolume: backgroundVolume.default('medium'),
  speed: speed.default(1),
  pitch: pitchLevel.default('normal'),
});

/** The body of a conversion. */
const synthesisRequest = voiceRequest.extend({
  segments,
  name: name.optional(),
  collectionId: id.nullable().optional(),
});
export type SynthesisRequest = z.infer<typeof synthesisRequest>;

const conversionStarted = z.object({ audioId: id, streamUrl: z.string() });

/** Why a conversion can't start. */
export const conversionErrors = [
  'segment_empty',
  'segment_invalid',
  'mark_invalid',
  'mark_voice_unknown',
  'speaker_not_found',
  'speaker_not_published',
  'speaker_premium',
  'unsupported_language',
  'background_not_in_plan',
  'too_many_conversions',
  'conversions_paused',
  'normalize_failed',
  'max_characters_per_conversion_exceeded',
  'max_spoken_characters_exceeded',
  'max_sound_seconds_exceeded',
  'no_active_subscription',
  'multiple_active_subscriptions',
  'subscription.expired',
] as const;

/** What can be wrong with a `voiceRequest`. */
export const requestErrors = [
  'select_speaker',
  'invalid_background',
  'invalid_speed',
  'invalid_pitch',
] as const;

export const normalizeText = call({
  method: 'POST',
  path: '/normalize',
  who: 'user',
  scope: 'read',
  input: z.object({ language, segments }),
  output: z.object({ segments: z.array(normalizedSegment) }),
  errors: ['segment_invalid', 'normalize_failed', 'unsupported_language', 'characterLimitExceeded'],
});

/** Header `Idempotency-Key`: the same key and body return the same audio, another body `request.invalid`. */
export const synthesize = call({
  method: 'POST',
  path: '/synthesize',
  who: 'user',
  scope: 'speak',
  converts: true,
  input: synthesisRequest,
  output: conversionStarted,
  errors: [
    ...requestErrors,
    ...conversionErrors,
    'collection.not_found',
    'max_characters_exceeded',
  ],
});

export const retryAudio = call({
  method: 'POST',
  path: '/audios/:audioId/retry',
  who: 'user',
  scope: 'speak',
  converts: true,
  params: z.object({ audioId: id }),
  output: conversionStarted,
  errors: [
    ...conversionErrors,
    'max_characters_exceeded',
    'audio.not_found',
    'audio.not_failed',
    'audio.expired',
    'text_diff_too_high',
    'max_resynthesize_exceeded',
  ],
});

export const resynthesize = call({
  method: 'POST',
  path: '/audios/:audioId/resynthesize',
  who: 'user',
  scope: 'speak',
  converts: true,
  params: z.object({ audioId: id }),
  input: synthesisRequest.extend({
    /** Charges the paragraphs that have changed; a text may then change as it likes. */
    paid: z.boolean().default(false),
  }),
  output: conversionStarted,
  errors: [
    ...requestErrors,
    ...conversionErrors,
    'max_characters_exceeded',
    'audio.not_found',
    'audio.not_ready',
    'audio.expired',
    'background_same',
    'text_diff_too_high',
    'max_resynthesize_exceeded',
    'speaker_not_same',
    'segment_not_same',
  ],
});

const diffReasons = ['text_diff_too_high', 'max_resynthesize_exceeded'] as const;

/** `share` is the distance divided by the length of the last conversion's text, from 0, possibly above 1. */
export const diffAudio = call({
  method: 'POST',
  path: '/diff',
  who: 'user',
  input: z.object({ text: z.string(), audioId: z.string() }),
  output: z.object({
    free: z.boolean(),
    reason: z.enum(diffReasons).optional(),
    distance: z.int().nonnegative(),
    share: z.number().nonnegative(),
    attemptsLeft: z.int().nonnegative(),
  }),
  errors: [
    'diff.text_empty',
    'diff.text_too_long',
    'diff.audio_id_empty',
    'audio.not_found',
    'audio.expired',
  ],
});
