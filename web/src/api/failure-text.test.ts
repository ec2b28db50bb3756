import { expect, test } from 'vitest';
import { costNothing, failureText } from './failure-text.ts';

const t = ((id: string, values: object) => `${id} ${JSON.stringify(values)}`) as Parameters<
  typeof failureText
>[1];

test.each([
  ['max_sound_seconds_exceeded', 30],
  ['max_spoken_characters_exceeded', 300],
  ['too_many_conversions', 3],
] as const)('the text of %s names its limit', (error, limit) => {
  expect(failureText({ error, characters: 10 }, t)).toBe(`errors.${error} {"limit":${limit}}`);
});

test('only what the text brought about may have taken characters', () => {
  expect(costNothing({ error: 'tts_request_failed', characters: 1 })).toBe(true);
  expect(costNothing({ error: 'max_sound_seconds_exceeded', characters: 1 })).toBe(false);
});
