import { limits } from '@duu/contract/limits';
import { photoFile } from '@duu/contract/paths';
import type { Actor } from '../../adapters/accounts.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { DocumentReference } from '../../repositories/documents.ts';
import { type ImageHeader, imageHeader } from './image-header.ts';

/**
 * Replaces the photo, by none if null, and deletes the previous file. A cleanup note exists for each file
 * while no document names it, so that the purge removes leftovers of a crash.
 * @throws ApiError `auth.user_not_found` if the account was deleted meanwhile
 */
export async function replacePhoto(
  { documents, files, newId, now }: Deps,
  uid: string,
  change: { photoPath: string | null; photoUrl?: null },
  newNote: DocumentReference | null,
): Promise<void> {
  const oldNote = documents.cleanups().doc(newId());
  const before = await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    tx.update(documents.user(uid), change);
    if (newNote) tx.delete(newNote);
    if (user.photoPath !== null) tx.create(oldNote, { prefix: user.photoPath, createdAt: now() });
    return user.photoPath;
  });
  if (before === null) return;
  await files.remove(before);
  await oldNote.delete();
}

/** Writes the file and makes it the photo. Returns its path. */
export async function storePhoto(
  deps: Deps,
  uid: string,
  bytes: Uint8Array,
  kind: ImageHeader['kind'],
) {
  const path = photoFile(uid, deps.newId(), kind);
  const note = deps.documents.cleanups().doc(deps.newId());
  await note.create({ prefix: path, createdAt: deps.now() });
  await deps.files.write(path, bytes, `image/${kind}`);
  await replacePhoto(deps, uid, { photoPath: path }, note);
  return path;
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
