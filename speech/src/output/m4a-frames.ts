import { type Box, boxAt, boxesIn } from './mp4-boxes.ts';

/** The sound of an M4A file as frames that can follow those of another one. */
export interface M4aFrames {
  /** The box `stsd`, which says how they were encoded. */
  readonly description: Uint8Array;
  readonly sampleRate: number;
  readonly channels: number;
  /** Where they begin in the file. They follow each other. */
  readonly from: number;
  readonly sizes: readonly number[];
}

/** Samples per channel of a frame of AAC-LC. */
export const aacFrameSamples = 1024;

const sampleTable = ['mdia', 'minf', 'stbl'] as const;

function tableOf(bytes: Uint8Array) {
  const table = boxAt(bytes, 'moov', 'trak', ...sampleTable)?.body ?? new Uint8Array(0);
  const view = (box: Box | undefined) =>
    box && new DataView(box.body.buffer, box.body.byteOffset, box.body.byteLength);
  const description = boxAt(table, 'stsd');
  const sizes = view(boxAt(table, 'stsz'));
  const chunks = view(boxAt(table, 'stco'));
  return { description, stsd: view(description), sizes, chunks };
}

/** Returns how much of an M4A file `m4aFrames` needs, by its start; 0 if it is not such a file. */
export function m4aIndexBytes(start: Uint8Array): number {
  let bytes = 0;
  for (const { type } of boxesIn(start)) {
    bytes += new DataView(start.buffer, start.byteOffset + bytes).getUint32(0);
    if (type === 'moov') return bytes;
    if (type !== 'ftyp' && type !== 'free') return 0;
  }
  return 0;
}

/**
 * Reads the start of an M4A file as `createContainer` writes it: one track, whose index is before the sound. Leaves out its
 * first frame, which is only the encoder's delay. Returns null for anything else.
 */
export function m4aFrames(start: Uint8Array): M4aFrames | null {
  const { description, stsd, sizes, chunks } = tableOf(start);
  if (!description || !stsd || !sizes || !chunks) return null;
  // ISO 14496-12, 8.7.3.2: one size for all, or none and then each.
  const count = sizes.getUint32(8);
  if (sizes.getUint32(4) !== 0 || count < 2) return null;
  const all = Array.from({ length: count }, (_, at) => sizes.getUint32(12 + at * 4));
  const [delay = 0, ...rest] = all;
  // 12.2.3.2, after version, count, size and type of the entry.
  const entry = 8 + 8;
  return {
    description: description.bytes.slice(),
    channels: stsd.getUint16(entry + 16),
    sampleRate: stsd.getUint16(entry + 24),
    from: chunks.getUint32(8) + delay,
    sizes: rest,
  };
}
