import { z } from 'zod';
import { instant } from '../instant.ts';
import { locale } from '../language.ts';
import { limits } from '../limits.ts';

export const themes = ['light', 'dark', 'system'] as const;
export const theme = z.enum(themes);
export type Theme = z.infer<typeof theme>;

export const preferences = z.object({
  language: locale,
  theme,
  autoPlay: z.boolean(),
  notifyExpiring: z.boolean(),
  favoriteSpeakers: z.array(z.string()).max(limits.favoriteSpeakers),
});
export type Preferences = z.infer<typeof preferences>;

export const defaultPreferences: Preferences = {
  language: 'mn',
  theme: 'system',
  autoPlay: true,
  notifyExpiring: true,
  favoriteSpeakers: [],
};

/** `users/{uid}`. Counters are kept by the transactions that change what they count. */
export const user = z.object({
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  /** The picture that the provider had at the first sign-in; null where there was none, or the person removed it. */
  photoUrl: z.string().nullable(),
  /** The person's own photo in the bucket; it stands before `photoUrl`. */
  photoPath: z.string().nullable().default(null),
  preferences,
  counters: z.object({
    audios: z.int().nonnegative(),
    archivedAudios: z.int().nonnegative(),
    collections: z.int().nonnegative(),
    archivedCollections: z.int().nonnegative(),
    making: z.int().nonnegative(),
  }),
  /** The one subscription that can be spent; the transactions that open and end subscriptions keep it. */
  activeSubscriptionId: z.string().nullable().default(null),
  /** Keyed hashes of the addresses and identities that are remembered as having had a trial. */
  trialHashes: z.array(z.string()).default([]),
  /** Beginnings of words of the e-mail address and the name, for the admins' search. */
  searchPrefixes: z.array(z.string()).default([]),
  createdAt: instant,
});
export type User = z.infer<typeof user>;
