import { z } from 'zod';
import { keyScope } from '../documents/api-key.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

/** Makes a key. Only this answer has it. */
export const createKey = call({
  method: 'POST',
  path: '/keys',
  who: 'user',
  input: z.object({
    name,
    scopes: z.array(keyScope).min(1).max(keyScope.options.length),
    /** Days until it ends; null: no end. */
    days: z.int().min(1).max(limits.keyDays).nullable().default(null),
  }),
  output: z.object({ keyId: id, key: z.string() }),
  errors: ['key.limit_reached'],
});

/** Ends a key at once. */
export const revokeKey = call({
  method: 'DELETE',
  path: '/keys/:keyId',
  who: 'user',
  params: z.object({ keyId: id }),
  output: nothing,
  errors: ['key.not_found'],
});

/** A key as its owner and admins see it. */
export const shownKey = z.object({
  id,
  name: z.string(),
  ending: z.string(),
  scopes: z.array(keyScope),
  createdAt: instant,
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
