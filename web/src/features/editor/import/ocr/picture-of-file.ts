import { ImportError } from '../import-problem.ts';

/** Longest side in pixels that is decoded: more is of no use, and phones run out of memory. */
const maxSide = 5000;

/** Draws on a canvas of this size, on white, and returns the pixels. */
export async function pixelsOf(
  width: number,
  height: number,
  draw: (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => Promise<void> | void,
): Promise<ImageData> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new ImportError('unreadable');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await draw(canvas, context);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  // Safari keeps the memory of large canvases for long.
  canvas.width = 0;
  return pixels;
}

/** Returns the pixels of a picture, upright as its camera held it. @throws ImportError `unreadable` */
export async function pictureOfFile(file: Blob): Promise<ImageData> {
  // The browser turns it by what the camera noted (Exif).
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => Promise.reject(new ImportError('unreadable', { cause })),
  );
  const share = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * share, picture.height * share];
  try {
    return await pixelsOf(width, height, (canvas, context) => {
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    });
  } finally {
    picture.close();
  }
}
