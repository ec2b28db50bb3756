import { expect, it } from 'vitest';
import { createEspeak } from './engines/espeak/espeak.ts';
import { openSound } from './sound-session.ts';
import { collect, plainRequest } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

// A listener who has heard nothing does not wait for sound that others hear later.

it('the embedded engine speaks what is due first', async () => {
  const engine = createEspeak(1);
  const spoken: string[] = [];
  async function speak(text: string, dueMs: number): Promise<void> {
    const request = { text, language: 'en', voice: 'en-us', speed: 1, pitch: 1, dueMs } as const;
    for await (const _ of engine.speak(request));
    spoken.push(text);
  }
  const later = ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => speak(text, 1e12));
  await Promise.all([...later, speak('first', 0)]);
  await engine.close();
  // Two had begun: one is spoken, and the thread has its next.
  expect(spoken).toEqual(['one', 'two', 'first', 'three', 'four', 'five', 'six']);
});

it('the embedded engine gives its sound in longer pieces where nobody waits for it', async () => {
  const engine = createEspeak(1);
  const text = 'The first sound of this sentence leaves before the rest of it is spoken.';
  async function firstPieceMs(dueMs: number): Promise<number | undefined> {
    const request = { text, language: 'en', voice: 'en-us', speed: 1, pitch: 1, dueMs } as const;
    for await (const { samples } of engine.speak(request))
      return (samples.length * 1000) / engine.sampleRate;
    return undefined;
  }
  expect(await firstPieceMs(performance.now())).toBeLessThan(200);
  expect(await firstPieceMs(1e12)).toBeGreaterThanOrEqual(500);
  await engine.close();
});

it('the sound thread works on what is due first', async () => {
  const sampleRate = 22_050;
  const encoded: string[] = [];
  function open(name: string) {
    return openSound(
      {
        format: 'pcm',
        sampleRate,
        gainDb: 0,
        holdSeconds: 0.1,
        background: null,
        backgroundVolume: 'medium',
        tempo: 1,
        pitch: 1,
        title: '',
        artist: '',
        keepsLossless: false,
      },
      () => encoded.push(name),
    );
  }
  const piece = () => new Int16Array(sampleRate).map((_, at) => 8000 * Math.sin(at / 20));
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(open);
  const under = others.flatMap((session) => [
    session.sound(piece(), 1e12),
    session.sound(piece(), 1e12),
  ]);
  const first = open('first');
  await Promise.all([...under, first.sound(piece(), performance.now())]);
  await Promise.all([...others, first].map((session) => session.end()));
  for (const session of [...others, first]) session.close();
  expect(encoded.indexOf('first')).toBeLessThanOrEqual(2);
  expect(encoded).toContain('f');
});

it('a sentence is due when the one in front of it has been heard, also before that one is spoken', async () => {
  const tone = createTone();
  const [first, second] = ['Өнөөдөр өглөө их хүйтэн байна.', 'Маргааш арай дулаан болно.'] as const;
  const begun = async (speed: number) => {
    tone.requests.length = 0;
    const segments = [first, second];
    const speaker = { ...plainRequest.speaker, engine: 'google' } as const;
    await collect({ ...plainRequest, segments, speaker, speed }, { engines: { google: tone } });
    const [one = Number.NaN, two = Number.NaN] = tone.requests.map(
      ({ dueMs = Number.NaN }) => dueMs,
    );
    return two - one;
  };
  expect(await begun(1)).toBeGreaterThan(500);
  expect(await begun(2)).toBeGreaterThan(250);
});
