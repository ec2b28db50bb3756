import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { limits } from '../limits.ts';

const themes = ['light', 'dark', 'system'] as const;
const theme = z.enum(themes);

const preferences = z.object({
  language: locale,
  theme,
  autoPlay: z.boolean(),
  notifyExpiring: z.boolean(),
  /** E-mails that a user can stop; missing in older documents. */
  mailPlanEnds: z.boolean().default(true),
  mailAudioEnds: z.boolean().default(true),
  favoriteSpeakers: z.array(z.string()).max(limits.favoriteSpeakers),
});
export type Preferences = z.infer<typeof preferences>;

/** A change of preferences; a stored document may have an invalid id. No defaults here. */
export const preferenceChange = preferences
  .extend({
    favoriteSpeakers: z.array(id).max(limits.favoriteSpeakers),
    mailPlanEnds: z.boolean(),
    mailAudioEnds: z.boolean(),
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
