import { limits } from '@duu/contract/limits';
import { photoFile } from '@duu/contract/paths';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type NotedFile, replaceFile, writeNoted } from '../replace-file.ts';
import { type ImageHeader, imageHeader } from './image-header.ts';

/**
 * Replaces the photo, by none if null, and deletes the previous file.
 * @throws ApiError `auth.user_not_found` if the account was deleted meanwhile
 */
export function replacePhoto(
  deps: Deps,
  uid: string,
  change: { photoPath: string | null; photoUrl?: null },
  next: NotedFile | null,
): Promise<void> {
  const { documents } = deps;
  return replaceFile(deps, next, async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    tx.update(documents.user(uid), change);
    return user.photoPath;
  });
}

/** Writes the file and makes it the photo. Returns its path. */
export async function storePhoto(
  deps: Deps,
  uid: string,
  bytes: Uint8Array,
  kind: ImageHeader['kind'],
) {
  const photoPath = photoFile(uid, deps.newId(), kind);
  const written = await writeNoted(deps, photoPath, bytes, `image/${kind}`);
  await replacePhoto(deps, uid, { photoPath }, written);
  return photoPath;
}

/**
 * Copies the picture that the provider has of a new user, so that viewers don't load it from another server.
 * Returns its path; null if there is no acceptable one. Never throws.
 */
export async function copyProviderPicture(deps: Deps, actor: Actor): Promise<string | null> {
  if (actor.photoUrl === null) return null;
  const { side } = limits.providerPhoto;
  try {
    const bytes = await deps.providerPictures.fetch(actor.photoUrl);
    const image = bytes && imageHeader(bytes);
    if (!image || Math.max(image.width, image.height) > side) return null;
    return await storePhoto(deps, actor.uid, bytes, image.kind);
  } catch (error) {
    deps.log.error('provider_picture_failed', {}, error);
    return null;
  }
}
