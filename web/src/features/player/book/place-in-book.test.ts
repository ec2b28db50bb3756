import { expect, test } from 'vitest';
import { placeIn } from './place-in-book.ts';

const audio = (id: string, positionMs: number, durationMs: number | null = 10_000) => ({
  id,
  positionMs,
  durationMs,
});
const audios = [audio('a', 10_000), audio('b', 4000), audio('c', 9900), audio('d', 700, null)];
const at = (audioId: string) => ({ audioId, at: new Date(0) });

test.each([
  ['where the user stopped', at('b'), { index: 1, ms: 4000 }],
  ['at the next chapter after one that was heard', at('a'), { index: 1, ms: 0 }],
  ['also if only its last second is left', at('c'), { index: 3, ms: 0 }],
  ['in a chapter that is being made', at('d'), { index: 3, ms: 700 }],
  ['at the beginning if nothing was played', null, { index: 0, ms: 0 }],
  ['at the beginning if that chapter is gone', at('x'), { index: 0, ms: 0 }],
])('a book goes on %s', (_, last, place) => {
  expect(placeIn(audios, last)).toEqual(place);
});

test('a book that was heard to the end starts over', () => {
  expect(placeIn(audios.slice(0, 3), at('c'))).toEqual({ index: 0, ms: 0 });
});
