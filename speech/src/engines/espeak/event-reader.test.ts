import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import { expect, it } from 'vitest';
import { EventReader } from './event-reader.ts';

const event = (
  type: EspeakEvent['type'],
  position: number,
  ms: number,
  id: string | number = 1,
): EspeakEvent => ({ type, text_position: position, word_length: 0, audio_position: ms, id });

const word = (start: number, end: number) => ({
  start,
  end,
  espeakStart: start,
  espeakEnd: end,
});

it('ends a word where the next begins, or where the pause before it does', () => {
  const reader = new EventReader([word(0, 5), word(7, 10)]);
  const words = [
    ...reader.read([event('word', 1, 0), event('phoneme', 1, 11, 'h')]),
    ...reader.read([event('phoneme', 7, 439, ''), event('end', 7, 589), event('word', 8, 589)]),
    ...reader.read([event('phoneme', 8, 600, 'b')]),
    ...reader.end(900),
  ];
  expect(words).toEqual([
    { start: 0, end: 5, startMs: 0, endMs: 439 },
    { start: 7, end: 10, startMs: 589, endMs: 900 },
  ]);
});

it('shares the time of words that were taken together by their letters', () => {
  const reader = new EventReader([word(0, 2), word(3, 6), word(7, 10)]);
  const words = [...reader.read([event('word', 1, 0), event('word', 8, 100)]), ...reader.end(200)];
  expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 40],
    [40, 100],
    [100, 200],
  ]);
});
