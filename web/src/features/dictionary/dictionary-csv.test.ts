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
function read(lines: string, known: readonly Respelling[] = []) {
  const words = readWords(`language,written,spoken,endings\n${lines}`, known);
  if (words === 'header') throw new Error('The first line is right.');
  return words;
}

test('an export is imported again unchanged', () => {
  expect(readWords(dictionaryCsv(kept), [])).toMatchObject({ added: kept, wrong: [] });
  expect(readWords(dictionaryCsv(kept), kept)).toMatchObject({ added: [], changed: [], same: 3 });
});

test('the first line has to name the columns, in any order and case', () => {
  expect(readWords('ХХК,ха ха ка', [])).toBe('header');
  expect(readWords('', [])).toBe('header');
  expect(readWords('Spoken;Written;Language\nха ха ка;ХХК;MN', [])).toMatchObject({
    added: [word('ХХК', 'ха ха ка')],
  });
});

test('each line that can’t be imported is listed with its reason, and the others are imported', () => {
  const { added, wrong } = read(
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

test('existing words are changed or left, and those over the limit are listed', () => {
  expect(read('mn,ххк,хоо,no\nmn,хурал,чуулган,yes', kept)).toMatchObject({
    added: [],
    changed: [word('ххк', 'хоо')],
    same: 1,
  });
  const full = Array.from({ length: limits.dictionaryEntries - 1 }, (_, n) => word(`үг${n}`, 'а'));
  const { added, changed, wrong } = read('mn,нэг,а,\nmn,хоёр,а,\nmn,үг5,б,', full);
  expect([added.length, changed.length]).toEqual([1, 1]);
  expect(wrong).toMatchObject([{ row: { line: 3 }, problem: { kind: 'full' } }]);
});

test('lines that were refused are saved as they were, with the reason', () => {
  const words = read('ru,слово,слово,\nmn,ХХК,ха,no');
  expect(wrongRowsCsv(words, ({ kind }) => kind)).toBe(
    '\ufefflanguage,written,spoken,endings,problem\r\nru,слово,слово,,language\r\n',
  );
});

test('a request takes no more words than it may, nor more bytes', () => {
  const many = Array.from({ length: 120 }, (_, n) => word(`үг${n}`, 'а'));
  expect(batchesOf(many).map((batch) => batch.length)).toEqual([50, 50, 20]);
  const long = Array.from({ length: 60 }, () => word('ө'.repeat(200), 'ү'.repeat(200)));
  const batches = batchesOf(long);
  expect(batches.flat()).toHaveLength(60);
  for (const batch of batches)
    expect(JSON.stringify({ entries: batch }).length * 2).toBeLessThan(limits.bodyBytes);
});

test('a malformed table of words is read line by line', () => {
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
  fc.assert(
    fc.property(text, (lines) => {
      const words = readWords(`language,written,spoken,endings\n${lines}`, []);
      if (words === 'header') return;
      for (const { written, spoken } of words.added) {
        expect(written.isWellFormed() && spoken.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 500, seed: 20261123 },
  );
});
