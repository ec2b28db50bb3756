import { z } from 'zod';
import { id } from '../id.ts';
import { limits } from '../limits.ts';
import { call, nothing } from './call.ts';

const base64Characters = Math.ceil(limits.cover.bytes / 3) * 4;

/** A cover in base64: a JPEG with sides of at most `limits.cover.side` px. */
export const coverImage = z.base64().max(base64Characters);

/** Sets the cover of a collection, or removes it. Its files and its podcast get it. */
export const setCover = call({
  method: 'PUT',
  path: '/collections/:collectionId/cover',
  who: 'user',
  scope: 'library',
  bodyBytes: base64Characters + 1024,
  params: z.object({ collectionId: id }),
  input: z.object({ image: coverImage.nullable() }),
  output: nothing,
  errors: ['collection.not_found', 'cover.invalid'],
});
