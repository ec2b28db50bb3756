/** Kinds of pictures that a user can choose. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type PictureProblem = 'wrongKind' | 'tooLarge' | 'unreadable';

/** A file that can't become a picture of ours, with the reason. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`The image cannot be used: ${problem}.`, options);
    this.name = 'PictureError';
    this.problem = problem;
  }
}

/** @throws PictureError */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new PictureError('unreadable', { cause: error });
  }
}

/**
 * Decodes the picture of a file that a user has chosen. The caller closes it.
 * @throws PictureError
 */
export async function readPicture(file: Blob, maxBytes: number): Promise<ImageBitmap> {
  if (!pictureKinds.some((kind) => kind === file.type)) throw new PictureError('wrongKind');
  if (file.size > maxBytes) throw new PictureError('tooLarge');
  return decodePicture(file);
}

/** What of a picture is drawn, in its px, and how large. */
export interface Drawing {
  readonly from: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a picture, on white where it is transparent. @throws PictureError */
export function drawPicture(
  bitmap: ImageBitmap,
  { from, width, height }: Drawing,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('unreadable');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, from.left, from.top, from.width, from.height, 0, 0, width, height);
  return canvas;
}

/** From good to barely acceptable: the first one that is small enough is used. */
const qualities = [0.86, 0.7, 0.5, 0.3];

function base64(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(new PictureError('unreadable', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

/**
 * Returns a drawing as a file in base64, without metadata such as the place where it was taken, in the first of the kinds
 * that the browser can write.
 * @throws PictureError
 */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  kinds: readonly ('image/webp' | 'image/jpeg')[],
  maxBytes: number,
): Promise<string> {
  for (const quality of qualities) {
    for (const kind of kinds) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, quality));
      // Browsers that can't write WebP write PNG instead.
      if (blob?.type === kind && blob.size <= maxBytes) return base64(blob);
    }
  }
  throw new PictureError('unreadable');
}
