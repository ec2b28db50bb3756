import { expect, test } from 'vitest';
import type { EngineSound } from './engine.ts';
import { SoundMemory } from './sound-memory.ts';

const word = { start: 0, end: 3, startMs: 0, endMs: 120.5 };

function sound(length: number, value: number): EngineSound {
  return { samples: new Int16Array(length).fill(value), words: [{ ...word, start: value }] };
}

/** Room for ten samples. */
function memory() {
  const kept = new SoundMemory(20);
  const keep = (...lengths: readonly (readonly [string, number])[]) => {
    for (const [key, length] of lengths) kept.set(key, [sound(length, key.charCodeAt(0))]);
  };
  /** Those of `a` to `h` that are kept, whole and right. */
  const found = (keys = 'abcdefgh') =>
    [...keys].filter((key) => {
      const one = kept.get(key);
      if (one) expect(one).toEqual(sound(one.samples.length, key.charCodeAt(0)));
      return one !== undefined;
    });
  return { kept, keep, found };
}

test('joins the pieces of a sound, and gives each reader a copy', () => {
  const { kept } = memory();
  kept.set('a', [sound(2, 1), sound(1, 2)]);
  const first = kept.get('a');
  expect([...(first?.samples ?? [])]).toEqual([1, 1, 2]);
  expect(first?.words.map(({ start }) => start)).toEqual([1, 2]);
  structuredClone(first?.samples, { transfer: [first?.samples.buffer as ArrayBuffer] });
  expect([...(kept.get('a')?.samples ?? [])]).toEqual([1, 1, 2]);
});

test('gives up the oldest for a new one', () => {
  const { keep, found } = memory();
  keep(['a', 4], ['b', 4], ['c', 4]);
  expect(found()).toEqual(['b', 'c']);
});

test('what lies behind the last one goes before what lies at the beginning', () => {
  const { keep, found } = memory();
  keep(['a', 3], ['b', 3], ['c', 4], ['d', 2], ['e', 9]);
  expect(found()).toEqual(['e']);
});

test('the same key again replaces it, and one that is too large is not kept', () => {
  const { keep, found } = memory();
  keep(['a', 3], ['a', 5], ['b', 11], ['c', 0]);
  expect(found()).toEqual(['a', 'c']);
});

test('any order of sounds is kept whole', () => {
  const { keep, found } = memory();
  for (let at = 0; at < 500; at++) {
    keep(['abcdefgh'[(at * 5) % 8] as string, (at * 7) % 11] as const);
    found('abcdefgh'[(at * 3) % 8]);
  }
  expect(found().length).toBeGreaterThan(0);
});
