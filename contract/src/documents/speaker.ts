import { z } from 'zod';
import { language } from '../language.ts';
import { engineId } from '../voice.ts';

export const genders = ['female', 'male'] as const;
const gender = z.enum(genders);
export type Gender = z.infer<typeof gender>;

/** `speakers/{speakerId}`. `gainDb` brings the voice to −16 LUFS; `sample` is the path of a public audio file. */
export const speaker = z.object({
  name: z.object({ mn: z.string().min(1), en: z.string().min(1) }),
  description: z.object({ mn: z.string(), en: z.string() }),
  language,
  gender,
  engine: engineId,
  voice: z.string().min(1),
  gainDb: z.number().min(-40).max(40),
  sample: z.string().nullable(),
  order: z.int(),
  published: z.boolean(),
  premium: z.boolean(),
});
export type Speaker = z.infer<typeof speaker>;

/** `voices/{hash}`: which speaker has a voice in a language, so that two never do. */
export const voiceClaim = z.object({ speakerId: z.string() });

/** What an audio remembers of its speaker. */
export const speakerSnapshot = speaker
  .pick({ name: true, language: true, gender: true })
  .extend({ id: z.string() });
export type SpeakerSnapshot = z.infer<typeof speakerSnapshot>;
