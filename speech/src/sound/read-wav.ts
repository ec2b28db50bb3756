export interface WavSound {
  /** Hz */
  readonly sampleRate: number;
  /** Mono: channels are averaged. */
  readonly samples: Int16Array;
}

const formats = { pcm: 1, float: 3, extensible: 0xfffe } as const;

/**
 * Reads RIFF/WAVE of 16-bit PCM or 32-bit float with any number of channels. Accepts what streaming servers send: other
 * chunks before the sound, a length of 0 or 0xFFFFFFFF or beyond the data, a truncated last sample. Returns `null` for
 * other files, or if there is no sound.
 */
export function readWav(bytes: Uint8Array): WavSound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null;
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name(at) === 'fmt ' && size >= 16 && body + 16 <= bytes.length) {
      const code = view.getUint16(body, true);
      const extended = code === formats.extensible && size >= 26 && body + 26 <= bytes.length;
      format = {
        code: extended ? view.getUint16(body + 24, true) : code,
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    }
    if (name(at) === 'data' && format) {
      const open = size === 0 || body + size > bytes.length;
      const end = open ? bytes.length : body + size;
      return decode(view, body, end, format);
    }
    at = body + size + (size % 2);
  }
  return null;
}

function decode(
  view: DataView,
  from: number,
  to: number,
  format: { code: number; channels: number; sampleRate: number; bits: number },
): WavSound | null {
  const { code, channels, sampleRate, bits } = format;
  const integer = code === formats.pcm && bits === 16;
  const float = code === formats.float && bits === 32;
  if (!(integer || float) || channels < 1 || sampleRate < 4000 || sampleRate > 192_000) return null;
  const width = bits / 8;
  const frames = Math.floor((to - from) / (width * channels));
  if (frames === 0) return null;
  const samples = new Int16Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = from + (frame * channels + channel) * width;
      sum += integer ? view.getInt16(at, true) : view.getFloat32(at, true) * 32_767;
    }
    samples[frame] = Math.max(-32_768, Math.min(32_767, Math.round(sum / channels)));
  }
  return { sampleRate, samples };
}
