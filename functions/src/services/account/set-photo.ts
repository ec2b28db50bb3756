import { limits } from '@duu/contract/limits';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { ensureAccount } from './ensure-account.ts';
import { imageHeader } from './image-header.ts';
import { keepPhoto, replacePhoto } from './keep-photo.ts';

/** Keeps the photo, a square as the page cuts it. Errors: `photo.invalid`. */
export async function setPhoto(deps: Deps, actor: Actor, bytes: Uint8Array): Promise<void> {
  const { side, bytes: most } = limits.photo;
  const image = imageHeader(bytes);
  if (!image || bytes.byteLength > most || image.width !== side || image.height !== side) {
    throw new ApiError('photo.invalid');
  }
  await ensureAccount(deps, actor);
  await keepPhoto(deps, actor.uid, bytes, image.kind);
}

/** Removes the photo and the provider's picture, here and where the person signs in. */
export async function removePhoto(deps: Deps, actor: Actor): Promise<void> {
  await ensureAccount(deps, actor);
  await replacePhoto(deps, actor.uid, { photoPath: null, photoUrl: null }, null);
  await deps.accounts.removePicture(actor.uid);
}
