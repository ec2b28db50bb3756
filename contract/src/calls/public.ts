import { z } from 'zod';
import { plan, planId } from '../documents/plan.ts';
import { sharedPlaylist } from '../documents/playlist.ts';
import { sharedAudio } from '../documents/share.ts';
import { speaker } from '../documents/speaker.ts';
import { id } from '../id.ts';
import { language } from '../language.ts';
import { limits } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { word } from '../word.ts';
import { call, nothing } from './call.ts';

/** ISO 3166-1 alpha-2 from the platform's header; null without one. */
export const getCountry = call({
  method: 'GET',
  path: '/ip2location',
  who: 'public',
  output: z.object({ country: z.string().nullable() }),
});

/** The active plans that can be bought, in order. */
export const getPlans = call({
  method: 'GET',
  path: '/plans',
  who: 'public',
  maxAge: 60,
  output: z.object({ plans: z.array(plan.extend({ id: planId })) }),
});

/** The published speakers, in order. */
export const getSpeakers = call({
  method: 'GET',
  path: '/speakers',
  who: 'public',
  maxAge: 60,
  output: z.object({ speakers: z.array(speaker.extend({ id })) }),
});

/** Speaks a sentence of a visitor, with a speaker of the embedded engine. Nothing of it is stored. */
export const trySpeech = call({
  method: 'POST',
  path: '/try',
  who: 'public',
  countedAs: 'try',
  input: z.object({ text: z.string().max(limits.bodyBytes), language }),
  output: z.object({
    /** An MP3. */
    audio: z.base64(),
    durationMs: z.int().nonnegative(),
    /** How the sentence was read. */
    spoken: z.string(),
    /** Its words as spoken, in the text as it was sent. */
    words: z.array(word),
  }),
  errors: [
    'segment_empty',
    'segment_invalid',
    'mark_invalid',
    'unsupported_language',
    'normalize_failed',
    'failed_to_synthesize_audio',
    'try.too_long',
    'try.used_up',
  ],
});

export const getRouteRule = call({
  method: 'GET',
  path: '/route-rules',
  who: 'public',
  query: z.object({ path: z.string().min(1).max(limits.pathCharacters) }),
  output: z.object({
    redirect: z.object({ target: z.string(), status: z.int() }).nullable(),
  }),
});

export const getShare = call({
  method: 'GET',
  path: '/shares/:shareId',
  who: 'public',
  params: z.object({ shareId: id }),
  output: sharedAudio,
  errors: ['share.not_found'],
});

/** The finished audios of a shared collection, in its order. */
export const getPlaylist = call({
  method: 'GET',
  path: '/playlists/:playlistId',
  who: 'public',
  params: z.object({ playlistId: id }),
  output: sharedPlaylist,
  errors: ['share.not_found'],
});

/** One audio of a shared collection, with its text. */
export const getPlaylistAudio = call({
  method: 'GET',
  path: '/playlists/:playlistId/audios/:audioId',
  who: 'public',
  params: z.object({ playlistId: id, audioId: id }),
  output: sharedAudio,
  errors: ['share.not_found'],
});

/** An error in a browser. Must not contain user input; the server logs only these fields. */
export const reportClientError = call({
  method: 'POST',
  path: '/client-errors',
  who: 'public',
  countedAs: 'report',
  bodyBytes: limits.clientErrorBytes,
  input: z.object({
    kind: z.enum(['render', 'unhandled', 'chunk', 'api', 'recovered']),
    name: z.string().max(100),
    /** The route's pattern (`/app/audio/:audioId`), never the address. */
    route: z.string().max(200),
    stack: z.string().max(2000),
    build: z.string().max(100),
    bot: z.boolean(),
    /** The id that the user sees with the error. */
    id: requestId.optional(),
  }),
  output: nothing,
});
