import { expect, test } from 'vitest';
import { checkRows } from '../../../testing/check-rows.ts';
import { decimalWords, inPairs, Numeral } from './cardinal.ts';

test('numerals are bare, attributive or ordinal', () => {
  checkRows(
    [
      ['0', 'тэг', 'тэг', 'тэгдүгээр'],
      ['1', 'нэг', 'нэг', 'нэгдүгээр'],
      ['4', 'дөрөв', 'дөрвөн', 'дөрөвдүгээр'],
      ['9', 'ес', 'есөн', 'есдүгээр'],
      ['11', 'арван нэг', 'арван нэгэн', 'арван нэгдүгээр'],
      ['15', 'арван тав', 'арван таван', 'арван тавдугаар'],
      ['20', 'хорь', 'хорин', 'хорьдугаар'],
      ['100', 'зуу', 'зуун', 'зуудугаар'],
      ['115', 'зуун арван тав', 'зуун арван таван', 'зуун арван тавдугаар'],
      ['1000', 'мянга', 'мянган', 'мянгадугаар'],
      ['1001', 'мянга нэг', 'мянга нэгэн', 'мянга нэгдүгээр'],
      ['1990', 'мянга есөн зуун ер', 'мянга есөн зуун ерэн', 'мянга есөн зуун ердүгээр'],
      ['21000', 'хорин нэгэн мянга', 'хорин нэгэн мянган', 'хорин нэгэн мянгадугаар'],
      ['100000', 'зуун мянга', 'зуун мянган', 'зуун мянгадугаар'],
      ['1000000', 'нэг сая', 'нэг сая', 'нэг саядугаар'],
      ['1000000000000000000', 'нэг их ингүүмэл', 'нэг их ингүүмэл', 'нэг их ингүүмэлдүгээр'],
    ] as const,
    ([digits]) => digits,
    ([digits, bare, attributive, ordinal]) => {
      const numeral = new Numeral(digits);
      expect(numeral.bare()).toBe(bare);
      expect(numeral.attributive()).toBe(attributive);
      expect(numeral.ordinal()).toBe(ordinal);
    },
  );
});

test('every scale up to 10^18 has its name, and none is lost', () => {
  expect(new Numeral('1002003004005006007').bare()).toBe(
    'нэг их ингүүмэл хоёр тунамал гурван их наяд дөрвөн тэрбум таван сая зургаан мянга долоо',
  );
});

test('reads numbers beyond the largest named power digit by digit', () => {
  expect(new Numeral('1'.repeat(22)).words).toEqual(Array(22).fill('нэг'));
});

test('decimals name their last place', () => {
  checkRows(
    [
      ['3', '14', 'гурав зууны арван дөрөв'],
      ['0', '5', 'тэг аравны тав'],
      ['2', '05', 'хоёр зууны тав'],
      ['1', '0001', 'нэг арван мянганы нэг'],
      ['1', '1234567', 'нэг цэг нэг хоёр гурав дөрөв тав зургаа долоо'],
    ] as const,
    ([whole, fraction]) => `${whole}.${fraction}`,
    ([whole, fraction, words]) => {
      expect(decimalWords(whole, fraction).join(' ')).toBe(words);
    },
  );
});

test('digits are read in pairs', () => {
  checkRows(
    [
      ['9911', 'ерэн ес арван нэг'],
      ['0507', 'тэг тав тэг долоо'],
      ['123', 'нэг хорин гурав'],
    ] as const,
    ([digits]) => digits,
    ([digits, words]) => {
      expect(inPairs(digits)).toBe(words);
    },
  );
});
