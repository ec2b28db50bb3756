import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { audio, audioState } from '../documents/audio.ts';
import { id } from '../id.ts';
import { call, nothing } from './call.ts';
import { retryAudio } from './synthesis.ts';

const params = z.object({ uid: id, audioId: id });

/**
 * What an audio's document says to an admin, and all that is read of it. Neither the text nor the name is among it: a
 * name is the text's beginning unless its owner gave it another.
 */
export const adminAudioFields = audio.pick({
  state: true,
  error: true,
  speaker: true,
  language: true,
  characters: true,
  durationMs: true,
  createdAt: true,
  expiresAt: true,
});

/** What an admin sees of somebody's audio. */
const adminAudio = adminAudioFields.extend({
  id,
  uid: id,
  email: z.string().nullable(),
  /** Characters that were taken for it. */
  charged: z.int().nonnegative(),
});
export type AdminAudio = z.infer<typeof adminAudio>;

/** Everybody's audios, newest first. `owner` is an id or an e-mail address; nobody's is an empty page. */
export const adminListAudios = call({
  method: 'GET',
  path: '/admin/audios',
  who: 'admin',
  query: z.object({
    state: audioState.optional(),
    speakerId: id.optional(),
    owner: z.string().trim().min(1).max(320).optional(),
    cursor: cursor(2).optional(),
  }),
  output: z.object({ audios: z.array(adminAudio), nextCursor: z.string().nullable() }),
});

export const adminGetAudio = call({
  method: 'GET',
  path: '/admin/audios/:uid/:audioId',
  who: 'admin',
  params,
  output: z.object({ audio: adminAudio }),
  errors: ['audio.not_found'],
});

/** Deletes it as its owner would. */
export const adminDeleteAudio = call({
  method: 'DELETE',
  path: '/admin/audios/:uid/:audioId',
  who: 'admin',
  params,
  output: nothing,
  errors: ['audio.not_found'],
});

/** Tries a failed one again as its owner would, with the owner's characters. */
export const adminRetryAudio = call({
  method: 'POST',
  path: '/admin/audios/:uid/:audioId/retry',
  who: 'admin',
  params,
  output: nothing,
  errors: [...retryAudio.errors, 'user.not_found'],
});
