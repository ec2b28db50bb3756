import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { background, backgroundVolume, pitchLevel, speed } from '../voice.ts';
import { packReadings, packWords, storedReadings, storedWords } from './packed.ts';
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
  /** When sound of the conversion in the making first left for a listener: from then on deleting it settles it. */
  heardAt: instant.nullable().default(null),
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

export const usedRespelling = z.object({
  written: z.string(),
  spoken: z.string(),
  inflected: z.boolean().optional(),
});
export type UsedRespelling = z.infer<typeof usedRespelling>;

/**
 * `users/{uid}/audios/{id}/content/main`: kept apart so that lists stay light. `peaks` are 0 to 1, evenly
 * spread over the duration. A conversion in the making has its text here and no words yet.
 */
export const audioContent = z.object({
  segments: z.array(z.string()),
  normalized: storedReadings,
  words: storedWords,
  peaks: z.array(z.number().min(0).max(1)),
  /** The respellings that the text was charged with, while it is in the making: later changes don't apply. */
  dictionary: z.array(usedRespelling).optional(),
});
export type AudioContent = z.infer<typeof audioContent>;

/** Content as it is stored: no accepted text takes it near Firestore's 1 MiB (see packed.ts). */
export function storedContent(content: AudioContent) {
  const { normalized, words } = content;
  return { ...content, normalized: packReadings(normalized), words: packWords(words) };
}

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

export function storedVersion(version: AudioVersion) {
  return { ...version, content: storedContent(version.content) };
}
