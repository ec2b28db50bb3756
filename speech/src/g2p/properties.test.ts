import { describe, expect, it } from 'vitest';
import { seeded } from '../testing/seeded.ts';
import { khalkhaToEspeak } from './espeak-phonemes.ts';
import { khalkhaPhonemes } from './khalkha.ts';
import { inventory, withStress } from './phoneme.ts';

const known = new Set([...inventory, ...inventory.map(withStress)]);
const mongolian = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя';
const cyrillic = Array.from({ length: 0x530 - 0x400 }, (_, at) => String.fromCodePoint(0x400 + at))
  .filter((sign) => /\p{L}/u.test(sign))
  .join('');

function* randomWords(letters: string, count: number, seed: number): Generator<string> {
  const next = seeded(seed);
  const signs = [...letters];
  for (let made = 0; made < count; made++) {
    const length = 1 + Math.floor(next() * 14);
    let word = '';
    for (let at = 0; at < length; at++) word += signs[Math.floor(next() * signs.length)];
    yield word;
  }
}

function check(word: string): void {
  const phonemes = khalkhaPhonemes(word);
  for (const one of phonemes) {
    if (!known.has(one)) throw new Error(`${word}: ${one.ipa} is not of the inventory`);
  }
  const stressed = phonemes.filter((one) => one.stressed).length;
  if (/[^ьъ]/i.test(word) && stressed !== 1) throw new Error(`${word}: ${stressed} stresses`);
}

describe('words', () => {
  it('a word of Mongolian letters has sounds of the inventory and one stress', () => {
    for (const word of randomWords(mongolian, 20_000, 1)) check(word);
  });

  it('a word of any Cyrillic letters has sounds of the inventory and one stress', () => {
    for (const word of randomWords(cyrillic, 10_000, 2)) check(word);
    for (const letter of cyrillic) {
      if (!'ьъЬЪ'.includes(letter)) expect(khalkhaPhonemes(letter), letter).not.toEqual([]);
    }
  });

  it('a word is read regardless of its case', () => {
    for (const word of randomWords(mongolian, 500, 3)) {
      expect(khalkhaPhonemes(word.toUpperCase())).toEqual(khalkhaPhonemes(word));
    }
  });

  it('a word with Latin letters in it is not silent', () => {
    expect(khalkhaPhonemes('caр')).toEqual(khalkhaPhonemes('сар'));
    expect(khalkhaPhonemes('google').length).toBeGreaterThan(3);
  });
});

describe('khalkhaToEspeak', () => {
  it('gives ASCII with one group for each word, where it says', () => {
    const next = seeded(4);
    let checked = 0;
    for (let round = 0; round < 500; round++) {
      const words = [...randomWords(mongolian, 6, round)];
      const marks = [' ', ', ', '. ', '? ', ' — ', '… ', ' («', '»! '];
      const input = words.map((word) => word + marks[Math.floor(next() * marks.length)]).join('');
      const { text, words: found } = khalkhaToEspeak(input);
      expect(text).toMatch(/^[ -~]*$/);
      expect(text.match(/\[\[/g)?.length ?? 0).toBe(found.length);
      checked += found.length;
      for (const { start, end, espeakStart, espeakEnd } of found) {
        expect(words).toContain(input.slice(start, end));
        expect(text.slice(0, espeakStart)).toMatch(/\[\['?$/);
        expect(text.slice(espeakEnd)).toMatch(/^\]\]/);
      }
    }
    expect(checked).toBeGreaterThan(2500);
  });

  it('returns nothing for signs alone', () => {
    expect(khalkhaToEspeak(' … — !')).toEqual({ text: '', words: [] });
  });

  it('stops at the end of a line, once', () => {
    expect(khalkhaToEspeak('ах\n\nах.\nах').text).toBe("[['a|X]]. [['a|X]]. [['a|X]]");
  });

  it('lets particles lean on the word before', () => {
    expect(khalkhaToEspeak('ах нь').text).toBe("[['a|X]] [[n;|I@^]]");
    expect(khalkhaToEspeak('нь').text).toBe("[[n;|'I@^]]");
  });
});
