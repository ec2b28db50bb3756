import { countCharacters } from '@duu/contract/characters';
import { name } from '@duu/contract/name';
import { expect, test } from 'vitest';
import { excerptOf, nameOf } from './labels.ts';

test.each([
  [['2026 онд 15 хүн ирсэн.'], '2026 онд 15 хүн ирсэн'],
  [['Сайн байна уу? Би Болор.'], 'Сайн байна уу?'],
  [['Dr. Bold came\nhome', 'again'], 'Dr. Bold came home again'],
  [[`${'урт '.repeat(40)}`], `${'урт '.repeat(14).trim()}…`],
  [['.'], ''],
  [['Орлого \u202egpj.exe\u2066 ирсэн'], 'Орлого gpj.exe ирсэн'],
])('%j is called %s', (segments, expected) => {
  expect(nameOf(segments)).toBe(expected);
});

test('names and excerpts keep their length, also without spaces and beyond the basic plane', () => {
  const text = ['😀'.repeat(400)];
  expect(countCharacters(nameOf(text))).toBe(60);
  expect(countCharacters(excerptOf(text))).toBe(160);
  expect(name.safeParse(nameOf(text)).success).toBe(true);
});
