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
  /** E-mails that a person may stop; missing in documents from before there were any. */
  mailPlanEnds: z.boolean().default(true),
  mailAudioEnds: z.boolean().default(true),
  favoriteSpeakers: z.array(z.string()).max(limits.favoriteSpeakers),
});
export type Preferences = z.infer<typeof preferences>;

/** What a person changes of them; a stored document may name what is no id. What is not given has no default here. */
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

/** How often something has happened, since when. */
const tally = z.object({ count: z.int().positive(), since: instant });
export type Tally = z.infer<typeof tally>;

/** `users/{uid}`. Counters are kept by the transactions that change what they count. */
export const user = z.object({
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  /** The provider's picture in accounts from before pictures were copied; nobody is shown it. */
  photoUrl: z.string().nullable(),
  /** The person's photo in the bucket: their own, or a copy of what the provider had at sign-up. */
  photoPath: z.string().nullable().default(null),
  preferences,
  counters: z.object({
    audios: z.int().nonnegative(),
    archivedAudios: z.int().nonnegative(),
    collections: z.int().nonnegative(),
    archivedCollections: z.int().nonnegative(),
    making: z.int().nonnegative(),
    /** Missing until the dictionary is first changed after it was introduced. */
    respellings: z.int().nonnegative().optional(),
  }),
  /** Raised by each change of the dictionary; missing until the first. */
  dictionaryRevision: z.int().nonnegative().optional(),
  /** The one subscription that can be spent; the transactions that open and end subscriptions keep it. */
  activeSubscriptionId: z.string().nullable().default(null),
  /** Conversions that were heard and then failed for a reason of ours, since when. */
  heardFailures: tally.optional(),
  /** Conversions that were deleted unheard after their making had begun. */
  cancelledConversions: tally.optional(),
  /** Orders that were placed. */
  placedOrders: tally.optional(),
  /** Orders that were open when the last one was placed; no other is open. */
  openOrderIds: z.array(z.string()).optional(),
  /** Keyed hashes of the addresses and identities that are remembered as having had a trial. */
  trialHashes: z.array(z.string()).default([]),
  /** Beginnings of words of the e-mail address and the name, for the admins' search. */
  searchPrefixes: z.array(z.string()).default([]),
  /** Whether the account is disabled, for Firestore's rules; missing until it first was. */
  disabled: z.boolean().optional(),
  /** Audios that end until then were told of by e-mail. */
  audioEndsToldUntil: instant.optional(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
