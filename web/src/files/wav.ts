const headerBytes = 44;

/** Encodes decoded sound as WAV: PCM, 16 bits, the same channels. Samples are −1 to 1. */
export function encodeWav(channels: readonly Float32Array[], sampleRate: number): Uint8Array {
  const count = channels.length;
  const length = channels[0]?.length ?? 0;
  const dataBytes = length * count * 2;
  const bytes = new Uint8Array(headerBytes + dataBytes);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) =>
    [...value].forEach((letter, i) => void view.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, count, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * count * 2, true);
  view.setUint16(32, count * 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  let at = headerBytes;
  for (let i = 0; i < length; i++)
    for (const channel of channels) {
      const sample = Math.max(-1, Math.min(1, channel[i] ?? 0));
      view.setInt16(at, Math.round(sample < 0 ? sample * 0x8000 : sample * 0x7fff), true);
      at += 2;
    }
  return bytes;
}

/** Converts an MP3 to WAV, decoded by the browser at the rate in the file's first header, if any. */
export async function wavOfMp3(mp3: ArrayBuffer): Promise<Uint8Array> {
  const rate = mp3SampleRate(new Uint8Array(mp3)) ?? 44_100;
  const context = new OfflineAudioContext(1, 1, rate);
  const sound = await context.decodeAudioData(mp3.slice(0));
  const channels = Array.from({ length: sound.numberOfChannels }, (_, i) =>
    sound.getChannelData(i),
  );
  return encodeWav(channels, sound.sampleRate);
}

const rates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};

/** Returns the rate (Hz) of the first MPEG audio frame after an ID3 tag; null if there is none. */
export function mp3SampleRate(bytes: Uint8Array): number | null {
  let at = 0;
  if (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) {
    const size = [6, 7, 8, 9].reduce((sum, i) => (sum << 7) | ((bytes[i] ?? 0) & 0x7f), 0);
    at = 10 + size;
  }
  for (; at + 4 < bytes.length; at++) {
    const second = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || (second & 0xe0) !== 0xe0) continue;
    const rate = rates[(second >> 3) & 3]?.[((bytes[at + 2] ?? 0) >> 2) & 3];
    if (rate !== undefined && (second & 0x06) !== 0) return rate;
  }
  return null;
}
