import { limits } from '@duu/contract/limits';
import { drawPicture, encodePicture } from '../../../files/picture.ts';

/**
 * Returns a photo for the API in base64: a square of the picture, `limits.photo.side` px wide and high. `at` selects the
 * square along the picture's longer side: 0 is the first, 1 the last.
 * @throws PictureError
 */
export async function squarePhoto(bitmap: ImageBitmap, at: number): Promise<string> {
  const { side, bytes } = limits.photo;
  const width = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - width) * at, (bitmap.height - width) * at];
  const canvas = drawPicture(bitmap, {
    from: { left, top, width, height: width },
    width: side,
    height: side,
  });
  return encodePicture(canvas, ['image/webp', 'image/jpeg'], bytes);
}
