/** The first frame of an MP3 with a constant bit rate. */
export interface Mp3Header {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Bits per second. */
  readonly bitrate: number;
  readonly samplesPerFrame: number;
  /** Bytes of the first frame if it describes the file instead of having sound (Xing, Info, VBRI); otherwise 0. */
  readonly descriptionBytes: number;
}

/** Bytes from a file's first frame on that `mp3Header` needs. */
export const mp3HeaderBytes = 64;

/** ISO 11172-3, 2.4.2.3, layer III, in kbit/s; MPEG-2 and 2.5 have the second row. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;
/** How MPEG-1, 2 and 2.5 divide the sample rate, by their two bits in the header. */
const divisors: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

/** Reads the header of a layer III frame at the start of `bytes`; null if there is none. */
export function mp3Header(bytes: Uint8Array): Mp3Header | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2;
  const version = (second >> 3) & 3;
  const divisor = divisors[version];
  const rate = sampleRates[((third >> 2) & 3) as 0 | 1 | 2];
  const isMpeg1 = version === 3;
  const kbps = bitrates[isMpeg1 ? 0 : 1][third >> 4];
  if (!isLayer3 || divisor === undefined || rate === undefined || !kbps) return null;
  const sampleRate = rate / divisor;
  const channels = fourth >> 6 === 3 ? 1 : 2;
  const samplesPerFrame = isMpeg1 ? 1152 : 576;
  const bitrate = kbps * 1000;
  const padding = (third >> 1) & 1;
  const frameBytes = Math.floor((samplesPerFrame * bitrate) / 8 / sampleRate) + padding;
  const hasDescription = /Xing|Info|VBRI/.test(Buffer.from(bytes.subarray(4)).toString('latin1'));
  return {
    sampleRate,
    channels,
    bitrate,
    samplesPerFrame,
    descriptionBytes: hasDescription ? frameBytes : 0,
  };
}

/** Returns the samples per channel that a decoder makes of so many bytes of frames. */
export function samplesIn(bytes: number, header: Mp3Header): number {
  const { bitrate, samplesPerFrame, sampleRate } = header;
  return Math.round((bytes * 8 * sampleRate) / bitrate / samplesPerFrame) * samplesPerFrame;
}
