// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OcrReader } from './ocr-reader.ts';
import type { OcrLine } from './page-of-words.ts';
import type { PrepareRequest } from './prepare-worker.ts';

type Job = { jobId: string; action: string; payload: Record<string, unknown> };
/** Answers to the engine's jobs, by what is asked: a value, or nothing at all. */
let answers: Partial<Record<string, (payload: Record<string, unknown>) => unknown>> = {};
let workers: FakeWorker[] = [];
let asked: { action: string; payload: Record<string, unknown> }[] = [];
const turns: number[] = [];

/** The worker that prepares pictures, and that of tesseract.js, by the address. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  isTerminated = false;
  readonly isEngine: boolean;
  constructor(address: string | URL) {
    this.isEngine = String(address).endsWith('/worker.js');
    workers.push(this);
  }
  postMessage(message: unknown): void {
    if (this.isEngine) this.#work(message as Job);
    else this.#prepare(message as PrepareRequest);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    if (!this.isTerminated) this.onmessage?.({ data });
  }
  #prepare(request: PrepareRequest): void {
    if ('turns' in request) turns.push(request.turns);
    queueMicrotask(() => this.say({ file: new Uint8Array(), width: 1000, height: 600 }));
  }
  #work({ jobId, action, payload }: Job): void {
    asked.push({ action, payload });
    const answer = answers[action];
    if (answer === undefined) return;
    const data = answer(payload);
    queueMicrotask(() => this.say({ jobId, action, status: 'resolve', data }));
  }
}

const engine = () => workers.find(({ isEngine }) => isEngine) as FakeWorker;
const lettersAsked = () => {
  const { langs } = asked.findLast(({ action }) => action === 'initialize')?.payload ?? {};
  return langs;
};
const layoutAsked = () => {
  const { params } = asked.findLast(({ action }) => action === 'setParameters')?.payload ?? {};
  return Object.values(params ?? {})[0];
};
const actions = () => asked.map(({ action }) => action);

/** A line of words, 14 pixels a letter. */
function line(y: number, text: string, confidence = 95, from = 100): OcrLine {
  let x = from;
  const words = text.split(' ').map((word) => {
    const bbox = { x0: x, y0: y - 24, x1: x + word.length * 14, y1: y };
    x = bbox.x1 + 10;
    return { text: word, confidence, bbox };
  });
  const bbox = { x0: from, y0: y - 24, x1: x, y1: y };
  return { words, bbox, baseline: { ...bbox, y0: y }, rowAttributes: { rowHeight: 30 } };
}
const blocks = (...lines: OcrLine[]) => ({ blocks: [{ paragraphs: [{ lines }] }] });
const fine = {
  load: () => null,
  loadLanguage: () => null,
  initialize: () => null,
  setParameters: () => null,
  recognize: () => blocks(line(100, 'Өглөө эрт нар мандав.')),
};

const picture = () =>
  ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }) as unknown as ImageData;
const read = (reader: OcrReader, onShare: (share: number | null) => void = vi.fn()) =>
  reader.read(picture(), { pointsWide: null, onShare });
const textOf = ({ page }: Awaited<ReturnType<OcrReader['read']>>) =>
  page.runs.map(({ text }) => text.trim()).join(' ');

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('__OCR_FOLDER__', '/ocr/');
  workers = [];
  asked = [];
  turns.length = 0;
  answers = { ...fine };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the letters of both languages come from this site, and the page is read', async () => {
  const reader = new OcrReader(new AbortController().signal);
  expect(asked).toEqual([]);
  expect(textOf(await read(reader))).toBe('Өглөө эрт нар мандав.');
  expect(asked.find(({ action }) => action === 'loadLanguage')?.payload).toMatchObject({
    langs: ['mon', 'eng'],
    options: { langPath: `${location.origin}/ocr/`, cacheMethod: 'none' },
  });
  reader.stop();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test('canceling ends the engine while it loads, and while it reads', async () => {
  for (const [step, before] of [
    ['loadLanguage', 1],
    ['recognize', 4],
  ] as const) {
    workers = [];
    asked = [];
    answers = { ...fine, [step]: undefined };
    const canceled = new AbortController();
    const reader = new OcrReader(canceled.signal);
    const reading = read(reader).finally(() => reader.stop());
    await vi.waitFor(() => expect(actions()).toHaveLength(before + 1));
    canceled.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(
      workers.map(({ isTerminated }) => isTerminated),
      step,
    ).toEqual([true, true]);
  }
});

test.each([
  ['load', 'not_loaded'],
  ['loadLanguage', 'not_loaded'],
  ['recognize', 'stalled'],
])(
  'when %s never ends, the reading ends as %s after 90 s without progress',
  async (step, problem) => {
    vi.useFakeTimers();
    answers = { ...fine, [step]: undefined };
    const reader = new OcrReader(new AbortController().signal);
    const said = expect(read(reader)).rejects.toMatchObject({ problem });
    await vi.advanceTimersByTimeAsync(0);
    if (step === 'recognize')
      engine().say({ status: 'progress', data: { status: 'recognizing text', progress: 0.1 } });
    await vi.advanceTimersByTimeAsync(90_000);
    await said;
  },
);

