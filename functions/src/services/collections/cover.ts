import type { Collection } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { coverFile } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { imageHeader } from '../account/image-header.ts';
import { dropNoted, type NotedFile, replaceFile, writeNoted } from '../replace-file.ts';

/**
 * Writes a cover that a collection will name. JPEG is the one kind that all players and readers show.
 * @param image in base64
 * @throws ApiError `cover.invalid`
 */
export async function writeCover(deps: Deps, uid: string, image: string): Promise<NotedFile> {
  const { side, bytes: most } = limits.cover;
  const bytes = Buffer.from(image, 'base64');
  const header = imageHeader(bytes);
  const fits = header && bytes.length <= most && Math.max(header.width, header.height) <= side;
  if (header?.kind !== 'jpeg' || !fits) throw new ApiError('cover.invalid');
  return writeNoted(deps, coverFile(uid, deps.newId()), bytes, 'image/jpeg');
}

/**
 * Sets the cover of a collection, or removes it, with the former one.
 * @throws ApiError `collection.not_found`, `cover.invalid`
 */
export async function setCover(
  deps: Deps,
  uid: string,
  collectionId: string,
  image: string | null,
): Promise<void> {
  const { documents, now } = deps;
  const written = image === null ? null : await writeCover(deps, uid, image);
  try {
    await replaceFile(deps, written, async (tx) => {
      const ref = documents.collection(uid, collectionId);
      const before = (await tx.get(ref)).data();
      if (!before) throw new ApiError('collection.not_found');
      tx.update(ref, { coverPath: written?.path ?? null, updatedAt: now() });
      return before.coverPath;
    });
  } catch (error) {
    // After any other error it may be the cover.
    if (written && error instanceof ApiError) await dropNoted(deps, written);
    throw error;
  }
}

/** Returns the cover of a collection for the tags of its files; undefined if it has none. */
export async function coverOf(
  { files }: Pick<Deps, 'files'>,
  { coverPath }: Pick<Collection, 'coverPath'>,
): Promise<Uint8Array | undefined> {
  return coverPath === null ? undefined : ((await files.bytes(coverPath)) ?? undefined);
}
