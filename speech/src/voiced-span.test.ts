import { expect, it } from 'vitest';
import { VoicedSpan } from './voiced-span.ts';

it('finds the voice between silence, however the sound is cut', () => {
  const sound = new Int16Array(1000);
  sound.fill(5000, 220, 300);
  sound.fill(-5000, 640, 781);
  sound.fill(100, 900);
  for (const size of [1000, 100, 7]) {
    const span = new VoicedSpan();
    for (let at = 0; at < 1000; at += size) span.add(sound.subarray(at, at + size));
    expect([span.from, span.to]).toEqual([220, 781]);
  }
});

it('returns an empty span for silence', () => {
  const span = new VoicedSpan();
  span.add(new Int16Array(100));
  expect([span.from, span.to]).toEqual([0, 0]);
});
