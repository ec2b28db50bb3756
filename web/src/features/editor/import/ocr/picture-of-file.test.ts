import { expect, test } from 'vitest';
import { fittingShare } from './picture-of-file.ts';

test('pictures of cameras shrink to what is of use, and long screenshots keep their width', () => {
  expect(fittingShare(4000, 3000)).toBe(1);
  expect(fittingShare(12_000, 9000)).toBeCloseTo(1 / 3, 3);
  expect(fittingShare(1080, 11_000)).toBe(1);
  expect(fittingShare(100, 40_000)).toBe(0.4);
});
