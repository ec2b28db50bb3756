import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptPlaces } from './kept-places.ts';

describe('paragraphs that stay', () => {
  test.each([
    ['abc', 'abc', [0, 1, 2]],
    ['abc', 'axc', [0, null, 2]],
    ['abc', 'ac', [0, 2]],
    ['abc', 'xabyc', [null, 0, 1, null, 2]],
    ['abab', 'ba', [1, 2]],
    ['xabcdx', 'xx', [0, 5]],
    ['axbycz', 'abc', [0, 2, 4]],
    ['abc', 'cab', [null, 0, 1]],
    ['', 'a', [null]],
    ['a', '', []],
  ])('%s to %s', (before, after, places) => {
    expect(keptPlaces([...before], [...after])).toEqual(places);
  });

  test('are the same ones, in their order, and as many as of a whole one that gains any', () => {
    const paragraphs = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(paragraphs, paragraphs, fc.nat(), (before, other, cut) => {
        const places = keptPlaces(before, other);
        const kept = places.flatMap((place, at) => (place === null ? [] : [[place, at] as const]));
        for (const [place, at] of kept) expect(before[place]).toBe(other[at]);
        const order = kept.map(([place]) => place);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        const at = cut % (before.length + 1);
        const longer = [...before.slice(0, at), ...other, ...before.slice(at)];
        const stays = keptPlaces(before, longer).filter((place) => place !== null);
        expect(stays).toHaveLength(before.length);
      }),
    );
  });
});
