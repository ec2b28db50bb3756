import { limits } from '@duu/contract/limits';
import { PhotoError, photoKinds } from './photo-problem.ts';

/** From good to barely acceptable: the first one that is small enough is used. */
const qualities = [0.86, 0.7, 0.5, 0.3];

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new PhotoError('unreadable', { cause: error });
  }
}

/** Draws a square of the picture, on white where it is transparent. */
function drawSquare(bitmap: ImageBitmap, at: number): HTMLCanvasElement {
  const { side } = limits.photo;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  const from = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - from) * at, (bitmap.height - from) * at];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, from, from, 0, 0, side, side);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of qualities) {
    for (const type of ['image/webp', 'image/jpeg']) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      // Browsers that can't write WebP write PNG instead.
      if (blob?.type === type && blob.size <= limits.photo.bytes) return blob;
    }
  }
  throw new PhotoError('unreadable');
}

function base64(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(new PhotoError('unreadable', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

/**
 * Decodes the picture of a file. The caller closes it.
 * @throws PhotoError
 */
export async function readPhoto(file: Blob): Promise<ImageBitmap> {
  if (!photoKinds.some((kind) => kind === file.type)) throw new PhotoError('wrongKind');
  if (file.size > limits.photo.fileBytes) throw new PhotoError('tooLarge');
  return decode(file);
}

/**
 * Returns a photo for the API in base64: a square of the picture, `limits.photo.side` px wide and high, without metadata
 * such as the place where it was taken. `at` selects the square along the picture's longer side: 0 is the first, 1 the
 * last.
 * @throws PhotoError
 */
export async function squarePhoto(bitmap: ImageBitmap, at: number): Promise<string> {
  return base64(await encode(drawSquare(bitmap, at)));
}
