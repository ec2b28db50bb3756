import { expect, test } from 'vitest';
import { textDistance } from './text-distance.ts';

test.each([
  ['Сайн байна уу', 'Сайн байна уу', 0, true],
  ['Сайн\nбайна уу', 'Сайн байна  уу', 0, true],
  ['0123456789', '0123456x89', 1, true],
  ['0123456789', '0123456x8', 2, false],
  ['012345678', '01234567x', 1, false],
  ['😀123456789', '😃123456789', 1, true],
  ['абвг', '', 4, false],
])('%j to %j is %i', (before, after, steps, near) => {
  expect(textDistance(before, after)).toMatchObject({ distance: steps, near });
});

test('the largest texts are compared while a person types', () => {
  const words = (seed: number) =>
    Array.from({ length: 4096 }, (_, i) =>
      String.fromCharCode(0x430 + ((i * 7919 + ((i * i) % seed)) % 32)),
    ).join('');
  // CPU time, so that what else the machine does plays no part.
  const before = process.cpuUsage();
  expect(textDistance(words(31), words(17)).near).toBe(false);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
