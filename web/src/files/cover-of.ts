import { limits } from '@duu/contract/limits';
import { decodePicture, drawPicture, encodePicture, readPicture } from './picture.ts';

const { side, bytes, fileBytes } = limits.cover;

async function encoded(bitmap: ImageBitmap): Promise<string> {
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, side / Math.max(width, height));
    const canvas = drawPicture(bitmap, {
      from: { left: 0, top: 0, width, height },
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    });
    // All players and readers show JPEG.
    return await encodePicture(canvas, ['image/jpeg'], bytes);
  } finally {
    bitmap.close();
  }
}

/** Returns the cover of a document as the API takes it; null if it can't be read: the import goes on without it. */
export async function coverOf(picture: Blob): Promise<string | null> {
  if (picture.size > fileBytes) return null;
  try {
    return await encoded(await decodePicture(picture));
  } catch {
    return null;
  }
}

/** Returns a file that a user has chosen as the API takes a cover. @throws PictureError */
export async function chosenCover(file: Blob): Promise<string> {
  return encoded(await readPicture(file, fileBytes));
}
