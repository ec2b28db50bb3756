import { z } from 'zod';
import { name } from '../name.ts';
import { speaker } from './speaker.ts';

/** Longest description and voice, in UTF-16 units. */
export const speakerBounds = { description: 300, voice: 100, order: 999 } as const;

const description = z.string().trim().min(1).max(speakerBounds.description);

/** What makes a speaker sound as they do. */
const voiceOf = speaker
  .pick({ engine: true, language: true })
  .extend({ voice: z.string().trim().min(1).max(speakerBounds.voice) });

/** What an admin says about a speaker. */
const presentation = speaker.pick({ gender: true, gainDb: true, premium: true }).extend({
  name: z.object({ mn: name, en: name }),
  description: z.object({ mn: description, en: description }),
  order: z.int().min(0).max(speakerBounds.order),
});

/** A new speaker begins hidden and without a sample. */
export const newSpeaker = presentation.extend(voiceOf.shape);
export type NewSpeaker = z.infer<typeof newSpeaker>;

/** Samples are made, not named: see `adminMakeSample`. */
export const speakerChange = newSpeaker.extend({ published: z.boolean() }).partial();
