import { z } from 'zod';
import { id } from '../id.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';

const params = z.object({ collectionId: id });

/**
 * Header `Idempotency-Key`: the same key and body return the same collection, another body `request.invalid`.
 */
export const createCollection = call({
  method: 'POST',
  path: '/collections',
  who: 'user',
  scope: 'library',
  input: z.object({ name, inOrder: z.boolean().default(false) }),
  output: z.object({ collectionId: id }),
  errors: ['collection.limit_reached'],
});

/** Archiving a collection archives its audios with it; restoring brings them back. */
export const updateCollection = call({
  method: 'PATCH',
  path: '/collections/:collectionId',
  who: 'user',
  scope: 'library',
  params,
  input: z.object({ name: name.optional(), archived: z.boolean().optional() }),
  output: nothing,
  errors: ['collection.not_found'],
});

export const deleteCollection = call({
  method: 'DELETE',
  path: '/collections/:collectionId',
  who: 'user',
  scope: 'library',
  params,
  query: z.object({ audios: z.enum(['keep', 'delete']) }),
  output: nothing,
  errors: ['collection.not_found'],
});
