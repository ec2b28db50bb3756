import { distance } from 'fastest-levenshtein';
import { afterAll, expect, test, vi } from 'vitest';
import { textDistance } from './text-distance.ts';

// Files of one worker share modules: a replaced one is neither taken from another file nor left to it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('fastest-levenshtein', { spy: true });

/** Characters beyond the first plane, each another one. */
function astral(from: number, count: number): string {
  return Array.from({ length: count }, (_, at) => String.fromCodePoint(0x20000 + from + at)).join(
    '',
  );
}

test.each([
  ['Сайн байна уу', 'Сайн байна уу', 0, true],
  ['Сайн\nбайна уу', 'Сайн байна  уу', 0, true],
  ['0123456789', '0123456x89', 1, true],
  ['0123456789', '0123456x8', 2, false],
  ['012345678', '01234567x', 1, false],
  ['😀123456789', '😃123456789', 1, true],
  ['абвг', '', 4, false],
  ['0123456789aa', '0123456789aaa', 1, true],
  ['aaaaaaaaaaaa', 'aaaaaaaaaaa', 1, true],
  ['xa123456789x', 'xb123456789x', 1, true],
  ['\ue000\ue001\ue002', '😀😃😄', 3, false],
  ['😀😃😄', '\ue000\ue001\ue002', 3, false],
])('%j to %j is %i', (before, after, steps, near) => {
  expect(textDistance(before, after)).toMatchObject({ distance: steps, near });
});

test('what two texts begin and end with is not compared', () => {
  vi.mocked(distance).mockClear();
  const [start, end] = ['а'.repeat(2000), 'б'.repeat(2000)];
  textDistance(`${start} нэг ${end}`, `${start} нэгэн ${end}`);
  expect(distance).toHaveBeenCalledExactlyOnceWith('', expect.stringMatching(/^..$/u));
});

// How long this takes is measured in bench/speech/growth.ts.
test('the largest texts are compared', () => {
  const words = (seed: number) =>
    Array.from({ length: 4096 }, (_, i) =>
      String.fromCharCode(0x430 + ((i * 7919 + ((i * i) % seed)) % 32)),
    ).join('');
  expect(textDistance(words(31), words(31))).toMatchObject({ distance: 0, near: true });
  expect(textDistance(words(31), words(17)).near).toBe(false);
});

test('every two characters differ, however many there are', () => {
  const count = 0x1900;
  expect(textDistance(astral(0, count), astral(count, count)).distance).toBe(count);
});
