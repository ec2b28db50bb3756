import { expect, test } from 'vitest';
import { fileName, uniqueNames } from './file-name.ts';

test.each([
  ['Өглөөний мэдээ', 'Өглөөний мэдээ.mp3'],
  ['a/b\\c:d?', 'a b c d.mp3'],
  ['...', 'audio.mp3'],
  ['con', 'con_.mp3'],
  ['нэр\nмөр', 'нэр мөр.mp3'],
])('%j', (name, wanted) => expect(fileName(name, 'mp3')).toBe(wanted));

test('the same name twice gets a number', () => {
  const next = uniqueNames();
  expect([next('Ном', 'mp3'), next('ном', 'mp3'), next('Ном', 'mp3'), next('Ном', 'srt')]).toEqual([
    'Ном.mp3',
    'ном (2).mp3',
    'Ном (3).mp3',
    'Ном.srt',
  ]);
});

test.each([98, 99, 100, 120])('equal names of %d letters get numbers', (length) => {
  const next = uniqueNames();
  const names = [1, 2, 3].map((part) => next(`${'Н'.repeat(length)} — ${part}-р хэсэг`, 'mp3'));
  expect(new Set(names).size).toBe(3);
  const same = [1, 2, 3].map(() => next('н'.repeat(length), 'mp3'));
  expect(new Set([...names, ...same].map((name) => name.toLowerCase())).size).toBe(6);
});

test.each(['a', 'н', 'ᠨ', '🎧', 'e\u0301'])('names of %j fit 255 bytes', (letter) => {
  const next = uniqueNames();
  const names = Array.from({ length: 12 }, () => next(letter.repeat(300), 'mp3'));
  expect(new Set(names).size).toBe(12);
  for (const name of names) {
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name.isWellFormed()).toBe(true);
  }
});

test('a number that a name already has is not given twice', () => {
  const next = uniqueNames();
  const names = ['Ном (2)', 'Ном', 'Ном', 'Ном'].map((name) => next(name, 'mp3'));
  expect(names).toEqual(['Ном (2).mp3', 'Ном.mp3', 'Ном (3).mp3', 'Ном (4).mp3']);
});
