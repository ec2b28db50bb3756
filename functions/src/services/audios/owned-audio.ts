import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Documents, Reads } from '../../repositories/documents.ts';

/**
 * Reads the user's audio.
 * @throws ApiError `audio.not_found`
 */
export async function ownedAudio(
  tx: Reads,
  documents: Documents,
  uid: string,
  audioId: string,
): Promise<Audio> {
  const audio = (await tx.get(documents.audio(uid, audioId))).data();
  if (!audio) throw new ApiError('audio.not_found');
  return audio;
}

/**
 * Refuses an audio past its storage time, whose deletion may be late.
 * @throws ApiError `audio.expired`
 */
export function refuseExpired(audio: Pick<Audio, 'expiresAt'>, now: Date): void {
  if (audio.expiresAt <= now) throw new ApiError('audio.expired');
}
