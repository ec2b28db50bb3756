import { apiBase } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { signTicket } from './stream-token.ts';

/** The version that an audio has, or will have when what is being made is done. */
function comingVersion(audio: Pick<Audio, 'version' | 'storagePath' | 'state'>): number {
  const reconverts = audio.state === 'creating' && audio.storagePath !== null;
  return reconverts ? audio.version + 1 : audio.version;
}

/** An address below the origin that plays one conversion, for minutes. */
export function streamUrl(deps: Deps, uid: string, audioId: string, version: number): string {
  const token = signTicket({ uid, audioId, version }, deps.streamKey(), deps.now());
  return `${apiBase}/audios/${audioId}/stream?token=${token}`;
}

/** A fresh address for what an audio is, or is becoming. Ends with `audio.not_found` or `audio.expired`. */
export async function freshStreamUrl(deps: Deps, uid: string, audioId: string): Promise<string> {
  const audio = (await deps.documents.audio(uid, audioId).get()).data();
  if (!audio) throw new ApiError('audio.not_found');
  if (audio.expiresAt <= deps.now()) throw new ApiError('audio.expired');
  return streamUrl(deps, uid, audioId, comingVersion(audio));
}
