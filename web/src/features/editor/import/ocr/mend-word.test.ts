import { expect, test } from 'vitest';
import { mendWord } from './mend-word.ts';

test.each([
  ['єдєр', 'өдөр'],
  ['їзэсгэлэн', 'үзэсгэлэн'],
  ['хyн', 'хун'],
  ['Mонгол', 'Монгол'],
  ['timе', 'time'],
  ['Wi-Fi-аар', 'Wi-Fi-аар'],
  ['Word', 'Word'],
  ['12%', '12%'],
])('%s is %s', (read, wanted) => {
  expect(mendWord(read)).toBe(wanted);
});
