import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedCharacters, keptPlaces, unchangedPlaces } from './kept-places.ts';

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

describe('the sound of a paragraph', () => {
  const settings = {
    background: null,
    backgroundVolume: 'medium',
    speed: 1,
    pitch: 'normal',
  } as const;
  const segments = ['АНУ', 'Хоёр.'];
  const reading = (written: string, spoken: string) => ({
    spoken,
    tokens: [
      {
        kind: 'dictionary' as const,
        start: 0,
        end: written.length,
        written,
        spoken,
        certain: true,
      },
    ],
  });
  const before = { segments, normalized: [], fallback: null, settings };
  const after = { segments, spoken: segments, settings };

  test('stays with the same settings', () => {
    expect(unchangedPlaces(before, after)).toEqual([0, 1]);
  });

  test.each([
    ['another speed', { speed: 1.5 }],
    ['another pitch', { pitch: 'high' as const }],
    ['music', { background: 'limbe' as const }],
  ])('does not stay with %s, now or before', (_, change) => {
    const other = { ...settings, ...change };
    expect(unchangedPlaces(before, { ...after, settings: other })).toEqual([null, null]);
    expect(unchangedPlaces({ ...before, settings: other }, after)).toEqual([null, null]);
  });

  test('does not stay if a fallback voice spoke it, or with another respelling', () => {
    const fallback = { engine: 'google', voice: 'a', gainDb: 0 } as const;
    expect(unchangedPlaces({ ...before, fallback }, after)).toEqual([null, null]);
    const spoken = ['Америк', 'Хоёр.'];
    expect(unchangedPlaces(before, { ...after, spoken })).toEqual([null, 1]);
    const normalized = [reading('АНУ', 'Америк')];
    expect(unchangedPlaces({ ...before, normalized }, after)).toEqual([null, 1]);
    expect(unchangedPlaces({ ...before, normalized }, { ...after, spoken })).toEqual([0, 1]);
  });

  test('is paid for where it does not stay', () => {
    expect(changedCharacters([null, 0, null], [5, 70, 9])).toBe(14);
  });
});
