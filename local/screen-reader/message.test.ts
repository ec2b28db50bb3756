import { expect, test } from 'vitest';
import { type MessageKind, piecesOf } from './message.ts';
import { mannerOf, readSettings } from './settings.ts';

const said = (text: string, kind: MessageKind = 'SPEAK', ...lines: string[]) =>
  piecesOf(text, kind, readSettings(lines)).map((piece) => piece.text.replace(/\s+/g, ' ').trim());

test('letters, capitals, signs and keys have names, in the language of the letter or the set one', () => {
  expect(said('ъ', 'CHAR')).toEqual(['хатуугийн тэмдэг']);
  expect(said('Ө', 'CHAR', 'cap_let_recogn=spell')).toEqual(['том ө']);
  expect(said('b', 'CHAR')).toEqual(['B']);
  expect(said('space', 'CHAR', 'language=mn-MN')).toEqual(['зай']);
  expect(said('?', 'CHAR')).toEqual(['question mark']);
  expect(said('control_shift_a', 'KEY')).toEqual(['control shift A']);
  expect(said('НҮХ', 'SPEAK', 'spelling_mode=on')).toEqual(['эн, ү, хэ']);
});

test('punctuation is named as far as the level wants', () => {
  const text = 'Ном (2), за!';
  const at = (mode: string) => said(text, 'SPEAK', `punctuation_mode=${mode}`)[0];
  expect(at('none')).toBe(text);
  expect(at('some')).toBe(text);
  expect(at('most')).toBe('Ном хаалт нээх 2 хаалт хаах , за!');
  expect(at('all')).toBe('Ном хаалт нээх 2 хаалт хаах таслал, за анхаарлын тэмдэг!');
  expect(said('a_b 3.5', 'SPEAK', 'punctuation_mode=all')).toEqual(['a underline b 3.5']);
});

test('marks divide a message, and its tags and entities are not read', () => {
  const message = '<speak>Нэг &amp; хоёр. <mark name="__spd_1"/>Гурав.</speak>';
  expect(piecesOf(message, 'SPEAK', readSettings([]))).toEqual([
    { text: 'Нэг & хоёр. ', language: 'mn', mark: '__spd_1' },
    { text: 'Гурав.', language: 'mn', mark: null },
  ]);
});

test('rate, pitch and voice are settings of ours, and what is not a number is the default', () => {
  const manner = (...lines: string[]) => mannerOf(readSettings(lines), 'mn');
  expect(manner()).toEqual({ language: 'mn', speaker: 'nomin', speed: 1, pitch: 'normal' });
  expect(manner('rate=100', 'pitch=100')).toMatchObject({ speed: 4, pitch: 'very_high' });
  expect(manner('rate=-50', 'pitch=-100')).toMatchObject({ speed: 0.5, pitch: 'very_low' });
  expect(manner('voice=male2')).toMatchObject({ speaker: 'bat' });
  expect(manner('voice=male2', 'synthesis_voice=oyun')).toMatchObject({ speaker: 'oyun' });
  expect(manner('rate=NULL')).toMatchObject({ speed: 1 });
});
