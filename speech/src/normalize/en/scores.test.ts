import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Scores and votes.
test.each([
  ['She won 6-4, 3-6, 7-5.', 'She won six four, three six, seven five.'],
  ['She won 7-6 (7-4), 3-6, 6-2.', 'She won seven six, seven four, three six, six two.'],
  [
    'The Senate voted 62–38 on Thursday.',
    'The Senate voted sixty two to thirty eight on Thursday.',
  ],
  ['The vote was 7-2.', 'The vote was seven two.'],
  ['lost the vote 45–55', 'lost the vote forty five to fifty five'],
  ['a 5–4 decision', 'a five to four decision'],
  ['Open 9-5 daily', 'Open nine to five daily'],
  ['He ran 1:45.32.', 'He ran one forty five point three two.'],
  ['pages 12–15', 'pages twelve to fifteen'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
