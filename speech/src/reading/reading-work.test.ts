import { measureSpoken } from '@duu/contract/spoken';
import { expect, test } from 'vitest';
import { readingWork } from './reading-work.ts';

const price = (text: string, dictionary: { written: string; spoken: string }[]) => {
  const options = { language: 'mn' as const, dictionary };
  const { readings, used } = readingWork.readText({ options, segments: [text] });
  return { ...measureSpoken([text], readings, 1), spoken: readings[0]?.spoken, used };
};

test('an entry for what is read so already adds nothing to the price', () => {
  const text = 'НҮБ 2026 онд хуралдав.';
  const plain = price(text, []);
  const [said = ''] = plain.spoken?.split(' хоёр') ?? [];
  const same = price(text, [{ written: 'НҮБ', spoken: said }]);
  expect(same.characters).toBe(plain.characters);
  expect(same.spoken).toBe(plain.spoken);
  expect(same.used).toEqual([0]);
  const other = price(text, [{ written: 'НҮБ', spoken: `${said} гэдэг` }]);
  expect(other.characters).toBeGreaterThan(plain.characters);
});
