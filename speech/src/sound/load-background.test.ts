import { stat } from 'node:fs/promises';
import { backgrounds } from '@duu/contract/voice';
import { describe, expect, it, vi } from 'vitest';
import { backgroundPath } from './background-file.ts';
import { loadBackground } from './load-background.ts';
import { measureLoudness } from './loudness.ts';
import { loudestPeak } from './test-sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function toFloat(samples: Int16Array): Float32Array {
  const sound = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) sound[i] = (samples[i] as number) / 32_767;
  return sound;
}

describe('backgrounds', () => {
  it.each(backgrounds)(
    '%s: loops without a seam in stereo, as loud as the others',
    async (name) => {
      const { left, right } = await loadBackground(name, 44_100);
      expect(left.length).toBe(right.length);
      expect(left.length / 44_100).toBeGreaterThanOrEqual(30);
      expect((await stat(backgroundPath(name))).size).toBeLessThan(500_000);
      for (const channel of [left, right]) {
        const steps = Float64Array.from({ length: 4410 }, (_, i) => {
          const at = (channel.length - 2205 + i) % channel.length;
          return Math.abs((channel[(at + 1) % channel.length] ?? 0) - (channel[at] ?? 0));
        });
        const seam = Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0));
        const usual = steps.toSorted()[Math.floor(steps.length * 0.99)] ?? 0;
        expect(seam).toBeLessThanOrEqual(usual + 4);
      }
      const sound = [toFloat(left), toFloat(right)];
      expect(Math.abs(measureLoudness(sound, 44_100) + 20)).toBeLessThan(0.3);
      for (const channel of sound) {
        expect(loudestPeak(channel)).toBeLessThan(10 ** (-3 / 20));
      }
      let difference = 0;
      let sum = 0;
      for (let i = 0; i < left.length; i++) {
        difference += ((left[i] ?? 0) - (right[i] ?? 0)) ** 2;
        sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
      }
      expect(difference / sum).toBeGreaterThan(0.005);
    },
  );

  it.each([22_050, 24_000, 16_000])('comes at %i Hz, again without a seam', async (rate) => {
    const { left } = await loadBackground('piano', rate);
    expect(left.length).toBe(32 * rate);
    const seam = Math.abs((left[0] ?? 0) - (left.at(-1) ?? 0));
    const next = Math.abs((left[1] ?? 0) - (left[0] ?? 0));
    const before = Math.abs((left.at(-1) ?? 0) - (left.at(-2) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(next, before) * 3 + 40);
  });

  it('decodes once for all who ask, in short pieces', async () => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    const [first, second] = await Promise.all([
      loadBackground('jazz', 22_050),
      loadBackground('jazz', 22_050),
    ]);
    done = true;
    expect(second).toBe(first);
    // 28 pieces to decode, 64 seconds of channels to resample: the event loop runs after each.
    expect(turns).toBeGreaterThan(80);
  });

  it('fails for a file that is not there, and is not poisoned by it', async () => {
    const nowhere = new URL('file:///nowhere/');
    await expect(loadBackground('rain', 44_100, nowhere)).rejects.toThrow('ENOENT');
    await expect(loadBackground('rain', 44_100)).resolves.toBeDefined();
  });
});
