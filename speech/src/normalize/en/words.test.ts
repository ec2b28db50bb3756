import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Initials with what hangs on them.
test.each([
  ["NASA's probe and the UN's role", "nasa's probe and the U N's role"],
  ["CEOs' pay", 'C E Os pay'],
  ['a PhD, c/o Maj. Lee', 'a P H D, care of Major Lee'],
  ["user@example.com's inbox", "user at example dot com's inbox"],
  ['Vol. II, Ch. IV', 'Volume two, Chapter four'],
  ['AT&T', 'A T and T'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
