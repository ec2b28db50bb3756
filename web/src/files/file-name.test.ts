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
