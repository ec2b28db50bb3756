import { excerptOf } from '@duu/contract/labels';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ownedAudio, refuseExpired } from '../audios/owned-audio.ts';
import { searchEntryOf } from '../audios/search-entry.ts';
import { publicShare } from '../sharing/share-audio.ts';

/**
 * Restores an earlier version and keeps the current one among the versions. The number increases, as with a
 * reconversion, so that none is reused; the file stays.
 * @throws ApiError `audio.not_found`, `audio.not_ready`, `audio.expired`, `version.not_found`
 */
export async function restoreVersion(
  { documents, now }: Deps,
  uid: string,
  audioId: string,
  version: number,
): Promise<void> {
  await documents.transact(async (tx) => {
    const ref = documents.audio(uid, audioId);
    const contentRef = documents.content(uid, audioId);
    const earlierRef = documents.version(uid, audioId, version);
    const before = await ownedAudio(tx, documents, uid, audioId);
    refuseExpired(before, now());
    const [content, earlier] = await Promise.all([tx.get(contentRef), tx.get(earlierRef)]);
    const present = content.data();
    const wanted = earlier.data();
    if (!wanted) throw new ApiError('version.not_found');
    const { state, storagePath, durationMs } = before;
    if (state !== 'done' || storagePath === null || durationMs === null || !present) {
      throw new ApiError('audio.not_ready');
    }
    tx.create(documents.version(uid, audioId, before.version), {
      version: before.version,
      settings: before.settings,
      speaker: before.speaker,
      language: before.language,
      characters: before.characters,
      durationMs,
      fallback: before.fallback,
      voiceUsed: before.voiceUsed,
      storagePath,
      content: present,
      madeAt: before.updatedAt,
    });
    tx.delete(earlierRef);
    tx.set(contentRef, wanted.content);
    const after = {
      ...before,
      version: before.version + 1,
      settings: wanted.settings,
      speaker: wanted.speaker,
      language: wanted.language,
      characters: wanted.characters,
      segmentCount: wanted.content.segments.length,
      excerpt: excerptOf(wanted.content.segments),
      durationMs: wanted.durationMs,
      fallback: wanted.fallback,
      voiceUsed: wanted.voiceUsed,
      storagePath: wanted.storagePath,
      positionMs: 0,
      updatedAt: now(),
    };
    tx.set(ref, after);
    tx.set(documents.search(uid, audioId), searchEntryOf(after, wanted.content.segments));
    if (after.shareId) {
      tx.set(documents.share(after.shareId), publicShare(after, wanted.content, now()));
    }
  });
}
