import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import type { NormalizedSegment } from '../token.ts';
import type { Word } from '../word.ts';
import { type AudioContent, audioContent, storedContent } from './audio.ts';

const content: AudioContent = {
  segments: ['Сайн уу, 5?', 'Hello'],
  normalized: [
    {
      spoken: 'сайн уу, тав?',
      tokens: [
        { start: 0, end: 4, kind: 'word', spoken: 'сайн', certain: true },
        { start: 4, end: 5, kind: 'space', spoken: '', certain: true },
        { start: 5, end: 7, kind: 'word', spoken: 'уу', certain: true },
        { start: 9, end: 10, kind: 'number', spoken: 'тав', certain: false },
      ],
    },
    { spoken: '', tokens: [] },
  ],
  words: [
    { segment: 0, start: 0, end: 4, startMs: 120, endMs: 400, estimated: false },
    { segment: 0, start: 5, end: 7, startMs: 390, endMs: 390, estimated: true },
    { segment: 1, start: 0, end: 5, startMs: 2000, endMs: 2500, estimated: false },
  ],
  peaks: [0, 0.5],
};

test('content reads the same from its stored and its older form', () => {
  const stored = storedContent(content);
  expect(typeof stored.words).toBe('string');
  expect(audioContent.parse(stored)).toEqual(content);
  expect(audioContent.parse(content)).toEqual(content);
  const empty = { segments: ['a'], normalized: [], words: [], peaks: [] };
  expect(audioContent.parse(storedContent(empty))).toEqual(empty);
});

test.each([
  ['words', { ...storedContent(content), words: '1,2,3' }],
  ['words', { ...storedContent(content), words: 'x' }],
  ['normalized', { ...storedContent(content), normalized: '{' }],
  ['normalized', { ...storedContent(content), normalized: '[["a",[[0,1,"nothing","a",1]]]]' }],
])('stray %s are an error', (field, stray) => {
  const parsed = audioContent.safeParse(stray);
  expect(parsed.error?.issues[0]?.path).toEqual([field]);
});

test('the largest content stays well below 1 MiB', () => {
  const count = limits.textCharacters;
  // Four bytes in UTF-8, two units in UTF-16, and as many words as characters, late in a sound that lasts twice too long.
  const segments = ['𠀀'.repeat(count)];
  const lateMs = 2 * limits.soundSeconds * 1000;
  const words: Word[] = Array.from({ length: count }, (_, at) => {
    const odd = at % 2 === 1;
    const startMs = odd ? lateMs : 0;
    return { segment: 0, start: at * 2, end: at * 2 + 2, startMs, endMs: startMs, estimated: true };
  });
  const each = Math.ceil(limits.spokenCharacters.max / count);
  const tokens = words.map(({ start, end }) => ({
    start,
    end,
    kind: 'abbreviation' as const,
    spoken: '𠀀'.repeat(each),
    certain: false,
  }));
  const normalized: NormalizedSegment[] = [
    { spoken: tokens.map(({ spoken }) => spoken).join(' '), tokens },
  ];
  const peaks = Array.from({ length: 1024 }, () => 1);
  const dictionary = [{ written: segments[0] ?? '', spoken: '𠀀'.repeat(20_000) }];
  const stored = storedContent({ segments, normalized, words, peaks, dictionary });
  const bytes = new TextEncoder().encode(JSON.stringify(stored)).byteLength;
  expect(bytes).toBeLessThan(750 * 1024);
  expect(bytes).toBeGreaterThan(300 * 1024);
});
