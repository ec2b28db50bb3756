import { beforeEach, expect, test, vi } from 'vitest';
import type { PicturePage } from './ocr/page-of-words.ts';
import { importedOf } from './read-file.ts';
import { readPicture } from './read-picture.ts';

const engine = vi.hoisted(() => ({ started: 0, stopped: 0, read: vi.fn() }));
vi.mock('./ocr/ocr-reader.ts', () => ({
  OcrReader: class {
    constructor() {
      engine.started++;
    }
    read = engine.read;
    stop() {
      engine.stopped++;
    }
  },
}));
const drawn = vi.hoisted(() => vi.fn());
vi.mock('./ocr/picture-of-file.ts', () => ({ pictureOfFile: drawn }));
vi.mock('./read-in-worker.ts', async () => {
  const { readPages } = await import('./pdf/read-pages.ts');
  return {
    readInWorker: async ({ pages }: { pages: PicturePage['page'][] }) =>
      importedOf(readPages(pages)),
  };
});

const pageOf = (text: string): PicturePage => {
  const runs = text === '' ? [] : [{ text, x: 40, y: 60, width: 200, size: 12, font: 'read' }];
  return { page: { width: 600, height: 800, runs }, doubts: ['үг'] };
};
const never = new AbortController().signal;
const read = (name: string, signal = never) =>
  readPicture(new File(['x'], name), signal, () => undefined);

beforeEach(() => {
  Object.assign(engine, { started: 0, stopped: 0 });
  drawn.mockReset().mockResolvedValue({});
});

test('words that are unsure come with the text, and the engine ends', async () => {
  engine.read.mockResolvedValue(pageOf('Нэг үг.'));
  expect(await read('a.jpg')).toMatchObject({ paragraphs: ['Нэг үг.'], doubts: ['үг'] });
  expect(engine.stopped).toBe(1);
});

test('a white page is told, and the engine ends', async () => {
  engine.read.mockResolvedValue(pageOf(''));
  await expect(read('a.jpg')).rejects.toMatchObject({ problem: 'scanned' });
  expect(engine.stopped).toBe(1);
});

test.each([
  ['a.jpg', 'unreadable'],
  ['a.HEIC', 'picture_format'],
])('%s that the browser cannot draw is %s, and no engine is loaded', async (name, problem) => {
  drawn.mockRejectedValue(new DOMException('The source image could not be decoded.'));
  await expect(read(name)).rejects.toMatchObject({ problem });
  expect(engine.started).toBe(0);
});

test('one that was canceled while it was drawn loads no engine', async () => {
  const canceled = new AbortController();
  drawn.mockImplementation(async () => canceled.abort());
  await expect(read('a.jpg', canceled.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(engine.started).toBe(0);
});
