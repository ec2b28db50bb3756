import { wavHeader } from '@duu/contract/wav-header';

/** The loudest that a sample gets, so that a gain does not cut peaks off. */
const mostPeak = 0.95;

/** Returns mono sound as a WAV file of 16 bits, louder by `gainDb` as far as its peaks allow. */
export function wavOf(
  pieces: readonly Float32Array[],
  { sampleRate, gainDb }: { sampleRate: number; gainDb: number },
): ArrayBuffer {
  const count = pieces.reduce((sum, { length }) => sum + length, 0);
  let peak = 0;
  for (const piece of pieces) for (const sample of piece) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(10 ** (gainDb / 20), mostPeak / Math.max(peak, 1e-6));
  const header = wavHeader({ sampleRate, channels: 1 }, 2 * count);
  const file = new ArrayBuffer(header.length + 2 * count);
  new Uint8Array(file).set(header);
  const view = new DataView(file);
  let at = header.length;
  for (const piece of pieces)
    for (const sample of piece) {
      view.setInt16(at, Math.round(sample * gain * 32_767), true);
      at += 2;
    }
  return file;
}
