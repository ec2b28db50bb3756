import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { Share } from '@duu/contract/documents/share';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';

/** Returns the public data of an audio. */
export function publicShare(audio: Audio, content: AudioContent, createdAt: Date): Share {
  return {
    name: audio.name,
    speaker: audio.speaker.name,
    language: audio.language,
    durationMs: audio.durationMs ?? 0,
    segments: content.segments,
    words: content.words,
    peaks: content.peaks,
    createdAt,
    expiresAt: audio.expiresAt,
  };
}

/** Too long to guess: two random ids of 20 hexadecimal digits. */
export function newShareId({ newId }: Pick<Deps, 'newId'>): string {
  return `${newId()}${newId()}`;
}

/**
 * Returns the public link of an audio; creates it if it has none.
 * @throws ApiError `audio.not_found`, `audio.not_ready`, `audio.expired`
 */
export async function shareAudio(deps: Deps, uid: string, audioId: string): Promise<string> {
  const { documents, now } = deps;
  return documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    refuseExpired(audio, now());
    if (audio.shareId) return audio.shareId;
    const content = (await tx.get(documents.content(uid, audioId))).data();
    if (audio.storagePath === null || !content) throw new ApiError('audio.not_ready');
    const shareId = newShareId(deps);
    tx.create(documents.share(shareId), publicShare(audio, content, now()));
    tx.create(documents.shareSource(shareId), { uid, audioId });
    tx.update(documents.audio(uid, audioId), { shareId });
    return shareId;
  });
}

/**
 * Deletes the link for good. Does nothing if there is none.
 * @throws ApiError `audio.not_found`
 */
export async function unshareAudio(
  { documents }: Deps,
  uid: string,
  audioId: string,
): Promise<void> {
  await documents.transact(async (tx) => {
    const { shareId } = await ownedAudio(tx, documents, uid, audioId);
    if (shareId === null) return;
    tx.delete(documents.share(shareId));
    tx.delete(documents.shareSource(shareId));
    tx.update(documents.audio(uid, audioId), { shareId: null });
  });
}
