import { apiBase } from '@duu/contract/calls/calls';
import type { SharedAudio, ShareSource } from '@duu/contract/documents/share';
import { id } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { isOpenAccount } from '../account/open-account.ts';

/** The owner and audio of a share; null if it is missing or the account is closed. */
async function sourceOf(deps: Deps, shareId: string): Promise<ShareSource | null> {
  const source = (await deps.documents.shareSource(shareId).get()).data();
  return source && (await isOpenAccount(deps, source.uid)) ? source : null;
}

/**
 * Returns the data of the public player.
 * @throws ApiError `share.not_found`, also if revoked or expired
 */
export async function readShare(deps: Deps, shareId: string): Promise<SharedAudio> {
  const [share, source] = await Promise.all([
    deps.documents.share(shareId).get(),
    sourceOf(deps, shareId),
  ]);
  const shared = share.data();
  if (!shared || !source || shared.expiresAt <= deps.now()) throw new ApiError('share.not_found');
  const { createdAt: _, ...shown } = shared;
  return { ...shown, audioUrl: `${apiBase}/shares/${shareId}/audio` };
}

/**
 * Returns the bucket path of the shared file.
 * @throws ApiError `share.not_found`
 */
export async function sharedFile(deps: Deps, shareId: string): Promise<string> {
  const { documents, now } = deps;
  if (!id.safeParse(shareId).success) throw new ApiError('share.not_found');
  const source = await sourceOf(deps, shareId);
  if (!source) throw new ApiError('share.not_found');
  const audio = (await documents.audio(source.uid, source.audioId).get()).data();
  if (audio?.shareId !== shareId || audio.storagePath === null || audio.expiresAt <= now()) {
    throw new ApiError('share.not_found');
  }
  return audio.storagePath;
}
