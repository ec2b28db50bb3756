import { expect, test } from 'vitest';
import { normalize, voiceLanguage } from './normalize.ts';
import type { ForeignRule } from './options.ts';

const voices = (text: string, language: 'mn' | 'en', foreign?: ForeignRule) =>
  normalize(text, { language, ...(foreign && { foreign }) })
    .tokens.filter(({ spoken }) => spoken !== '')
    .map((token) => `${voiceLanguage(token, language)}:${token.spoken}`);

test('a phrase goes to the English voice, a single name is said by sound', () => {
  expect(voices('Google дээр the quick brown fox гэж бичив', 'mn')).toEqual([
    'mn:гүүгл',
    'mn:дээр',
    'en:the',
    'en:quick',
    'en:brown',
    'en:fox',
    'mn:гэж',
    'mn:бичив',
  ]);
});

test('the rule can be chosen', () => {
  expect(voices('Google дээр', 'mn', 'voice')).toEqual(['en:Google', 'mn:дээр']);
  const respelled = voices('the quick brown fox', 'mn', 'respell');
  expect(respelled.map((said) => said.slice(0, 3))).toEqual(['mn:', 'mn:', 'mn:', 'mn:']);
});

test('Cyrillic in English goes the other way', () => {
  expect(voices('He said Сайн уу', 'en', 'voice')).toEqual([
    'en:He',
    'en:said',
    'mn:Сайн',
    'mn:уу',
  ]);
  expect(voices('He said Сайн', 'en')).toEqual(['en:He', 'en:said', 'en:Sain']);
});
