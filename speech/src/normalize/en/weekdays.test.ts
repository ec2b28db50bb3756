import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Days and months by their short names.
test.each([
  ['I am free on Sat. morning.', 'I am free on Saturday morning.'],
  ['We met on Sun. at noon.', 'We met on Sunday at noon.'],
  [
    'The Earth goes around the Sun. It takes a year.',
    'The Earth goes around the Sun. It takes a year.',
  ],
  ['Open Tues.–Sun., 10 a.m.–6 p.m.', 'Open Tuesday to Sunday, ten A M to six P M.'],
  [
    'Mon-Fri, and Sat/Sun by appointment',
    'Monday to Friday, and Saturday or Sunday by appointment',
  ],
  ['Classes are Mon, Wed and Fri. Come!', 'Classes are Monday, Wednesday and Friday. Come!'],
  ['He sat. Then he stood.', 'He sat. Then he stood.'],
  ['June–August and Jan.–Mar.', 'June to August and January to March.'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
