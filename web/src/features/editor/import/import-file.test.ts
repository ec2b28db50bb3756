import { marksOf } from '@duu/contract/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { importFile } from './import-file.ts';
import { isReadKind } from './import-kinds.ts';
import type { ImportRequest, ImportResponse } from './import-worker.ts';
import { readFile } from './read-file.ts';

const workers: FakeWorker[] = [];

/** A worker that runs the real one's code, or never answers. */
class FakeWorker {
  static isStuck = false;
  onmessage: ((event: { data: ImportResponse }) => void) | null = null;
  onerror: (() => void) | null = null;
  isTerminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage(request: ImportRequest): void {
    if (!('bytes' in request)) throw new Error('The test has no PDF.');
    const { kind, bytes } = request;
    if (FakeWorker.isStuck) return;
    queueMicrotask(() => this.onmessage?.({ data: readFile(kind, new Uint8Array(bytes)) }));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}
vi.stubGlobal('Worker', FakeWorker);

afterEach(() => {
  workers.length = 0;
  FakeWorker.isStuck = false;
  vi.useRealTimers();
});

const never = new AbortController().signal;

test('a file is read in a worker that ends with it', async () => {
  expect((await importFile(new File(['# Нэг\n\nХоёр'], 'a.MD'), never)).paragraphs).toEqual([
    'Нэг',
    'Хоёр',
  ]);
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true]);
});

test.each([
  [
    'a.txt',
    '[уншигч Бат: Дорж] Сайн уу? [завсарлага 1с]\n\n[voice Oyun: Anna] [pause 0.5s] Hello.',
  ],
  ['a.md', '[уншигч Бат: Дорж] Сайн уу? [завсарлага 1с]\n\n[voice Oyun: Anna] [pause 0.5s] Hello.'],
  [
    'a.html',
    '<p>[уншигч Бат: Дорж] Сайн уу? [завсарлага 1с]</p><p>[voice Oyun: Anna] [pause 0.5s] Hello.</p>',
  ],
])('pauses and voices in %s stay marks', async (name, content) => {
  const { paragraphs } = await importFile(new File([content], name), never);
  expect(paragraphs.map((text) => marksOf(text).map(({ kind }) => kind))).toEqual([
    ['voice', 'pause'],
    ['voice', 'pause'],
  ]);
});

test('a file that takes too long ends its worker with an error', async () => {
  vi.useFakeTimers();
  FakeWorker.isStuck = true;
  const read = importFile(new File(['x'], 'a.docx'), never);
  const said = expect(read).rejects.toMatchObject({ problem: 'too_slow' });
  await vi.advanceTimersByTimeAsync(20_000);
  await said;
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true]);
});

test('canceling ends the worker immediately', async () => {
  FakeWorker.isStuck = true;
  const canceled = new AbortController();
  const read = importFile(new File(['x'], 'a.txt'), canceled.signal);
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  canceled.abort();
  await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map((worker) => worker.isTerminated)).toEqual([true]);
});

test.each([
  ['a.exe', 'x', 'unknown_kind'],
  ['a', 'x', 'unknown_kind'],
  ['a.constructor', 'x', 'unknown_kind'],
  ['a.zip', 'x', 'unknown_kind'],
  ['a.doc', 'x', 'old_format'],
  ['a.txt', ' \n', 'no_text'],
  ['a.txt', 'x'.repeat(10 * 1024 * 1024 + 1), 'too_large'],
])('%s is refused as %3$s', async (name, content, problem) => {
  await expect(importFile(new File([content], name), never)).rejects.toMatchObject({ problem });
});

test('the worker reads every kind but PDF, which has a worker of its own', () => {
  expect(['txt', 'md', 'markdown', 'docx'].every(isReadKind)).toBe(true);
  expect(isReadKind('pdf')).toBe(false);
});
