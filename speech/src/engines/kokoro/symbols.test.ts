import { readFileSync } from 'node:fs';
import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, expect, test } from 'vitest';
import { khalkhaPhonemes } from '../../g2p/khalkha.ts';
import { englishSymbols } from './english-symbols.ts';
import { mongolianSymbols } from './mongolian-symbols.ts';
import { inPieces, type SpokenText } from './spoken-symbol.ts';
import { maxSymbols } from './symbol-numbers.ts';

let espeak: EspeakInstance;
beforeAll(async () => {
  espeak = new (await load()).eSpeakNGWorker();
});

const written = ({ symbols }: SpokenText) => symbols.map(({ symbol }) => symbol).join('');
const wordsOf = (text: string, { words }: SpokenText) =>
  words.map(({ start, end }) => text.slice(start, end));

test('English is written in the symbols that the model was trained with', () => {
  const text = 'The weather is fine today, and you?';
  const spoken = englishSymbols(espeak, text, { british: false });
  expect(written(spoken)).toBe('ðə wˈɛðəɹ ɪz fˈIn tədˈA, ænd jˈu?');
  expect(wordsOf(text, spoken)).toEqual(['The', 'weather', 'is', 'fine', 'today', 'and', 'you']);
});

test('British English has its own vowels', () => {
  expect(written(englishSymbols(espeak, 'No car.', { british: true }))).toBe('nˈQ kˈɑː.');
});

test('words that eSpeak joins have their own sounds', () => {
  const text = 'in the top of the hill';
  const spoken = englishSymbols(espeak, text, { british: false });
  expect(wordsOf(text, spoken).join(' ')).toBe(text);
  const soundsOf = (word: number) =>
    spoken.symbols.flatMap((one) => (one.word === word ? one.symbol : [])).join('');
  expect(text.split(' ').map((_, word) => soundsOf(word))).toEqual([
    ...['ɪn', 'ðə', 'tˈɑp', 'ʌv', 'ðə', 'hˈɪl'],
  ]);
});

test('Mongolian is written by our own sounds, long vowels longer and words in place', () => {
  const text = 'Сайн байна уу?';
  const spoken = mongolianSymbols(text);
  expect(wordsOf(text, spoken)).toEqual(['Сайн', 'байна', 'уу']);
  expect(written(spoken)).toMatch(/^sˈIŋɡ .* ˈ?ʊ\?$/);
  const vowel = (word: string) =>
    mongolianSymbols(word).symbols.find(({ symbol }) => symbol === 'ɑ');
  expect((vowel('цаас')?.stretch ?? 0) / (vowel('цас')?.stretch ?? 1)).toBeGreaterThan(1.6);
});

test.each([
  ['хан', 'hxˈɑŋɡ', 'ɡ', 'after ŋ at a word’s end'],
  ['цэнхэр', 'tsˈɛŋhxəɹ', '', 'not after ŋ within a word'],
  ['гэж', 'ɡˈɛʤɪ', 'ɪ', 'after ж at a word’s end'],
  ['ах', 'ˈɑhxə', 'ə', 'after х at a word’s end'],
  ['ахтай', 'ɑhxətˈI', 'ə', 'after х before a consonant'],
])('%s is written %s, with a short “%s” %s', (word, symbols, short) => {
  const spoken = mongolianSymbols(word);
  expect(written(spoken)).toBe(symbols);
  const added = spoken.symbols.filter(({ stretch }) => stretch < 1);
  expect(added.map(({ symbol }) => symbol).join('')).toBe(short);
});

test('every sound of the listed words of Khalkha has a symbol that the model knows', () => {
  const path = new URL('../../g2p/khalkha-words.tsv', import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  const words = lines.flatMap((line) =>
    /^[^#\t]+(?=\t)/.exec(line)?.[0] ? [line.split('\t')[0] ?? ''] : [],
  );
  expect(words.length).toBeGreaterThan(400);
  const lost = words.filter((word) => {
    const sounds = mongolianSymbols(word).symbols.filter(({ symbol }) => symbol !== 'ˈ');
    return sounds.length < khalkhaPhonemes(word).length;
  });
  expect(lost).toEqual([]);
});

test('a text that is longer than the model takes is divided between words, without a loss', () => {
  const spoken = mongolianSymbols('хамгийн сайхан өдөр '.repeat(60));
  const pieces = [...inPieces(spoken)];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every(({ symbols }) => symbols.length <= maxSymbols)).toBe(true);
  expect(pieces.slice(0, -1).every(({ symbols }) => symbols.at(-1)?.symbol === ' ')).toBe(true);
  expect(pieces.map(written).join('')).toBe(written(spoken));
});
