import { limits } from '@duu/contract/limits';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { imageHeader } from './image-header.ts';
import { replacePhoto, storePhoto } from './store-photo.ts';

/**
 * Stores the photo, a square cropped by the page.
 * @throws ApiError `photo.invalid`
 */
export async function setPhoto(deps: Deps, actor: Actor, bytes: Uint8Array): Promise<void> {
  const { side, bytes: most } = limits.photo;
  const image = imageHeader(bytes);
  if (!image || bytes.byteLength > most || image.width !== side || image.height !== side) {
    throw new ApiError('photo.invalid');
  }
  await ensureAccount(deps, actor);
  await storePhoto(deps, actor.uid, bytes, image.kind);
}

/** Removes the photo and the provider's picture, from the user document and the sign-in account. */
export async function removePhoto(deps: Deps, actor: Actor): Promise<void> {
  await ensureAccount(deps, actor);
  await replacePhoto(deps, actor.uid, { photoPath: null, photoUrl: null }, null);
  await deps.accounts.removePicture(actor.uid);
}
