import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import OpusScript from 'opusscript';
import { describe, expect, test, vi } from 'vitest';
import { createContainer } from './container.ts';
import { createPcm, pcmRate } from './pcm.ts';

const seconds = 3;

/** A tone in pieces of half a second, per channel. */
function* tone(sampleRate: number, channels: number): Generator<Float32Array[]> {
  const size = sampleRate / 2;
  for (let from = 0; from < sampleRate * seconds; from += size) {
    const one = Float32Array.from(
      { length: size },
      (_, at) => 0.3 * Math.sin(((from + at) * 440 * 2 * Math.PI) / sampleRate),
    );
    yield Array.from({ length: channels }, () => one);
  }
}

describe('containers', () => {
  test.each([
    ['aac', 22_050, 1, 'aac', 22_050],
    ['aac', 44_100, 2, 'aac', 44_100],
    ['flac', 22_050, 1, 'flac', 22_050],
    ['flac', 44_100, 2, 'flac', 44_100],
    ['opus', 22_050, 1, 'opus', 24_000],
    ['opus', 44_100, 2, 'opus', 48_000],
  ] as const)(
    '%s of %i Hz with %i channels can be read',
    async (name, rate, channels, codec, out) => {
      const encoding = await createContainer(name, { sampleRate: rate, channels });
      const parts: Uint8Array[] = [];
      for (const sound of tone(rate, channels)) parts.push(await encoding.encode(sound));
      // Long before the end, as listeners wait.
      expect(parts.slice(0, 3).some((part) => part.length > 0)).toBe(true);
      parts.push(await encoding.end());
      expect(encoding.durationMs()).toBeCloseTo(seconds * 1000, -1);
      const source = new BufferSource(Buffer.concat(parts));
      const track = await new Input({ source, formats: ALL_FORMATS }).getPrimaryAudioTrack();
      expect(track).toMatchObject({ codec, numberOfChannels: channels });
      // Opus counts by its own clock.
      expect([out, 48_000]).toContain(track?.sampleRate);
      const duration = (await track?.computeDuration()) ?? 0;
      expect(Math.abs(duration - seconds)).toBeLessThan(0.2);
    },
  );
});

test('an encoder that dies is an error, and nobody waits for it', async () => {
  // Of the package, which test files of one process share, as they share the encoders that are known to mediabunny.
  const dies = vi.spyOn(OpusScript.prototype, 'encode').mockImplementation(() => {
    throw new Error('died');
  });
  const encoding = await createContainer(
    'opus',
    { sampleRate: 24_000, channels: 1 },
    { waitMs: 10 },
  );
  const [piece = []] = tone(24_000, 1);
  await expect(encoding.encode(piece)).rejects.toThrow('The encoder of opus gave nothing');
  dies.mockRestore();
});

describe('bare PCM', () => {
  test.each([
    [22_050, 1],
    [24_000, 1],
    [44_100, 2],
  ] as const)('is mono at 24,000 Hz from %i Hz with %i channels', (sampleRate, channels) => {
    const encoding = createPcm({ sampleRate, channels });
    const parts = [...tone(sampleRate, channels)].map((sound) => encoding.encode(sound));
    const bytes = Buffer.concat([...parts, encoding.end()]);
    expect(bytes.length / 2).toBe(seconds * pcmRate);
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest / 32_767).toBeCloseTo(0.3, 1);
  });
});
