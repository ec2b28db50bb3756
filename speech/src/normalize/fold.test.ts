import { expect, test } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { fold } from './fold.ts';

test('signs of one meaning take one form', () => {
  checkRows(
    [
      ['decomposed letters', 'н\u0430\u0438\u0306м', 'найм'],
      ['full-width digits and letters', '２０Ａ', '20A'],
      ['digits of other scripts', '᠒٣९', '239'],
      ['mathematical digits', '𝟎𝟏𝟗', '019'],
      ['fractions', '10½', '10 1\u20442'],
      ['unit signs', '㎏', 'kg'],
      ['soft hyphens and joiners', 'Монг\u00adол\u200bын', 'Монголын'],
      ['dashes and apostrophes', '5\u20116 don\u2019t', "5-6 don't"],
      ['line ends', 'а\r\nб\rв', 'а\nб\nв'],
    ] as const,
    ([what]) => what,
    ([, given, folded]) => {
      expect(fold(given).text).toBe(folded);
    },
  );
});

test('every unit knows where what it came from ends', () => {
  const { text, ends } = fold('а\u0301½𝟏\u200b');
  expect(text).toHaveLength(ends.length);
  expect([...ends]).toEqual([2, 2, 3, 3, 3, 6]);
});
