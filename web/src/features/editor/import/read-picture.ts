import { isRarelyDrawn } from './import-kinds.ts';
import { ImportError } from './import-problem.ts';
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
  file: File,
  signal: AbortSignal,
  onReading: OnReading,
): Promise<Imported> {
  const report = (share: number | null) => onReading({ page: 1, pages: 1, share });
  report(null);
  const picture = await pictureOfFile(file).catch((cause: unknown) => {
    throw new ImportError(isRarelyDrawn(file.name) ? 'picture_format' : 'unreadable', { cause });
  });
  signal.throwIfAborted();
  const reader = new OcrReader(signal);
  try {
    const { page, doubts } = await reader.read(picture, { pointsWide: null, onShare: report });
    const imported = await readInWorker({ pages: [page] }, signal);
    if (imported.paragraphs.length === 0) throw new ImportError('scanned');
    return { ...imported, doubts };
  } finally {
    reader.stop();
  }
}
