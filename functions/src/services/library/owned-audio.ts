import type { Audio } from '@duu/contract/documents/audio';
import { ApiError } from '../../api-error.ts';
import type { Documents, Transaction } from '../../repositories/documents.ts';

/** The person's audio, or `audio.not_found`. */
export async function ownedAudio(
  tx: Transaction,
  documents: Documents,
  uid: string,
  audioId: string,
): Promise<Audio> {
  const audio = (await tx.get(documents.audio(uid, audioId))).data();
  if (!audio) throw new ApiError('audio.not_found');
  return audio;
}

/** Refuses what is past its storage time: its removal may be late. */
export function refuseExpired(audio: Pick<Audio, 'expiresAt'>, now: Date): void {
  if (audio.expiresAt <= now) throw new ApiError('audio.expired');
}
