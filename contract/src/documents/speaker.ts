import { z } from 'zod';
import { language } from '../language.ts';
import { engineId } from '../voice-settings.ts';

export const genders = ['female', 'male'] as const;
const gender = z.enum(genders);
export type Gender = z.infer<typeof gender>;

const gainDb = z.number().min(-40).max(40);

/** A voice that speaks for a speaker while the voices before it fail. `gainDb` as in the speaker. */
export const fallbackVoice = z.object({ engine: engineId, voice: z.string().min(1), gainDb });
export type FallbackVoice = z.infer<typeof fallbackVoice>;

/** A voice that spoke an audio. */
export const spokenVoice = fallbackVoice.pick({ engine: true, voice: true });
export type SpokenVoice = z.infer<typeof spokenVoice>;

/**
 * `speakers/{speakerId}`. `gainDb` brings the voice to −16 LUFS; `sample` is the path of a public audio file;
 * `fallbacks` are tried in order.
 */
export const speaker = z.object({
  name: z.object({ mn: z.string().min(1), en: z.string().min(1) }),
  description: z.object({ mn: z.string(), en: z.string() }),
  language,
  gender,
  engine: engineId,
  voice: z.string().min(1),
  gainDb,
  fallbacks: z.array(fallbackVoice).default([]),
  sample: z.string().nullable(),
  order: z.int(),
  published: z.boolean(),
  premium: z.boolean(),
});
export type Speaker = z.infer<typeof speaker>;

/**
 * `voiceCosts/{hash}`: what a provider charges for a voice, in US dollars per 1,000 characters that it speaks. Not
 * in the speaker, which everyone can read.
 */
export const voiceCost = spokenVoice.extend({ usd: z.number().min(0).max(100) });
export type VoiceCost = z.infer<typeof voiceCost>;

/** `voiceRatings/{hash}`: how many audios were rated up and down for their voice, by a voice and its language. */
export const voiceRating = spokenVoice.extend({
  language,
  up: z.int().nonnegative(),
  down: z.int().nonnegative(),
});
export type VoiceRating = z.infer<typeof voiceRating>;

/** `voices/{hash}`: the speaker of a voice in a language, which is unique. */
export const voiceClaim = z.object({ speakerId: z.string() });

/** The fields of a speaker that an audio keeps. */
export const speakerSnapshot = speaker
  .pick({ name: true, language: true, gender: true })
  .extend({ id: z.string() });
