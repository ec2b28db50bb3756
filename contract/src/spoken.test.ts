import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import {
  isSpeakable,
  measureSpoken,
  respellingLimit,
  spokenLimit,
  spokenProblem,
} from './spoken.ts';
import type { NormalizedSegment, TokenKind } from './token.ts';

function read(text: string, kind: TokenKind, spoken: string): NormalizedSegment {
  return { spoken, tokens: [{ start: 0, end: text.length, kind, spoken, certain: true }] };
}

test('a respelling is charged where it is longer, and our own rules are free', () => {
  const measured = (kind: TokenKind, spoken: string) =>
    measureSpoken(['НҮБ'], [read('НҮБ', kind, spoken)], 1);
  expect(measured('dictionary', 'эн үү бэ').characters).toBe(8);
  expect(measured('dictionary', 'ай').characters).toBe(3);
  expect(measured('abbreviation', 'эн үү бэ')).toMatchObject({
    characters: 3,
    spokenCharacters: 8,
  });
});

test('a segment whose reading is not known counts as it is typed', () => {
  expect(measureSpoken(['Сайн', 'уу 🌄'], [undefined], 1)).toMatchObject({
    characters: 8,
    spokenCharacters: 8,
  });
});

test('a text is speakable where its reading has a letter or a digit', () => {
  expect(isSpeakable(['?! …', '7'])).toBe(true);
  expect(isSpeakable(['?! …', '😀'])).toBe(false);
  expect(isSpeakable(['漢字'], [read('漢字', 'dropped', '')])).toBe(false);
  expect(isSpeakable(['漢字', 'уу'], [read('漢字', 'dropped', '')])).toBe(true);
  expect(isSpeakable(['%'], [read('%', 'symbol', 'хувь')])).toBe(true);
});

test('what is spoken is bounded by what is charged, and at all', () => {
  expect(spokenLimit(1)).toBe(210);
  expect(spokenLimit(4096)).toBe(limits.spokenCharacters.max);
  const measure = { characters: 10, spokenCharacters: 300, seconds: 20 };
  expect(spokenProblem(measure)).toBeNull();
  expect(spokenProblem({ ...measure, spokenCharacters: 301 })).toEqual({
    key: 'max_spoken_characters_exceeded',
    limit: 300,
  });
  expect(spokenProblem({ ...measure, seconds: limits.soundSeconds + 1 })).toEqual({
    key: 'max_sound_seconds_exceeded',
    limit: 30,
  });
});

test('the length of the sound counts pauses and the speed', () => {
  const seconds = (text: string, speed = 1) => measureSpoken([text], [], speed).seconds;
  expect(seconds('а'.repeat(130))).toBeCloseTo(10);
  expect(seconds('а'.repeat(130), 0.5)).toBeCloseTo(20);
  expect(seconds('а. '.repeat(100))).toBeGreaterThan(35);
  expect(seconds('а\n'.repeat(100))).toBeGreaterThan(50);
});

test('a respelling may be as long as what an abbreviation stands for', () => {
  expect(respellingLimit('q')).toBe(48);
  expect(respellingLimit('ХХК')).toBe(64);
  expect(respellingLimit('a'.repeat(100))).toBe(limits.dictionaryCharacters);
});
