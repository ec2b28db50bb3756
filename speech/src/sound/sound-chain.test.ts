import { backgrounds } from '@duu/contract/voice-settings';
import { describe, expect, it, vi } from 'vitest';
import { concat } from './concat.ts';
import { measureLoudness } from './loudness.ts';
import { openSoundChain, type SoundChainSettings } from './sound-chain.ts';
import { loudestPeak, speechLike } from './testing/sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plain: SoundChainSettings = {
  sampleRate: 22_050,
  gainDb: 0,
  pitch: 1,
  tempo: 1,
  background: null,
  backgroundVolume: 'high',
};

async function through(settings: SoundChainSettings, voice: Float32Array) {
  const chain = await openSoundChain(settings);
  const parts: Float32Array[][] = [];
  for (let at = 0; at < voice.length; at += 5000) {
    parts.push(chain.process(voice.subarray(at, at + 5000)));
  }
  parts.push(chain.finish());
  const channels = Array.from({ length: chain.channels }, (_, index) =>
    concat(parts.map((part) => part[index] ?? new Float32Array(0))),
  );
  return { channels, sampleRate: chain.sampleRate };
}

function check({ channels, sampleRate }: Awaited<ReturnType<typeof through>>) {
  expect(Math.abs(measureLoudness(channels, sampleRate) + 16)).toBeLessThan(1);
  for (const channel of channels) {
    expect(loudestPeak(channel)).toBeLessThan(10 ** (-2.3 / 20));
  }
}

const voice = speechLike(8, 22_050, 0.2);

describe('the sound chain', () => {
  it.each([0.02, 0.3, 1])(
    'a voice at %f alone: -16 LUFS, mono, as long as it was',
    async (loud) => {
      const out = await through(
        plain,
        voice.map((sample) => sample * (loud / 0.2)),
      );
      check(out);
      expect(out.sampleRate).toBe(22_050);
      expect(out.channels.map((channel) => channel.length)).toEqual([voice.length]);
    },
  );

  it.each(backgrounds)(
    'a voice with %s at its loudest: -16 LUFS, stereo, 44.1 kHz',
    async (background) => {
      const out = await through({ ...plain, background }, voice);
      check(out);
      expect(out.sampleRate).toBe(44_100);
      expect(out.channels.map((channel) => channel.length)).toEqual([
        voice.length * 2 + 2.5 * 44_100,
        voice.length * 2 + 2.5 * 44_100,
      ]);
    },
  );

  it('takes other rates, pitch and tempo together', async () => {
    const atOtherRate = speechLike(8, 24_000, 0.2);
    const settings = { ...plain, sampleRate: 24_000, pitch: 1.25, tempo: 2 };
    const out = await through({ ...settings, background: 'rain' }, atOtherRate);
    check(out);
    expect(out.channels[0]?.length).toBe(4 * 44_100 + 2.5 * 44_100);
  });

  it('makes up for what the encoder takes away', async () => {
    const { channels } = await through({ ...plain, encoderLossDb: 2 }, voice);
    expect(measureLoudness(channels, 22_050)).toBeCloseTo(-14, 0);
  });
});
