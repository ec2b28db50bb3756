import { z } from 'zod';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
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

/**
 * Moves audios of a collection behind another one, in the given order; `after: null` is the start. What other pages move
 * at the same time stays moved.
 */
export const orderCollection = call({
  method: 'POST',
  path: '/collections/:collectionId/order',
  who: 'user',
  scope: 'library',
  params,
  input: z.object({
    audioIds: z.array(id).min(1).max(limits.bulkAudios),
    after: id.nullable(),
  }),
  output: nothing,
  errors: ['collection.not_found', 'collection.too_large', 'audio.not_found'],
});

export const collectionFiles = ['m4b', 'epub', 'mp3', 'srt', 'vtt'] as const;
export const collectionFile = z.enum(collectionFiles);
export type CollectionFile = z.infer<typeof collectionFile>;

/**
 * Returns an address, valid for minutes, of one file with all finished audios of a collection, in its order: an MP3 with
 * a chapter for each, an M4B, which audiobook players read, an EPUB whose text is read with that sound, or the subtitles of
 * that MP3. An M4B takes about a minute for an hour of sound when it is first asked for, and for what has changed since: until
 * then the address is null, and `audiobook` of the collection says how far it is. Then ask again.
 */
export const openCollectionFile = call({
  method: 'POST',
  path: '/collections/:collectionId/file',
  who: 'user',
  scope: 'library',
  params,
  input: z.object({ format: collectionFile }),
  output: z.object({ url: z.string().nullable() }),
  errors: [
    'collection.not_found',
    'collection.too_large',
    'collection.too_long',
    'collection.audiobook_too_long',
    'collection.empty',
  ],
});

/** Returns the public playlist of a collection; creates it if there is none. */
export const shareCollection = call({
  method: 'POST',
  path: '/collections/:collectionId/share',
  who: 'user',
  scope: 'library',
  params,
  output: z.object({ playlistId: id }),
  errors: ['collection.not_found', 'collection.too_large'],
});

export const unshareCollection = call({
  method: 'DELETE',
  path: '/collections/:collectionId/share',
  who: 'user',
  scope: 'library',
  params,
  output: nothing,
  errors: ['collection.not_found'],
});
