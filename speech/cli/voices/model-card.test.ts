import { expect, test } from 'vitest';
import { parseModelCard } from './model-card.ts';

test('reads licence, source and base of a card of Piper', () => {
  const card = `# Model card for joe (medium)

* Language: en_US (English, United States)
* Speakers: 1

## Dataset

* URL: https://github.com/NabuCasa/voice-datasets
* License: CC0

## Training

Finetuned from U.S. English lessac voice (medium quality).
`;
  expect(parseModelCard(card)).toEqual({
    licence: 'CC0',
    commercial: true,
    source: 'https://github.com/NabuCasa/voice-datasets',
    tunedFrom: 'U.S. English lessac voice (medium quality)',
  });
});

test('reads the front matter of a README', () => {
  const card = '---\nlicense: cc-by-nc-4.0\nbase_model: facebook/mms-tts\n---\n\nGender: Male\n';
  expect(parseModelCard(card)).toEqual({
    licence: 'cc-by-nc-4.0',
    commercial: false,
    gender: 'male',
    tunedFrom: 'facebook/mms-tts',
  });
});

test.each([
  ['Apache-2.0', true],
  ['public domain', true],
  ['Blizzard 2013', false],
  ['for research only', false],
  ['see the website', undefined],
])('a licence %s allows commercial use: %s', (licence, commercial) => {
  expect(parseModelCard(`License: ${licence}`).commercial).toBe(commercial);
});

test('a card that says nothing leaves all unknown', () => {
  expect(parseModelCard('# A voice\n\nIt speaks.')).toEqual({});
});
