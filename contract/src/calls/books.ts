import { z } from 'zod';
import { bookPart } from '../documents/book.ts';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { name } from '../name.ts';
import { call, nothing } from './call.ts';
import { coverImage } from './cover.ts';
import { conversionErrors, requestErrors, voiceRequest } from './synthesis.ts';

/**
 * Converts a book: its parts become the audios of a new collection, one after another, whether or not a page is open.
 * Returns the first one, whose sound can be played at once. Header `Idempotency-Key`: the same key and body return the same
 * collection, another body `request.invalid`.
 */
export const createBook = call({
  method: 'POST',
  path: '/books',
  who: 'user',
  bodyBytes: limits.bookBytes,
  converts: true,
  input: voiceRequest.extend({
    name,
    author: name.nullable().default(null),
    cover: coverImage.nullable().default(null),
    parts: z.array(bookPart).min(1).max(limits.collectionAudios),
  }),
  output: z.object({ collectionId: id, audioId: id, streamUrl: z.string() }),
  errors: [
    ...requestErrors,
    ...conversionErrors,
    'collection.not_found',
    'collection.limit_reached',
    'cover.invalid',
    'max_characters_exceeded',
  ],
});

const bookActions = ['pause', 'continue', 'skip', 'end'] as const;

/**
 * Pauses a book after the part that is being converted, continues it, continues it without the part that failed, or ends it
 * with the parts that are done.
 */
export const changeBook = call({
  method: 'POST',
  path: '/collections/:collectionId/book',
  who: 'user',
  params: z.object({ collectionId: id }),
  input: z.object({ action: z.enum(bookActions) }),
  output: nothing,
  errors: [
    ...conversionErrors,
    'max_characters_exceeded',
    'audio.expired',
    'text_diff_too_high',
    'max_resynthesize_exceeded',
    'collection.not_found',
    'book.not_found',
  ],
});
