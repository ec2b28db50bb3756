import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportSound } from './export-sound.ts';
import { flacInfo } from './output/flac-header.ts';
import { mp3DelaySamples } from './output/mp3.ts';
import { readWav } from './sound/read-wav.ts';
import { collect, decodeMp3, plainRequest, rms } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

// espeak is not the same twice; a tone is.
const deps = { engines: { google: createTone() } };
const request = {
  ...plainRequest,
  segments: ['Өнөөдөр Улаанбаатарт цэлмэг байна.'],
  speaker: { ...plainRequest.speaker, engine: 'google' as const },
};
const tags = { title: 'Мэдээ', artist: 'Болд' };

async function decodeFlac(file: Uint8Array) {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = await decoder.decodeFile(file);
  decoder.free();
  expect(errors).toEqual([]);
  return { channels: channelData, sampleRate };
}

/** The file, made from pieces of the lossless one as Storage sends them. */
async function exported(lossless: Uint8Array, file: Parameters<typeof exportSound>[1]['file']) {
  async function* parts() {
    for (let at = 0; at < lossless.length; at += at < 60 ? 20 : 10_000)
      yield new Uint8Array(lossless.subarray(at, at + (at < 60 ? 20 : 10_000)));
  }
  const made: Uint8Array[] = [];
  for await (const bytes of exportSound(parts(), { file, ...tags })) made.push(bytes);
  return new Uint8Array(Buffer.concat(made));
}

/** The largest difference of two sounds, in steps of 16 bits. */
function difference(a: Float32Array, b: Float32Array): number {
  let max = Math.abs(a.length - b.length);
  for (let at = 0; at < Math.min(a.length, b.length); at++)
    max = Math.max(max, Math.abs((a[at] ?? 0) - (b[at] ?? 0)) * 32_767);
  return max;
}

const monoOf = ({ channels }: { channels: readonly Float32Array[] }) =>
  channels[0] ?? new Float32Array(0);

describe('a conversion that keeps its sound without loss', () => {
  let lossless: Uint8Array;
  let mp3: Uint8Array;
  let wav: Uint8Array;
  beforeAll(async () => {
    const made = await collect({ ...request, keepsLossless: true }, deps);
    mp3 = made.file;
    lossless = made.result.lossless ?? new Uint8Array(0);
    wav = (await collect({ ...request, format: 'wav' }, deps)).file;
  });

  it('has the samples that WAV has, after the silence of an MP3, and says how many', async () => {
    const sound = monoOf(await decodeFlac(lossless));
    const direct = Float32Array.from(readWav(wav)?.samples ?? [], (one) => one / 32_767);
    expect(direct.length).toBeGreaterThan(10_000);
    expect(flacInfo(lossless)).toEqual({ sampleRate: 22_050, channels: 1, samples: sound.length });
    expect(rms(sound.subarray(0, mp3DelaySamples))).toBe(0);
    // The two are levelled apart: the MP3 is lowered by its encoder.
    expect(difference(sound.subarray(mp3DelaySamples), direct) / 32_767).toBeLessThan(0.01);
  });

  it('is not kept unless asked for', async () => {
    expect((await collect(request, deps)).result.lossless).toBeUndefined();
  });

  it.each([44_100, 48_000] as const)(
    'becomes WAV and FLAC of %i Hz, the same to the bit',
    async (rate) => {
      const file = await exported(lossless, { format: 'wav', sampleRate: rate });
      const flac = await exported(lossless, { format: 'flac', sampleRate: rate });
      const samples = Math.ceil((flacInfo(lossless).samples * rate) / 22_050);
      expect(file.length).toBe(44 + samples * 2);
      const view = new DataView(file.buffer);
      expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([rate, samples * 2]);
      expect(flacInfo(flac)).toEqual({ sampleRate: rate, channels: 1, samples });
      const sound = Float32Array.from(readWav(file)?.samples ?? [], (one) => one / 32_767);
      expect(difference(monoOf(await decodeFlac(flac)), sound)).toBe(0);
      // Every second sample at twice the rate is the engine's own.
      if (rate === 44_100) {
        const own = monoOf(await decodeFlac(lossless));
        const every = sound.filter((_, at) => at % 2 === 0);
        expect(rms(own.map((one, at) => one - (every[at] ?? 0)))).toBeLessThan(rms(own) / 30);
      }
    },
  );

  it.each([64, 96, 128, 160, 192] as const)(
    'becomes an MP3 of %i kbit/s as loud as the one that was heard',
    async (bitrate) => {
      const file = await exported(lossless, { format: 'mp3', bitrate });
      const made = await decodeMp3(file);
      const heard = await decodeMp3(mp3);
      expect(made.sampleRate).toBe(44_100);
      expect((file.length * 8) / made.ms / bitrate).toBeCloseTo(1, 1);
      expect(Math.abs(made.ms - heard.ms)).toBeLessThan(60);
      expect(rms(monoOf(made)) / rms(monoOf(heard))).toBeCloseTo(1, 1);
      expect(Buffer.from(file.subarray(0, 300)).toString('utf16le')).toContain('Болд');
    },
  );

  it('has both channels with music', async () => {
    const made = await collect({ ...request, background: 'limbe', keepsLossless: true }, deps);
    const flac = await exported(made.result.lossless ?? new Uint8Array(0), {
      format: 'flac',
      sampleRate: 44_100,
    });
    const { channels } = await decodeFlac(flac);
    expect(channels).toHaveLength(2);
    expect(
      difference(channels[0] ?? new Float32Array(0), channels[1] ?? new Float32Array(0)),
    ).toBeGreaterThan(10);
  });

  it('is refused if it is not a lossless file', async () => {
    await expect(exported(mp3, { format: 'flac', sampleRate: 44_100 })).rejects.toMatchObject({
      key: 'payload_process_failed',
    });
  });
});
