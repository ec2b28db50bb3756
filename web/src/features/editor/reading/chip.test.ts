import type { NormalizedSegment } from '@duu/contract/token';
import { describe, expect, test } from 'vitest';
import { type Chip, chipsLike, chipsOf, mapChips, spellOut, spellOutAll } from './chip.ts';

const text = '2026 онд 15 хүн';
const reading: NormalizedSegment = {
  spoken: '',
  tokens: [
    { start: 0, end: 4, kind: 'number', spoken: 'хоёр мянга хорин зургаан', certain: true },
    { start: 4, end: 5, kind: 'space', spoken: ' ', certain: true },
    { start: 5, end: 8, kind: 'word', spoken: 'Онд', certain: true },
    { start: 8, end: 9, kind: 'space', spoken: ' ', certain: true },
    { start: 9, end: 11, kind: 'number', spoken: 'арван таван', certain: false },
    { start: 11, end: 12, kind: 'space', spoken: ' ', certain: true },
    { start: 12, end: 15, kind: 'word', spoken: 'хүн', certain: true },
  ],
};
const chips = chipsOf(text, reading);
const show = (of: readonly Chip[]) =>
  of.map((chip) => `${chip.start}-${chip.end} ${chip.written}${chip.stale ? ' stale' : ''}`);

test('creates chips only for text that is read differently', () => {
  expect(show(chips)).toEqual(['0-4 2026', '9-11 15']);
});

test.each([
  ['It’s', "It's"],
  ['Mongolia’s', "mongolia's"],
  ['rock ‘n’ roll', "rock 'n' roll"],
  ['«Ном»', '"Ном"'],
  ['well–known', 'well-known'],
  ['Улаан\u00a0баатар', 'Улаан баатар'],
  ['co\u00adoperate', 'cooperate'],
  ['ﬁne', 'fine'],
])('%j read as %j changes nothing', (written, spoken) => {
  const tokens = [{ start: 0, end: written.length, kind: 'word', spoken, certain: true }] as const;
  expect(chipsOf(written, { spoken, tokens: [...tokens] })).toEqual([]);
});

test.each([
  ['NASA', 'N A S A'],
  ['½', 'half'],
  ['🎧', ''],
  ['can’t', 'cannot'],
])('%j read as %j is shown', (written, spoken) => {
  const tokens = [{ start: 0, end: written.length, kind: 'word', spoken, certain: true }] as const;
  expect(chipsOf(written, { spoken, tokens: [...tokens] })).toHaveLength(1);
});

describe('an edit', () => {
  test.each([
    ['after them', '2026 онд 15 хүн ирсэн', ['0-4 2026', '9-11 15']],
    ['between them', '2026 оны 3-р сард 15 хүн', ['0-4 2026', '18-20 15']],
    ['before them', 'Нэг 2026 онд 15 хүн', ['4-8 2026', '13-15 15']],
    ['of one of them', '2026 онд 157 хүн', ['0-4 2026', '9-12 157 stale']],
    ['that grows the first at its front', '12026 онд 15 хүн', ['0-5 12026 stale', '10-12 15']],
    ['that deletes one', '2026 онд хүн', ['0-4 2026']],
    ['that deletes all', '', []],
    ['that replaces one of them', '2026 онд 8 хүн', ['0-4 2026', '9-10 8 stale']],
    ['that replaces all with another text', 'Манай найз ирлээ 7.', []],
    ['that cuts the first and removes a word', '20 15 хүн', ['0-2 20 stale', '3-5 15']],
  ])('%s', (_, after, wanted) => expect(show(mapChips(chips, text, after))).toEqual(wanted));

  test('that changes nothing returns the same array, so that nothing re-renders', () => {
    expect(mapChips(chips, text, text)).toBe(chips);
  });
});

test('spelling out puts the words into the text', () => {
  const second = chips[1];
  expect(second && spellOut(text, second, ' арван тав ')).toBe('2026 онд арван тав хүн');
});

describe('a correction for the whole text', () => {
  const twice = 'Өрөө 7, ор 7, давхар 7';
  const number = (start: number, spoken: string) => ({
    ...{ start, end: start + 1, kind: 'number' as const, spoken, certain: true },
  });
  const all = chipsOf(twice, {
    spoken: '',
    tokens: [number(5, 'долоо'), number(11, 'долоо'), number(21, 'долоодугаар')],
  });
  const [first] = all;

  test('is made at each place with the same reading, and nowhere else', () => {
    expect(first && spellOutAll(twice, chipsLike(all, first), 'долоодугаарт')).toBe(
      'Өрөө долоодугаарт, ор долоодугаарт, давхар 7',
    );
  });

  test('leaves out readings whose text has changed since', () => {
    const stale = all.map((chip) => (chip.start === 11 ? { ...chip, stale: true } : chip));
    expect(first && chipsLike(stale, first).map(({ start }) => start)).toEqual([5]);
  });
});
