import type { Format } from './encoding.ts';

/** The bytes of STREAMINFO that are read here: 20 bits of rate, 3 of channels, 5 of depth, 36 of samples. */
const infoAt = 18;
/** The marker, the head of the block, and STREAMINFO. */
export const flacHeaderBytes = 42;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(infoAt);

/** What a FLAC file says about itself. */
export interface FlacInfo extends Format {
  /** Of each channel; 0 if the file was written as a stream. */
  readonly samples: number;
}

/**
 * Reads the first block of a FLAC file (RFC 9639, section 8.2).
 * @throws RangeError if it is none with one or two channels
 */
export function flacInfo(start: Uint8Array): FlacInfo {
  const marker = String.fromCharCode(...start.subarray(0, 4));
  if (marker !== 'fLaC' || start.length < flacHeaderBytes)
    throw new RangeError('this is not a FLAC file');
  const info = viewOf(start);
  const channels = Number((info >> 41n) & 7n) + 1;
  if (channels !== 1 && channels !== 2) throw new RangeError(`a sound of ${channels} channels`);
  return { sampleRate: Number(info >> 44n), channels, samples: Number(info & 0xf_ffff_ffffn) };
}

/** Returns the first bytes of a FLAC file with its length, which is unknown while a stream is written. */
export function withSamples(start: Uint8Array, samples: number): Uint8Array {
  const known = start.slice();
  const info = (viewOf(start) & ~0xf_ffff_ffffn) | BigInt(samples);
  new DataView(known.buffer).setBigUint64(infoAt, info);
  return known;
}
