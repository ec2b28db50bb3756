import { OcrReader } from './ocr/ocr-reader.ts';
import { pictureOfFile } from './ocr/picture-of-file.ts';
import type { OnReading } from './ocr/reading-progress.ts';
import type { Imported } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';

/**
 * Returns the text of a picture: a photograph of a page, a scan, a screenshot.
 * @throws ImportError; the signal's reason
 */
export async function readPicture(
  file: Blob,
  signal: AbortSignal,
  onReading: OnReading,
): Promise<Imported> {
  const report = (share: number) => onReading({ page: 1, pages: 1, share });
  report(0);
  const reader = new OcrReader(signal);
  try {
    const picture = await pictureOfFile(file);
    const { page, doubts } = await reader.read(picture, { pointsWide: null, onShare: report });
    return { ...(await readInWorker({ pages: [page] }, signal)), doubts };
  } finally {
    reader.stop();
  }
}
