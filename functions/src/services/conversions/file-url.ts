import { apiBase } from '@duu/contract/calls/calls';
import { id } from '@duu/contract/id';
import { losslessFile } from '@duu/contract/paths';
import { type SoundFile, soundFile } from '@duu/contract/sound-files';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { directReads } from '../../repositories/documents.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import { readTicket, signTicket } from '../signed-token.ts';

/** Access to one file of an audio, until a time. */
const ticket = z.object({
  uid: id,
  audioId: id,
  /** Where the sound is kept without loss. */
  path: z.string(),
  file: soundFile,
  /** Ms since 1970. */
  until: z.int(),
});
export type FileTicket = z.infer<typeof ticket>;

/**
 * Returns the path of a file that is made of an audio's lossless sound, valid for minutes.
 * @throws ApiError `audio.not_found`, `audio.not_ready`, `audio.expired`, `audio.lossless_missing`
 */
export async function fileUrl(
  deps: Deps,
  uid: string,
  audioId: string,
  file: SoundFile,
): Promise<string> {
  const { documents, files, now } = deps;
  const { storagePath, expiresAt } = await ownedAudio(directReads, documents, uid, audioId);
  refuseExpired({ expiresAt }, now());
  if (storagePath === null) throw new ApiError('audio.not_ready');
  const path = losslessFile(storagePath);
  if ((await files.size(path)) === null) throw new ApiError('audio.lossless_missing');
  const token = signTicket('file', { uid, audioId, path, file }, deps.streamKey(), now());
  return `${apiBase}/audios/${audioId}/file?token=${token}`;
}

/**
 * Returns the ticket of a token.
 * @throws ApiError `audio.link_expired` if it is old, forged or for another audio
 */
export function readFileTicket(token: string, key: string, now: Date, audioId: string): FileTicket {
  return readTicket('file', ticket, token, { key, now, isFor: (of) => of.audioId === audioId });
}
