import { limits } from '@duu/contract/limits';
import { photoFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import type { DocumentReference } from '../../repositories/documents.ts';
import { ensureAccount } from './ensure-account.ts';
import { imageHeader } from './image-header.ts';

/**
 * Puts another photo, or none, in place of the one before and removes that one's file. Every file is noted while no
 * document names it, so that a purge removes what a crash left. Ends with `auth.user_not_found` where the account
 * went meanwhile.
 */
async function replace(
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

/** Keeps the photo, a square as the page cuts it. Errors: `photo.invalid`. */
export async function setPhoto(deps: Deps, actor: Actor, bytes: Uint8Array): Promise<void> {
  const { side, bytes: most } = limits.photo;
  const image = imageHeader(bytes);
  if (!image || bytes.byteLength > most || image.width !== side || image.height !== side) {
    throw new ApiError('photo.invalid');
  }
  await ensureAccount(deps, actor);
  const path = photoFile(actor.uid, deps.newId(), image.kind);
  const note = deps.documents.cleanups().doc(deps.newId());
  await note.create({ prefix: path, createdAt: deps.now() });
  try {
    await deps.files.write(path, bytes, `image/${image.kind}`);
    await replace(deps, actor.uid, { photoPath: path }, note);
  } catch (error) {
    // An account that went meanwhile has no more scan to come; what fails here is left to the purge.
    if (error instanceof ApiError) {
      await deps.files.remove(path);
      await note.delete();
    }
    throw error;
  }
}

/** Removes the photo and the provider's picture, here and where the person signs in. */
export async function removePhoto(deps: Deps, actor: Actor): Promise<void> {
  await ensureAccount(deps, actor);
  await replace(deps, actor.uid, { photoPath: null, photoUrl: null }, null);
  await deps.accounts.removePicture(actor.uid);
}
