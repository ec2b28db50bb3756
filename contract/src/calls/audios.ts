import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { rating } from '../documents/audio.ts';
import { bookmark, bookmarkNote } from '../documents/bookmark.ts';
import { errorKeys } from '../errors/keys.ts';
import { id } from '../id.ts';
import { language } from '../language.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { soundFile } from '../sound-files.ts';
import { call, nothing } from './call.ts';

const params = z.object({ audioId: id });

export const updateAudio = call({
  method: 'PATCH',
  path: '/audios/:audioId',
  who: 'user',
  scope: 'library',
  params,
  input: z.object({
    name: name.optional(),
    collectionId: id.nullable().optional(),
    archived: z.boolean().optional(),
  }),
  output: nothing,
  errors: ['audio.not_found', 'collection.not_found'],
});

export const deleteAudio = call({
  method: 'DELETE',
  path: '/audios/:audioId',
  who: 'user',
  scope: 'library',
  params,
  output: nothing,
  errors: ['audio.not_found'],
});

const bulkActions = ['move', 'archive', 'restore', 'delete'] as const;

export const bulkAudios = call({
  method: 'POST',
  path: '/audios/bulk',
  who: 'user',
  scope: 'library',
  input: z.object({
    audioIds: z.array(id).min(1).max(limits.bulkAudios),
    action: z.enum(bulkActions),
    collectionId: id.nullable().optional(),
  }),
  output: z.object({
    done: z.array(id),
    failed: z.array(z.object({ audioId: id, error: z.enum(errorKeys) })),
  }),
  errors: ['collection.not_found'],
});

/**
 * Searches names and texts for words that begin with all words of the query, in any order. Returns ids; the
 * page shows the live documents.
 */
export const searchAudios = call({
  method: 'GET',
  path: '/audios/search',
  who: 'user',
  scope: 'library',
  query: z.object({
    query: z.string().min(1).max(200),
    archived: z.enum(['true', 'false']).optional(),
    collectionId: id.optional(),
    speakerId: id.optional(),
    language: language.optional(),
    cursor: cursor(1).optional(),
  }),
  output: z.object({ audioIds: z.array(id), nextCursor: z.string().nullable() }),
});

/**
 * Stores where the user is in an audio, and that it is the audio to continue its collection with. Of several devices the one
 * that played last counts. `agoMs` is how long ago the user was there, for a position that could not be sent at once.
 */
export const savePosition = call({
  method: 'PUT',
  path: '/audios/:audioId/position',
  who: 'user',
  params,
  input: z.object({
    positionMs: z.int().nonnegative(),
    agoMs: z.int().nonnegative().max(limits.positionAgoMs).default(0),
  }),
  output: nothing,
  errors: ['audio.not_found'],
});

/** Rates the voice that spoke an audio; null takes the rating back. */
export const rateAudio = call({
  method: 'PUT',
  path: '/audios/:audioId/rating',
  who: 'user',
  params,
  input: z.object({ rating: rating.nullable() }),
  output: nothing,
  errors: ['audio.not_found', 'audio.not_ready'],
});

const bookmarkParams = z.object({ audioId: id, bookmarkId: id });

/** Creates or changes a bookmark. The page chooses its id, so that a repeated request does nothing twice. */
export const saveBookmark = call({
  method: 'PUT',
  path: '/audios/:audioId/bookmarks/:bookmarkId',
  who: 'user',
  params: bookmarkParams,
  input: bookmark.pick({ place: true, positionMs: true }).extend({ note: bookmarkNote }),
  output: nothing,
  errors: ['audio.not_found', 'bookmark.limit_reached'],
});

/** Does nothing if there is no such bookmark. */
export const deleteBookmark = call({
  method: 'DELETE',
  path: '/audios/:audioId/bookmarks/:bookmarkId',
  who: 'user',
  params: bookmarkParams,
  output: nothing,
  errors: ['audio.not_found'],
});

export const restoreVersion = call({
  method: 'POST',
  path: '/audios/:audioId/versions/:version/restore',
  who: 'user',
  params: z.object({ audioId: id, version: z.coerce.number().int().positive() }),
  output: nothing,
  errors: ['audio.not_found', 'audio.not_ready', 'audio.expired', 'version.not_found'],
});

/** Returns a new stream address of a running conversion, for a page that was reloaded. */
export const openStream = call({
  method: 'POST',
  path: '/audios/:audioId/stream',
  who: 'user',
  scope: 'speak',
  params,
  output: z.object({ streamUrl: z.string() }),
  errors: ['audio.not_found', 'audio.expired'],
});

/**
 * Returns an address, valid for minutes, that answers with a file of the sound as it was made: without loss, or as an MP3
 * of another quality. Costs no characters. The MP3 that was heard is at the address of the stream.
 */
export const openFile = call({
  method: 'POST',
  path: '/audios/:audioId/files',
  who: 'user',
  scope: 'library',
  params,
  input: soundFile,
  output: z.object({ url: z.string() }),
  errors: ['audio.not_found', 'audio.not_ready', 'audio.expired', 'audio.lossless_missing'],
  worth: 5,
});

export const shareAudio = call({
  method: 'POST',
  path: '/audios/:audioId/share',
  who: 'user',
  scope: 'library',
  params,
  output: z.object({ shareId: id }),
  errors: ['audio.not_found', 'audio.not_ready', 'audio.expired'],
});

export const unshareAudio = call({
  method: 'DELETE',
  path: '/audios/:audioId/share',
  who: 'user',
  scope: 'library',
  params,
  output: nothing,
  errors: ['audio.not_found'],
});
