import type { Word } from '@duu/contract/word';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEspeak } from './engines/espeak/espeak.ts';
import { measureLoudness } from './sound/loudness.ts';
import type { SpeakRequest } from './speak-types.ts';
import { collect, decodeMp3, plainRequest, rms } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

const espeak = createEspeak(1);
afterAll(() => espeak.close());
const deps = { engines: { espeak } };
const sentence = 'Өнөөдөр Улаанбаатарт цэлмэг, салхигүй сайхан өдөр байна.';
const text = `${sentence} Маргааш бороо орох магадлалтай тул шүхрээ авч яваарай.`;
const spoken: SpeakRequest = { ...plainRequest, segments: [text] };
/** Enough for tests that check the sound rather than its length. */
const brief: SpeakRequest = { ...plainRequest, segments: [sentence] };

async function sound(request: SpeakRequest) {
  const { file, result } = await collect(request, deps);
  return { ...(await decodeMp3(file)), result };
}

const english: SpeakRequest = {
  ...spoken,
  segments: ['The weather is calm today, and everyone is walking in the park. Will you come?'],
  language: 'en',
  speaker: { ...spoken.speaker, voice: 'en-us+m3' },
};

describe.each([
  ['mn', spoken],
  ['en', english],
] as const)('speed in %s', (_language, request) => {
  let normal: Awaited<ReturnType<typeof sound>>;
  beforeAll(async () => {
    normal = await sound(request);
  });

  it.each([0.5, 0.75, 1.5, 2])(
    '%f makes the voice as much faster, and so the words',
    async (speed) => {
      const changed = await sound({ ...request, speed });
      const spokenMs = ({ words }: { words: readonly Word[] }) =>
        (words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0);
      const ratio = spokenMs(normal.result) / spokenMs(changed.result);
      expect(ratio / speed).toBeGreaterThan(0.95);
      expect(ratio / speed).toBeLessThan(1.05);
      expect(Math.abs(changed.ms - changed.result.durationMs)).toBeLessThan(60);
      const last = changed.result.words.at(-1);
      expect(last?.endMs).toBeLessThanOrEqual(changed.result.durationMs);
      expect(last?.endMs).toBeGreaterThan(changed.result.durationMs * 0.9);
    },
  );
});

it('rare letters take no longer than others', async () => {
  const { result } = await sound({ ...english, segments: ['ṷṷṷṷṷṷ '.repeat(8)] });
  expect(result.durationMs).toBeLessThan(12_000);
});

describe('an engine without speed and pitch', () => {
  it('an engine without speed and pitch gets both, and its words follow', async () => {
    const request: SpeakRequest = {
      ...spoken,
      speaker: { ...spoken.speaker, engine: 'google' },
      speed: 2,
      pitch: 'very_high',
    };
    const google = createTone({ hasSpeed: false, hasPitch: false });
    const { file, result } = await collect(request, { engines: { google } });
    const { channels, ms, sampleRate } = await decodeMp3(file);
    const plain = await collect({ ...request, speed: 1 }, { engines: { google } });
    expect(Math.abs(ms - result.durationMs)).toBeLessThan(60);
    expect(plain.result.durationMs / result.durationMs).toBeCloseTo(2, 1);
    expect(result.words.at(-1)?.endMs).toBeLessThanOrEqual(result.durationMs);
    // The tone is at 300 Hz; a pitch of 1.4 makes it 420.
    const [voice = new Float32Array(0)] = channels;
    const middle = voice.subarray(0.6 * sampleRate, 1.1 * sampleRate);
    let rises = 0;
    for (let at = 1; at < middle.length; at++)
      if ((middle[at - 1] ?? 0) < 0 && (middle[at] ?? 0) >= 0) rises++;
    expect(rises / 210).toBeGreaterThan(0.95);
    expect(rises / 210).toBeLessThan(1.05);
  });
});

describe('background', () => {
  it('makes both channels at 44.1 kHz, with music before, under and after the voice', async () => {
    const { channels, sampleRate, ms, result } = await sound({
      ...brief,
      background: 'piano',
      backgroundVolume: 'high',
    });
    expect(channels).toHaveLength(2);
    expect(sampleRate).toBe(44_100);
    expect(Math.abs(ms - result.durationMs)).toBeLessThan(60);
    const [left = new Float32Array(0), right = new Float32Array(0)] = channels;
    const last = result.words.at(-1)?.endMs ?? 0;
    expect(result.durationMs - last).toBeGreaterThan(2000);
    const after = Math.round(((last + 500) / 1000) * sampleRate);
    expect(rms(left, after, after + sampleRate)).toBeGreaterThan(0.002);
    let apart = 0;
    for (let at = after; at < after + sampleRate; at++)
      apart = Math.max(apart, Math.abs((left[at] ?? 0) - (right[at] ?? 0)));
    expect(apart).toBeGreaterThan(0.001);
    expect(rms(left, left.length - 2000)).toBeLessThan(0.01);
  });

  it('reports a missing background, and the next conversion works', async () => {
    const backgrounds = new URL('file:///nowhere/');
    await expect(
      collect({ ...brief, background: 'jazz' }, { ...deps, backgrounds }),
    ).rejects.toMatchObject({ key: 'payload_process_failed' });
    const { file } = await collect({ ...brief, background: 'jazz' }, deps);
    expect(file.length).toBeGreaterThan(10_000);
  });

  it('changes neither the words nor their times', async () => {
    const plain = (await collect(brief, deps)).result.words;
    const mixed = (await collect({ ...brief, background: 'rain' }, deps)).result.words;
    expect(plain.length).toBeGreaterThan(2);
    expect(mixed.map(({ start, end }) => [start, end])).toEqual(
      plain.map(({ start, end }) => [start, end]),
    );
    // The formats start with different silence (1105 samples at their own rates), and the engine varies by some ms from
    // call to call.
    for (const [at, word] of mixed.entries())
      expect(Math.abs(word.startMs - (plain[at]?.startMs ?? 0) + 25)).toBeLessThan(20);
  });

  it.each([null, 'jazz', 'epic'] as const)(
    '%s: near −16 LUFS, peaks under −1 dBFS',
    async (background) => {
      const { channels, sampleRate } = await sound({
        ...spoken,
        speaker: { ...spoken.speaker, voice: 'mn+f2', gainDb: 1.2 },
        background,
        backgroundVolume: 'high',
      });
      // The decoder returns a mono file as two equal channels.
      const heard = background ? channels : channels.slice(0, 1);
      expect(Math.abs(measureLoudness(heard, sampleRate) + 16)).toBeLessThan(1);
      for (const channel of channels) {
        let peak = 0;
        for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
        expect(peak).toBeLessThan(10 ** (-1 / 20));
      }
    },
  );
});

describe('times', () => {
  it.each(['mp3', 'wav'] as const)('begin in the %s where the sound does', async (format) => {
    const google = createTone({ hasWordTimes: false });
    const { file, result } = await collect(
      { ...brief, speaker: { ...brief.speaker, engine: 'google' }, format },
      { engines: { google } },
    );
    let samples: Float32Array;
    if (format === 'mp3') {
      const [left = new Float32Array(0)] = (await decodeMp3(file)).channels;
      samples = left;
    } else {
      const pcm = new Int16Array(file.slice(44).buffer);
      samples = Float32Array.from(pcm, (sample) => sample / 32_768);
    }
    const onset = samples.findIndex((sample) => Math.abs(sample) > 0.05);
    const first = result.words[0]?.startMs ?? 0;
    expect(Math.abs((onset * 1000) / 22_050 - first)).toBeLessThan(5);
  });
});
