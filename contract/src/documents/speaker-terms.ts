import { z } from 'zod';
import { name } from '../name.ts';
import { fallbackVoice, speaker, voiceCost } from './speaker.ts';

/** Maximum lengths, in UTF-16 units, and the most fallback voices. */
export const speakerBounds = {
  description: 300,
  voice: 300,
  order: 999,
  fallbacks: 4,
  usd: 100,
} as const;

const description = z.string().trim().min(1).max(speakerBounds.description);

const voice = z.string().trim().min(1).max(speakerBounds.voice);

/** What determines a speaker's sound. */
const voiceOf = speaker.pick({ engine: true, language: true }).extend({ voice });

const fallbacks = z.array(fallbackVoice.extend({ voice })).max(speakerBounds.fallbacks);

/** Costs of the speaker's voices; null removes one. */
const costs = z
  .array(voiceCost.extend({ voice, usd: voiceCost.shape.usd.nullable() }))
  .max(1 + speakerBounds.fallbacks);

/** The editable presentation of a speaker. */
const presentation = speaker.pick({ gender: true, gainDb: true, premium: true }).extend({
  name: z.object({ mn: name, en: name }),
  description: z.object({ mn: description, en: description }),
  order: z.int().min(0).max(speakerBounds.order),
});

/** A new speaker is unpublished and has no sample. */
export const newSpeaker = presentation.extend({
  ...voiceOf.shape,
  fallbacks: fallbacks.default([]),
  costs: costs.default([]),
});
export type NewSpeaker = z.infer<typeof newSpeaker>;

/** Samples are made, not named: see `adminMakeSample`. Defaults would overwrite what is not changed. */
export const speakerChange = newSpeaker
  .extend({ fallbacks, costs, published: z.boolean() })
  .partial();
