import { ImportError } from '../import-problem.ts';

/** Pixels that are kept of a picture, A4 at 350 dots an inch, and of its longest side: phones run out of memory. */
const maxPixels = 12_000_000;
const maxSide = 16_000;

/** Returns by how much a picture has to shrink, at most 1. A long screenshot stays as wide as it is. */
export function fittingShare(width: number, height: number): number {
  return Math.min(1, maxSide / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
}

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

/** Returns the pixels of a picture, upright as its camera held it. @throws what the browser does for no picture */
export async function pictureOfFile(file: Blob): Promise<ImageData> {
  // The browser turns it by what the camera noted (Exif).
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = fittingShare(picture.width, picture.height);
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
