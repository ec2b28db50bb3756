import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { normalizedSegment } from '../token.ts';
import { background, backgroundVolume, pitchLevel, speed } from '../voice.ts';
import { word } from '../word.ts';
import { speakerSnapshot } from './speaker.ts';

export const audioSettings = z.object({
  background: background.nullable(),
  backgroundVolume,
  speed,
  pitch: pitchLevel,
});
export type AudioSettings = z.infer<typeof audioSettings>;

export const audioStates = ['creating', 'done', 'failed'] as const;
export const audioState = z.enum(audioStates);
export type AudioState = z.infer<typeof audioState>;

/**
 * `users/{uid}/audios/{id}`: what lists show. `version` counts conversions of this audio (1 is the first),
 * `attempt` fences late writers: only the maker whose attempt it is may finish. `positionMs` is where the
 * person stopped listening.
 */
export const audio = z.object({
  name: z.string(),
  /** `nameKey` of the name: what lists are sorted by. */
  nameKey: z.string().default(''),
  excerpt: z.string(),
  speaker: speakerSnapshot,
  language,
  settings: audioSettings,
  collectionId: z.string().nullable(),
  archived: z.boolean(),
  /** The collection this audio was archived with, and comes back with. */
  archivedWith: z.string().nullable().default(null),
  state: audioState,
  error: z.enum(errorKeys).nullable(),
  characters: z.int().nonnegative(),
  segmentCount: z.int().positive(),
  durationMs: z.int().nonnegative().nullable(),
  version: z.int().positive(),
  attempt: z.int().nonnegative(),
  lease: z.object({ holder: z.string(), until: instant }).nullable(),
  /** What this conversion holds of a subscription; null where it is free, settled or given back. */
  hold: z
    .object({ subscriptionId: z.string(), characters: z.int().positive(), until: instant })
    .nullable(),
  freeConversionsLeft: z.int().nonnegative(),
  /** Path in the bucket; null until the first conversion is done. */
  storagePath: z.string().nullable(),
  shareId: z.string().nullable(),
  positionMs: z.int().nonnegative(),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant,
});
export type Audio = z.infer<typeof audio>;

/**
 * `users/{uid}/audios/{id}/content/main`: kept apart so that lists stay light. `peaks` are 0 to 1, evenly
 * spread over the duration. A conversion in the making has its text here and no words yet.
 */
export const audioContent = z.object({
  segments: z.array(z.string()),
  normalized: z.array(normalizedSegment),
  words: z.array(word),
  peaks: z.array(z.number().min(0).max(1)),
});
export type AudioContent = z.infer<typeof audioContent>;

/**
 * `users/{uid}/audios/{id}/versions/{version}`: an earlier conversion, playable and restorable until the audio
 * expires.
 */
export const audioVersion = z.object({
  version: z.int().positive(),
  settings: audioSettings,
  speaker: speakerSnapshot,
  language,
  characters: z.int().nonnegative(),
  durationMs: z.int().nonnegative(),
  storagePath: z.string(),
  content: audioContent,
  madeAt: instant,
});
export type AudioVersion = z.infer<typeof audioVersion>;
