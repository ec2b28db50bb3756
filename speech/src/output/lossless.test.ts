import { expect, test, vi } from 'vitest';
import { openFormerSound } from '../former-sound.ts';
import type { AsyncEncoding } from './encoding.ts';
import { createLossless } from './lossless.ts';
import { mp3DelaySamples } from './mp3.ts';

const failing = vi.hoisted(() => ({ encoding: undefined as AsyncEncoding | undefined }));
vi.mock('./container.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./container.ts')>();
  const createContainer: typeof real.createContainer = async (...given) =>
    failing.encoding ?? real.createContainer(...given);
  return { ...real, createContainer };
});

const format = { sampleRate: 22_050, channels: 1 } as const;
const gain = 0.5;
const sampleAt = (at: number) => 0.6 * Math.sin(at * 0.03);

/** Sound in pieces that divide nothing, each of them gone after it was added. */
async function kept(samples: number) {
  const lossless = createLossless(format, gain);
  for (let from = 0; from < samples; from += 7919) {
    const piece = new Float32Array(Math.min(7919, samples - from));
    for (const at of piece.keys()) piece[at] = sampleAt(from + at);
    await lossless.add([piece]);
    piece.fill(1);
  }
  return lossless.end();
}

test.each([1000, 4 * 22_050 - mp3DelaySamples, 10 * 22_050])(
  'keeps %i samples as they were',
  async (samples) => {
    const file = await kept(samples);
    const former = await openFormerSound(new Uint8Array(file ?? []), format);
    const [read = new Float32Array(0)] = await former.read(
      mp3DelaySamples,
      mp3DelaySamples + samples,
    );
    former.close();
    expect(read).toHaveLength(samples);
    const furthest = read.reduce(
      (far, one, at) => Math.max(far, Math.abs(one - sampleAt(at) * gain)),
      0,
    );
    expect(furthest).toBeLessThan(1 / 20_000);
  },
);

test('makes no file of nothing', async () => {
  expect(await kept(0)).toBeUndefined();
});

test('throws a failure at the end only, and keeps no sound until then', async () => {
  const given: (readonly Float32Array[])[] = [];
  failing.encoding = {
    async encode(channels) {
      given.push(channels);
      throw new Error('encoder died');
    },
    end: async () => new Uint8Array(0),
    durationMs: () => 0,
  };
  const lossless = createLossless(format, gain);
  for (let second = 0; second < 40; second++) await lossless.add([new Float32Array(22_050)]);
  await expect(lossless.end()).rejects.toThrow('encoder died');
  expect(given.map(([channel]) => channel?.buffer.byteLength)).toEqual([0]);
});
