const headerBytes = 44;
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
  const file = new ArrayBuffer(headerBytes + 2 * count);
  const view = new DataView(file);
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries())
      view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, file.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * count, true);
  let at = headerBytes;
  for (const piece of pieces)
    for (const sample of piece) {
      view.setInt16(at, Math.round(sample * gain * 32_767), true);
      at += 2;
    }
  return file;
}
