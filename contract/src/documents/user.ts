import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { limits } from '../limits.ts';
import { audioSettings } from './audio.ts';
import { webhookEvent } from './webhook.ts';

const themes = ['light', 'dark', 'system'] as const;
const theme = z.enum(themes);

/** A speaker with its settings, for new texts in one language. */
const voiceChoice = audioSettings.extend({ speakerId: z.string() });
const voiceChange = voiceChoice.extend({ speakerId: id }).nullable();
export type VoiceChoice = z.infer<typeof voiceChoice>;

/** By language; null: none yet. */
const noVoices = { mn: null, en: null };
const voiceChoices = z.object({
  mn: voiceChoice.nullable().default(null),
  en: voiceChoice.nullable().default(null),
});

const preferences = z.object({
  language: locale,
  theme,
  autoPlay: z.boolean(),
  notifyExpiring: z.boolean(),
  /** E-mails that a user can stop; missing in older documents. */
  mailPlanEnds: z.boolean().default(true),
  mailAudioEnds: z.boolean().default(true),
  favoriteSpeakers: z.array(z.string()).max(limits.favoriteSpeakers),
  /** Of the last conversion in each language, written by it; missing in older documents. */
  lastVoices: voiceChoices.default(noVoices),
  /** Where new texts of a language start; null: with the last voice. Missing in older documents. */
  defaultVoices: voiceChoices.default(noVoices),
});
export type Preferences = z.infer<typeof preferences>;

/**
 * A change of preferences; a stored document may have an invalid id. No defaults here. Of the default voices only the
 * given languages change.
 */
export const preferenceChange = preferences
  .omit({ lastVoices: true })
  .extend({
    favoriteSpeakers: z.array(id).max(limits.favoriteSpeakers),
    mailPlanEnds: z.boolean(),
    mailAudioEnds: z.boolean(),
    defaultVoices: z.object({ mn: voiceChange, en: voiceChange }).partial(),
  })
  .partial();

export const defaultPreferences: Preferences = {
  language: 'mn',
  theme: 'system',
  autoPlay: true,
  notifyExpiring: true,
  mailPlanEnds: true,
  mailAudioEnds: true,
  favoriteSpeakers: [],
  lastVoices: noVoices,
  defaultVoices: noVoices,
};

/** A count since a time. */
const tally = z.object({ count: z.int().positive(), since: instant });
export type Tally = z.infer<typeof tally>;

/** `users/{uid}`. Counters are written by the transactions that change what they count. */
export const user = z.object({
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  /** The provider's picture in older accounts; not shown. */
  photoUrl: z.string().nullable(),
  /** The photo in the bucket: the user's own, or a copy of the provider's at sign-up. */
  photoPath: z.string().nullable().default(null),
  preferences,
  counters: z.object({
    audios: z.int().nonnegative(),
    archivedAudios: z.int().nonnegative(),
    collections: z.int().nonnegative(),
    archivedCollections: z.int().nonnegative(),
    making: z.int().nonnegative(),
    /** Missing until the first change of the dictionary. */
    respellings: z.int().nonnegative().optional(),
    /** Keys that are not revoked; missing until the first. */
    keys: z.int().nonnegative().optional(),
    /** Webhook endpoints; missing until the first. */
    webhooks: z.int().nonnegative().optional(),
    /** Speech calls of programs that are running; missing until the first. */
    speaking: z.int().nonnegative().optional(),
  }),
  /** Increased by each change of the dictionary; missing until the first. */
  dictionaryRevision: z.int().nonnegative().optional(),
  /** The subscription to spend from, written by the transactions that open and end subscriptions. */
  activeSubscriptionId: z.string().nullable().default(null),
  /** Conversions that were heard and then failed by our fault. */
  heardFailures: tally.optional(),
  /** Conversions that were deleted unheard after they had started. */
  cancelledConversions: tally.optional(),
  placedOrders: tally.optional(),
  /** Orders that were open when the last one was placed; no others are. */
  openOrderIds: z.array(z.string()).optional(),
  /** The active webhook endpoints and their events, by id; missing until the first. */
  webhooks: z.record(z.string(), z.array(webhookEvent)).optional(),
  /** Keyed hashes of addresses and identities that had a trial. */
  trialHashes: z.array(z.string()).default([]),
  /** Prefixes of words of the e-mail address and name, for the admins' search. */
  searchPrefixes: z.array(z.string()).default([]),
  /** Whether the account is disabled, for Firestore rules; missing until it first was. */
  disabled: z.boolean().optional(),
  /** The user was e-mailed about audio that expires before this time. */
  audioEndsToldUntil: instant.optional(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
