import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { limits } from '@duu/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchesOf, dictionaryCsv, readWords, wrongRowsCsv } from './dictionary-csv.ts';

const word = (written: string, spoken: string, inflected = false): Respelling => ({
  language: 'mn',
  written,
  spoken,
  inflected,
});
const kept = [word('ХХК', 'ха ха ка'), word('хурал', 'чуулган', true), word('a,"b"', '-5')];

/** Reads a file whose first line is valid. */
async function read(lines: string, known: readonly Respelling[] = []) {
  const words = await readWords(`language,written,spoken,endings\n${lines}`, known);
  if (words === 'header') throw new Error('The first line is right.');
  return words;
}

test('an export is imported again unchanged', async () => {
  expect(await readWords(dictionaryCsv(kept), [])).toMatchObject({ added: kept, wrong: [] });
  expect(await readWords(dictionaryCsv(kept), kept)).toMatchObject({
    added: [],
    changed: [],
    same: 3,
  });
});

test('the first line has to name the columns, in any order and case', async () => {
  expect(await readWords('ХХК,ха ха ка', [])).toBe('header');
  expect(await readWords('', [])).toBe('header');
  expect(await readWords('Spoken;Written;Language\nха ха ка;ХХК;MN', [])).toMatchObject({
    added: [word('ХХК', 'ха ха ка')],
  });
});

test('each line that can’t be imported is listed with its reason, and the others are imported', async () => {
  const { added, wrong } = await read(
    [
      'mn,ХХК,ха ха ка,yes',
      'ru,слово,слово,',
      'mn,,юу ч биш,',
      'mn,үг,,',
      `mn,q,${'а'.repeat(49)},`,
      'mn,дэлгүүр,дэлгүр,maybe',
      'mn,ххк,хоо,',
      'mn,"нээлттэй,а,',
    ].join('\n'),
  );
  expect(added).toEqual([word('ХХК', 'ха ха ка', true)]);
  expect(wrong.map(({ row, problem }) => [row.line, problem.kind])).toEqual([
    [3, 'language'],
    [4, 'written'],
    [5, 'spoken'],
    [6, 'long'],
    [7, 'endings'],
    [8, 'twice'],
    [9, 'open'],
  ]);
  expect(wrong[3]?.problem).toMatchObject({ limit: 48 });
  expect(wrong[5]?.problem).toMatchObject({ first: 2 });
});

test('existing words are changed or left, and those over the limit are listed', async () => {
  expect(await read('mn,ххк,хоо,no\nmn,хурал,чуулган,yes', kept)).toMatchObject({
    added: [],
    changed: [word('ххк', 'хоо')],
    same: 1,
  });
  const full = Array.from({ length: limits.dictionaryEntries - 1 }, (_, n) => word(`үг${n}`, 'а'));
  const { added, changed, wrong } = await read('mn,нэг,а,\nmn,хоёр,а,\nmn,үг5,б,', full);
  expect([added.length, changed.length]).toEqual([1, 1]);
  expect(wrong).toMatchObject([{ row: { line: 3 }, problem: { kind: 'full' } }]);
});

test('lines that were refused are saved as they were, with the reason', async () => {
  const words = await read('ru,слово,слово,\nmn,ХХК,ха,no');
  expect(wrongRowsCsv(words, ({ kind }) => kind)).toBe(
    '\ufefflanguage,written,spoken,endings,problem\r\nru,слово,слово,,language\r\n',
  );
});

test('a request takes no more words than it may, nor more bytes', async () => {
  const many = Array.from({ length: 120 }, (_, n) => word(`үг${n}`, 'а'));
  expect(batchesOf(many).map((batch) => batch.length)).toEqual([50, 50, 20]);
  const long = Array.from({ length: 60 }, () => word('ө'.repeat(200), 'ү'.repeat(200)));
  const batches = batchesOf(long);
  expect(batches.flat()).toHaveLength(60);
  for (const batch of batches)
    expect(JSON.stringify({ entries: batch }).length * 2).toBeLessThan(limits.bodyBytes);
});

test('a malformed table of words is read line by line', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'mn', 'үг', '=1+1', '\u0000', '\ud800'),
        {
          maxLength: 40,
        },
      )
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (lines) => {
      const words = await readWords(`language,written,spoken,endings\n${lines}`, []);
      if (words === 'header') return;
      for (const { written, spoken } of words.added) {
        expect(written.isWellFormed() && spoken.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 500, seed: 20261123 },
  );
});
