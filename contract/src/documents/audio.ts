import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { background, backgroundVolume, pitchLevel, speed } from '../voice-settings.ts';
import { packReadings, packWords, storedReadings, storedWords } from './packed.ts';
import { speakerSnapshot, spokenVoice } from './speaker.ts';

export const audioSettings = z.object({
  background: background.nullable(),
  backgroundVolume,
  speed,
  pitch: pitchLevel,
});
export type AudioSettings = z.infer<typeof audioSettings>;

export const rating = z.enum(['up', 'down']);
export type Rating = z.infer<typeof rating>;

export const audioStates = ['creating', 'done', 'failed'] as const;
export const audioState = z.enum(audioStates);

/** Characters that are held until their sound is made. */
export const creditHold = z.object({
  subscriptionId: z.string(),
  characters: z.int().positive(),
  until: instant,
  /** The API key it was asked with; missing if the user asked. */
  keyId: z.string().optional(),
  /** The speech call it is for, which has no audio. */
  callId: z.string().optional(),
});

/**
 * `users/{uid}/audios/{id}`, for lists. `version` counts conversions from 1. `attempt` fences late writers:
 * only the latest attempt may finish. `positionMs` is the playback position.
 */
export const audio = z.object({
  name: z.string(),
  /** `nameKey` of the name, which lists sort by. */
  nameKey: z.string().default(''),
  excerpt: z.string(),
  speaker: speakerSnapshot,
  language,
  settings: audioSettings,
  collectionId: z.string().nullable(),
  archived: z.boolean(),
  /** The chapter of a book that it is, or is a piece of; chapters count from 1. */
  chapter: z.object({ number: z.int().positive(), title: z.string() }).nullable().default(null),
  /** The collection this audio was archived with, and is restored with. */
  archivedWith: z.string().nullable().default(null),
  state: audioState,
  error: z.enum(errorKeys).nullable(),
  characters: z.int().nonnegative(),
  segmentCount: z.int().positive(),
  durationMs: z.int().nonnegative().nullable(),
  /** The voice that spoke this version in its speaker's place; null if it is the speaker's own. */
  fallback: spokenVoice.nullable().default(null),
  /** The voice that spoke this version; null if several did, and in older audios. */
  voiceUsed: spokenVoice.nullable().default(null),
  /** What its owner thinks of a voice that spoke it: one vote, whatever the versions. */
  rating: spokenVoice.extend({ rating }).nullable().default(null),
  version: z.int().positive(),
  attempt: z.int().nonnegative(),
  lease: z.object({ holder: z.string(), until: instant }).nullable(),
  /**
   * When sound of the running conversion was first sent to a listener: from then on deleting the audio
   * charges it.
   */
  heardAt: instant.nullable().default(null),
  /** The hold of this conversion; null if it is free, settled or released. */
  hold: creditHold.nullable(),
  freeConversionsLeft: z.int().nonnegative(),
  /** Path in the bucket; null until the first conversion is done. */
  storagePath: z.string().nullable(),
  shareId: z.string().nullable(),
  positionMs: z.int().nonnegative(),
  /** When the user was at that position; null before the first time. */
  positionAt: instant.nullable().default(null),
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
 * `users/{uid}/audios/{id}/content/main`, separate to keep lists small. `peaks` are 0 to 1, evenly spread
 * over the duration. A running conversion has its text here and no words yet.
 */
export const audioContent = z.object({
  segments: z.array(z.string()),
  normalized: storedReadings,
  words: storedWords,
  peaks: z.array(z.number().min(0).max(1)),
  /** The respellings in the charge of a running conversion; later changes don't apply. */
  dictionary: z.array(usedRespelling).optional(),
  /** What spoke: the speaker's voice, then those that marks name. Missing in a running conversion, and in older ones. */
  spokenBy: z.array(z.string()).optional(),
});
export type AudioContent = z.infer<typeof audioContent>;

/** Returns the stored form of content: accepted texts stay far below Firestore's 1 MiB (see packed.ts). */
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
  /** See `audio`. */
  fallback: spokenVoice.nullable().default(null),
  voiceUsed: spokenVoice.nullable().default(null),
  storagePath: z.string(),
  content: audioContent,
  madeAt: instant,
});
export type AudioVersion = z.infer<typeof audioVersion>;

export function storedVersion(version: AudioVersion) {
  return { ...version, content: storedContent(version.content) };
}
