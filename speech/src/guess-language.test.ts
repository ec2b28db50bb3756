import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

it.each([
  ['Сайн байна уу?', 'mn'],
  ['Hello there.', 'en'],
  ['ᠮᠣᠩᠭᠣᠯ', 'mn'],
  ['Microsoft компанийн шинэ бүтээгдэхүүн', 'mn'],
  ['The word дуу means song in Mongolian.', 'en'],
  ['2026', 'en'],
] as const)('%s is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
