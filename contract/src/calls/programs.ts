import { z } from 'zod';
import { cursor } from '../cursor.ts';
import { day } from '../day.ts';
import { keyUse } from '../documents/api-key.ts';
import { audio, audioState } from '../documents/audio.ts';
import { id } from '../id.ts';
import { normalizedSegment } from '../token.ts';
import { word } from '../word.ts';
import { call } from './call.ts';

/** An audio as programs see it; pages read the document. */
const listedAudio = audio
  .pick({
    excerpt: true,
    language: true,
    settings: true,
    collectionId: true,
    archived: true,
    state: true,
    error: true,
    characters: true,
    durationMs: true,
    version: true,
    createdAt: true,
    expiresAt: true,
  })
  .extend({ id, name: z.string(), speakerId: z.string() });
export type ListedAudio = z.infer<typeof listedAudio>;

/** Lists audios, the newest first. */
export const listAudios = call({
  method: 'GET',
  path: '/audios',
  who: 'user',
  scope: 'library',
  query: z.object({ state: audioState.optional(), cursor: cursor(1).optional() }),
  output: z.object({ audios: z.array(listedAudio), nextCursor: z.string().nullable() }),
});

/** An audio with its text, how it was read, the times of its words, and an address to download it for minutes. */
export const getAudio = call({
  method: 'GET',
  path: '/audios/:audioId',
  who: 'user',
  scope: 'library',
  params: z.object({ audioId: id }),
  output: listedAudio.extend({
    segments: z.array(z.string()),
    normalized: z.array(normalizedSegment),
    words: z.array(word),
    streamUrl: z.string(),
  }),
  errors: ['audio.not_found', 'audio.expired'],
});

/** What each key used on the days of a span, in Ulaanbaatar. */
export const getUsage = call({
  method: 'GET',
  path: '/usage',
  who: 'user',
  scope: 'read',
  query: z.object({ from: day, to: day }),
  output: z.object({ uses: z.array(keyUse) }),
});
