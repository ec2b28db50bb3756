import { z } from 'zod';
import { limits } from '../limits.ts';
import { call } from './call.ts';

/** A web page or document, fetched for a user who imports it. */
export const fetchPage = call({
  method: 'POST',
  path: '/pages',
  who: 'user',
  input: z.object({ url: z.string().trim().min(1).max(limits.pathCharacters) }),
  output: z.object({
    /** The address after redirects. */
    url: z.string(),
    /** The media type with its parameters, in lower case. */
    contentType: z.string(),
    data: z.base64(),
  }),
  errors: [
    'page.invalid_address',
    'page.unreachable',
    'page.not_found',
    'page.closed',
    'page.too_large',
    'page.wrong_type',
  ],
  // Each takes time and traffic, also of a third party.
  worth: 12,
  waits: true,
});
