import type { Audio } from '@duu/contract/documents/audio';
import { MPEGDecoder } from 'mpg123-decoder';
import { suiteDeps } from '../../support/admin.ts';

/** Decodes an audio's MP3 file. Returns its length and its root mean square (full scale is 1). */
export async function storedSound({
  storagePath,
}: Pick<Audio, 'storagePath'>): Promise<{ durationMs: number; rms: number }> {
  const mp3 = await suiteDeps().files.bytes(storagePath ?? '');
  if (mp3 === null) throw new Error('The file is not in the bucket.');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate } = decoder.decode(mp3);
  decoder.free();
  const samples = channelData[0] ?? new Float32Array();
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return { durationMs: (samplesDecoded / sampleRate) * 1000, rms: Math.sqrt(power) };
}
