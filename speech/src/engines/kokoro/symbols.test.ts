import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { beforeAll, expect, test } from 'vitest';
import { inventory } from '../../g2p/phoneme.ts';
import { englishSymbols } from './english-symbols.ts';
import { mongolianSymbols } from './mongolian-symbols.ts';
import { inPieces, type SpokenText } from './spoken-symbol.ts';
import { maxSymbols, symbolNumbers } from './symbol-numbers.ts';

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

test('words that eSpeak joins are one, with all their letters', () => {
  const text = 'the top of the hill';
  const spoken = englishSymbols(espeak, text, { british: false });
  expect(wordsOf(text, spoken).join(' ')).toBe(text);
});

test('Mongolian is written by our own sounds, long vowels longer and words in place', () => {
  const text = 'Сайн байна уу?';
  const spoken = mongolianSymbols(text);
  expect(wordsOf(text, spoken)).toEqual(['Сайн', 'байна', 'уу']);
  expect(written(spoken)).toMatch(/^sˈIŋ .* ˈ?ʊːː\?$/);
  const long = spoken.symbols.filter(({ symbol }) => symbol === 'ː');
  expect(long.every(({ stretch }) => stretch > 1.3)).toBe(true);
});

test('every sound of Khalkha has symbols that the model knows', () => {
  const words = ['хөвсгөл', 'монгол', 'тэргүүн', 'сүү', 'ээж', 'амьтан', 'морь', 'далай', 'нохой'];
  for (const word of words) expect(mongolianSymbols(word).symbols.length).toBeGreaterThan(3);
  expect(inventory.length).toBeGreaterThan(40);
  expect(symbolNumbers.size).toBe(114);
});

test('a text that is longer than the model takes is divided between words, without a loss', () => {
  const spoken = mongolianSymbols('хамгийн сайхан өдөр '.repeat(60));
  const pieces = [...inPieces(spoken)];
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every(({ symbols }) => symbols.length <= maxSymbols)).toBe(true);
  expect(pieces.slice(0, -1).every(({ symbols }) => symbols.at(-1)?.symbol === ' ')).toBe(true);
  expect(pieces.map(written).join('')).toBe(written(spoken));
});
