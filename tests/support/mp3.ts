import { createMp3 } from '@duu/speech/output/mp3';

/** An MP3 as conversions make it: a tone of `seconds`. */
export async function toneMp3({
  sampleRate = 22_050,
  channels = 1,
  seconds = 1,
}: {
  sampleRate?: number;
  channels?: 1 | 2;
  seconds?: number;
} = {}): Promise<Uint8Array> {
  const encoding = await createMp3({ sampleRate, channels });
  const tone = Float32Array.from(
    { length: Math.round(sampleRate * seconds) },
    (_, at) => Math.sin((at / sampleRate) * 2 * Math.PI * 330) * 0.3,
  );
  const sound = Array.from({ length: channels }, () => tone);
  return Buffer.concat([encoding.encode(sound), encoding.end()]);
}