test('while something moves, a slow load is waited for', async () => {
  vi.useFakeTimers();
  answers = { ...fine, loadLanguage: undefined };
  const reader = new OcrReader(new AbortController().signal);
  let ended = false;
  const reading = read(reader).catch(() => {
    ended = true;
  });
  for (let step = 0; step < 4; step++) {
    await vi.advanceTimersByTimeAsync(80_000);
    engine().say({ status: 'progress', data: { status: 'loading', progress: step / 4 } });
  }
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(90_000);
  await reading;
  expect(ended).toBe(true);
});

test('a file or worker that is missing is told at once', async () => {
  for (const fail of [
    () => engine().say({ status: 'reject', jobId: '2', data: 'Error: Network error' }),
    () => engine().onerror?.(new Event('error')),
    () => workers.find(({ isEngine }) => !isEngine)?.onerror?.(new Event('error')),
  ]) {
    workers = [];
    asked = [];
    answers = { ...fine, loadLanguage: undefined };
    const reader = new OcrReader(new AbortController().signal);
    const said = expect(read(reader)).rejects.toMatchObject({ problem: 'not_loaded' });
    await vi.waitFor(() => expect(actions()).toContain('loadLanguage'));
    fail();
    await said;
  }
});

const wholePages = () =>
  asked.filter(({ action, payload }) => {
    const { options } = payload as { options?: { rectangle?: unknown } };
    return action === 'recognize' && options?.rectangle === undefined;
  }).length;
/** Reads as the engine would, by the letters that it looks for. */
const byLetters = (both: OcrLine, english: OcrLine) => () =>
  blocks(lettersAsked() === 'eng' ? english : both);

test('an English page is read once, with English letters, and so is the next one', async () => {
  answers.recognize = byLetters(line(100, 'So | went home.'), line(100, 'So I went home.'));
  const reader = new OcrReader(new AbortController().signal);
  for (const pages of [1, 2]) {
    expect(textOf(await read(reader))).toBe('So I went home.');
    expect(wholePages()).toBe(pages);
  }
});

test('Mongolian on a page after English ones is read again', async () => {
  answers.recognize = byLetters(line(100, 'So we went.'), line(100, 'So we went.'));
  const reader = new OcrReader(new AbortController().signal);
  await read(reader);
  answers.recognize = byLetters(line(100, 'Өглөө эрт'), line(100, 'Orneee apT', 30));
  expect(textOf(await read(reader))).toBe('Өглөө эрт');
});

test('a page that is hard to read in rows is read in blocks, and the better reading counts', async () => {
  for (const [inBlocks, wanted] of [
    [94, 'Өглөө эрт'],
    [70, 'Өглоо зрт'],
  ] as const) {
    answers.recognize = () =>
      layoutAsked() === '3'
        ? blocks(line(100, 'Өглөө эрт', inBlocks))
        : blocks(line(100, 'Өглоо зрт', 80));
    expect(textOf(await read(new OcrReader(new AbortController().signal)))).toBe(wanted);
  }
});

test('a page that is upside down is turned', async () => {
  answers.recognize = () =>
    blocks(turns.length === 0 ? line(100, 'пһеи', 40) : line(100, 'Өглөө эрт'));
  const reader = new OcrReader(new AbortController().signal);
  expect(textOf(await read(reader))).toBe('Өглөө эрт');
  expect(turns).toEqual([2]);
});

test('a white page has no words', async () => {
  answers.recognize = () => ({ blocks: null });
  const reader = new OcrReader(new AbortController().signal);
  expect((await read(reader)).page.runs).toEqual([]);
});

test('a number that may end with % is read again in English', async () => {
  answers.recognize = ({ options }) => {
    if (!(options as { rectangle?: unknown }).rectangle)
      return blocks(line(100, 'Үнэ 1296 буурч, 1996 онд'));
    const { left } = (options as { rectangle: { left: number } }).rectangle;
    return blocks(line(100, left < 200 ? '12%' : '1996'));
  };
  const reader = new OcrReader(new AbortController().signal);
  expect(textOf(await read(reader))).toBe('Үнэ 12% буурч, 1996 онд');
});

test('a word that is unsure is read again alone, and the surer one counts', async () => {
  answers.recognize = ({ options }) => {
    if (!(options as { rectangle?: unknown }).rectangle)
      return blocks(line(100, 'Өглөө эрт нар мандав.'), line(140, 'ШЕЦЕТ', 20));
    return blocks(line(140, 'мэтгэв.', 90));
  };
  const reader = new OcrReader(new AbortController().signal);
  expect(textOf(await read(reader))).toBe('Өглөө эрт нар мандав. мэтгэв.');
});

test('progress is the share of a page, and null while the engine loads', async () => {
  const shares: (number | null)[] = [];
  answers.recognize = () => {
    engine().say({ status: 'progress', data: { status: 'recognizing text', progress: 0.5 } });
    return blocks(line(100, 'Өглөө эрт'));
  };
  answers.loadLanguage = () => {
    engine().say({ status: 'progress', data: { status: 'loading', progress: 0.5 } });
    return null;
  };
  await read(new OcrReader(new AbortController().signal), (share) => shares.push(share));
  expect(shares).toEqual([null, 0, 0.3]);
});
