import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Messages in Latin letters.
test.each([
  ['Tanii utasnii dugaar heden be?', 'таний утасний дугаар хэдэн бэ?'],
  [
    'Margaash uglunii 9 tsagt surguul deer uulzii',
    'маргааш өглөөний есөн цагт сургууль дээр уулзъя',
  ],
  ['chi hezee irehuu? daraa yariltsya', 'чи хэзээ ирэх үү? дараа ярилцъя'],
  ['Please like and share this video', 'Please like and share this video'],
  ['My season lesson is one reason', 'My season lesson is one reason'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'mn' }).spoken).toBe(spoken);
});
