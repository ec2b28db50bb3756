import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { sharedAudio } from './share.ts';

/** `playlists/{playlistId}`: whose collection a public link plays. Clients can't read it. */
export const playlist = z.object({ uid: id, collectionId: id, createdAt: instant });
export type Playlist = z.infer<typeof playlist>;

/** One audio of a public playlist, without its text. */
const playlistAudio = sharedAudio
  .pick({ name: true, speaker: true, language: true, durationMs: true, audioUrl: true })
  .extend({ id });

/** The answer of `GET /playlists/:playlistId`: the collection as it is now. */
export const sharedPlaylist = z.object({
  name: z.string(),
  /** Null if it has no cover. */
  coverUrl: z.string().nullable(),
  audios: z.array(playlistAudio),
});
export type SharedPlaylist = z.infer<typeof sharedPlaylist>;
