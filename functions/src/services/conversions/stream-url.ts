import { apiBase } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import { id } from '@duu/contract/id';
import { requestId } from '@duu/contract/request-id';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { currentRequestId } from '../../request-context.ts';
import { readTicket, signTicket } from '../signed-token.ts';

/** Access to one conversion of an audio, until a time. */
const ticket = z.object({
  uid: id,
  audioId: id,
  version: z.int().positive(),
  /** Ms since 1970. */
  until: z.int(),
  /** The request that asked for the address. */
  requestId: requestId.optional(),
});
export type StreamTicket = z.infer<typeof ticket>;

/** Signs a ticket for one conversion. */
export const signStream = (of: Omit<StreamTicket, 'until'>, key: string, now: Date): string =>
  signTicket('stream', of, key, now);

/**
 * Returns the ticket of a token.
 * @throws ApiError `audio.link_expired` if it is old, forged or for another audio
 */
export function readStream(token: string, key: string, now: Date, audioId: string): StreamTicket {
  return readTicket('stream', ticket, token, { key, now, isFor: (of) => of.audioId === audioId });
}

/** Returns the version of an audio, or of its running reconversion. */
function comingVersion(audio: Pick<Audio, 'version' | 'storagePath' | 'state'>): number {
  const reconverts = audio.state === 'creating' && audio.storagePath !== null;
  return reconverts ? audio.version + 1 : audio.version;
}

/** Returns the path that plays one conversion, valid for minutes. */
export function streamUrl(deps: Deps, uid: string, audioId: string, version: number): string {
  const token = signStream(
    { uid, audioId, version, requestId: currentRequestId() },
    deps.streamKey(),
    deps.now(),
  );
  return `${apiBase}/audios/${audioId}/stream?token=${token}`;
}

/**
 * Returns a new stream address for the current or coming version.
 * @throws ApiError `audio.not_found`, `audio.expired`
 */
export async function freshStreamUrl(deps: Deps, uid: string, audioId: string): Promise<string> {
  const audio = (await deps.documents.audio(uid, audioId).get()).data();
  if (!audio) throw new ApiError('audio.not_found');
  if (audio.expiresAt <= deps.now()) throw new ApiError('audio.expired');
  return streamUrl(deps, uid, audioId, comingVersion(audio));
}
