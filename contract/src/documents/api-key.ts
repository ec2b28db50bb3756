import { z } from 'zod';
import { day } from '../day.ts';
import { instant } from '../instant.ts';
import { name } from '../name.ts';

/** What a key may do: make sound, read (readings, balance, usage), or see and change the library. */
const keyScopes = ['speak', 'read', 'library'] as const;
export const keyScope = z.enum(keyScopes);
export type KeyScope = z.infer<typeof keyScope>;

/** The form of a key, for secret scanners too: `duu_`, 30 random base62 characters, 6 of their CRC-32. */
export const keyPattern = /^duu_[0-9A-Za-z]{36}$/;

/** `users/{uid}/keys/{keyId}`: an API key, without the key. A revoked one is kept for the history of its use. */
export const apiKey = z.object({
  name,
  /** Its last four characters, to recognize it by. */
  ending: z.string(),
  /** SHA-256 of the key, in hexadecimal. */
  hash: z.string(),
  scopes: z.array(keyScope).nonempty(),
  createdAt: instant,
  /** null: no end. */
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  /** To the minute. */
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** `keyHolders/{SHA-256 of the key}`: whose key it is. Never changed. */
export const keyHolder = z.object({ uid: z.string(), keyId: z.string() });

/** `users/{uid}/keyUses/{keyId}_{day}`: what a key spoke on a day in Ulaanbaatar. */
export const keyUse = z.object({
  keyId: z.string(),
  day,
  calls: z.int().nonnegative(),
  characters: z.int().nonnegative(),
});
export type KeyUse = z.infer<typeof keyUse>;
