import { apiBase } from '@duu/contract/calls/calls';
import type { SharedAudio } from '@duu/contract/documents/share';
import { id } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/** What the public player shows. Errors: `share.not_found`, after revocation and at the end of storage alike. */
export async function readShare({ documents, now }: Deps, shareId: string): Promise<SharedAudio> {
  const share = (await documents.share(shareId).get()).data();
  if (!share || share.expiresAt <= now()) throw new ApiError('share.not_found');
  const { createdAt: _, ...shown } = share;
  return { ...shown, audioUrl: `${apiBase}/shares/${shareId}/audio` };
}

/** The path of the shared file in the bucket. Errors: `share.not_found`. */
export async function sharedFile({ documents, now }: Deps, shareId: string): Promise<string> {
  if (!id.safeParse(shareId).success) throw new ApiError('share.not_found');
  const source = (await documents.shareSource(shareId).get()).data();
  if (!source) throw new ApiError('share.not_found');
  const audio = (await documents.audio(source.uid, source.audioId).get()).data();
  if (audio?.shareId !== shareId || audio.storagePath === null || audio.expiresAt <= now()) {
    throw new ApiError('share.not_found');
  }
  return audio.storagePath;
}
