import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { flacInfo } from './output/flac-header.ts';
import { concat } from './sound/concat.ts';

/** Bytes that are decoded at once: about three seconds of speech. */
const stepBytes = 64 * 1024;

/** The sound of a FLAC file, read from its start to its end in stretches. */
export interface FormerSound {
  /**
   * Returns one array per channel.
   * @throws RangeError if it begins before the end of the stretch before
   */
  read(from: number, to: number): Promise<Float32Array[]>;
  close(): void;
}

/** @throws RangeError if it is not a FLAC file with this rate and number of channels */
export async function openFormerSound(
  file: Uint8Array,
  expected: { readonly sampleRate: number; readonly channels: number },
): Promise<FormerSound> {
  const { sampleRate, channels } = flacInfo(file);
  if (sampleRate !== expected.sampleRate || channels !== expected.channels)
    throw new RangeError('the former sound has another format');
  const decoder = new FLACDecoder();
  await decoder.ready;
  let fed = 0;
  /** The decoded sound from `start` on. */
  let start = 0;
  let sound: Float32Array[] = Array.from({ length: channels }, () => new Float32Array(0));
  const length = () => sound[0]?.length ?? 0;

  /** Decodes the next bytes. Returns false at the end of the file. */
  async function decodeMore(): Promise<boolean> {
    if (fed > file.length) return false;
    const { channelData } =
      fed === file.length
        ? await decoder.flush()
        : await decoder.decode(file.subarray(fed, fed + stepBytes));
    fed = fed === file.length ? fed + 1 : Math.min(file.length, fed + stepBytes);
    sound = sound.map((before, at) => concat([before, channelData[at] ?? new Float32Array(0)]));
    return true;
  }
  function dropUntil(sample: number): void {
    const dropped = Math.max(0, Math.min(length(), sample - start));
    sound = sound.map((one) => one.subarray(dropped));
    start += dropped;
  }
  return {
    async read(from, to) {
      if (from < start) throw new RangeError('the former sound is read in its order');
      while (start + length() < to) {
        dropUntil(from);
        if (!(await decodeMore())) break;
      }
      dropUntil(from);
      const read = sound.map((one) => one.slice(0, Math.max(0, to - start)));
      dropUntil(to);
      return read;
    },
    close: () => decoder.free(),
  };
}
