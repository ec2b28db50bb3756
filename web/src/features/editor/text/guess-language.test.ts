import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  [['2026 онд 15 хүн ирсэн.'], 'mn'],
  [['Apple-ийн iPhone 15 утас гарлаа.'], 'mn'],
  [['Hello', 'Дуу'], 'en'],
  [['123 !'], null],
  [[], null],
  [['[уншигч Сараа: Эмч]', 'Hi.'], 'en'],
])('%j', (texts, language) => expect(guessLanguage(texts)).toBe(language));
