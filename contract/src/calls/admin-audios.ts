import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { audio, audioState } from '../documents/audio.ts';
import { id } from '../id.ts';
import { call, nothing } from './call.ts';
import { retryAudio } from './synthesis.ts';

const params = z.object({ uid: id, audioId: id });

/**
 * The fields of an audio that are read for admins: neither text nor name, which is the beginning of the text
 * unless the owner changed it.
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

/** An audio as admins see it. */
const adminAudio = adminAudioFields.extend({
  id,
  uid: id,
  email: z.string().nullable(),
  /** Charged characters. */
  charged: z.int().nonnegative(),
});
export type AdminAudio = z.infer<typeof adminAudio>;

/**
 * Lists the audios of all users, newest first. `owner` is a uid or an e-mail address; an unknown one returns
 * an empty page.
 */
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

/** Deletes an audio as its owner could. */
export const adminDeleteAudio = call({
  method: 'DELETE',
  path: '/admin/audios/:uid/:audioId',
  who: 'admin',
  params,
  output: nothing,
  errors: ['audio.not_found'],
});

/** Retries a failed conversion as its owner could, with the owner's characters. */
export const adminRetryAudio = call({
  method: 'POST',
  path: '/admin/audios/:uid/:audioId/retry',
  who: 'admin',
  params,
  output: nothing,
  errors: [...retryAudio.errors, 'user.not_found'],
});
