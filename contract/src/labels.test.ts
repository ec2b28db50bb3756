import { expect, test } from 'vitest';
import { countCharacters } from './characters.ts';
import { excerptOf, nameOf } from './labels.ts';
import { name } from './name.ts';

test.each([
  [['2026 онд 15 хүн ирсэн.'], '2026 онд 15 хүн ирсэн'],
  [['Сайн байна уу? Би Болор.'], 'Сайн байна уу?'],
  [['Dr. Bold came\nhome', 'again'], 'Dr. Bold came home again'],
  [[`${'урт '.repeat(40)}`], `${'урт '.repeat(14).trim()}…`],
  [['.'], ''],
  [
    ['Ерөнхийлөгч У. Хүрэлсүх маргааш айлчилна. Тэр буцна.'],
    'Ерөнхийлөгч У. Хүрэлсүх маргааш айлчилна',
  ],
  [['This is Mr. Smith and his house.'], 'This is Mr. Smith and his house'],
  [['А.С. Пушкин, Ч. Айтматов нар ирэв.'], 'А.С. Пушкин, Ч. Айтматов нар ирэв'],
  [['Dr. J. R. Tolkien came. He left.'], 'Dr. J. R. Tolkien came'],
  [['We met at 5 p.m. on Monday. We ate.'], 'We met at 5 p.m. on Monday'],
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
