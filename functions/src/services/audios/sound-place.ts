import type { Deps } from '../../deps.ts';

/** Bytes of an ID3v2 header: "ID3", version, flags, and the size of the rest in four times seven bits. */
const headerBytes = 10;
const maxCached = 1_000;

/** By path: finished files never change. Players request the parts of a file one after another. */
const kept = new Map<string, number>();

function sizeIn(header: Buffer): number {
  if (header.length < headerBytes || header.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [...header.subarray(6)].reduce((sum, seven) => sum * 128 + (seven & 0x7f), 0);
  return headerBytes + size;
}

/** Where the sound is in an MP3 file: after its tag, in bytes. */
interface SoundPlace {
  readonly from: number;
  /** The size of the file. */
  readonly to: number;
}

/** Returns where a finished file's sound is; null if the file is missing. */
export async function soundPlace(
  files: Pick<Deps['files'], 'read' | 'size'>,
  path: string,
): Promise<SoundPlace | null> {
  const to = await files.size(path);
  return to === null ? null : { from: await tagBytes(files, path, to), to };
}

/** Returns the bytes of the tag before the sound; 0 without a complete one. */
export async function tagBytes(
  files: Pick<Deps['files'], 'read'>,
  path: string,
  fileBytes: number,
): Promise<number> {
  const known = kept.get(path);
  if (known !== undefined) return known;
  if (fileBytes <= headerBytes) return 0;
  let begin = Buffer.alloc(0);
  for await (const part of await files.read(path, 0, headerBytes - 1)) {
    begin = Buffer.concat([begin, Buffer.from(part)]);
    if (begin.length >= headerBytes) break;
  }
  const bytes = sizeIn(begin.subarray(0, headerBytes));
  const whole = bytes < fileBytes ? bytes : 0;
  kept.set(path, whole);
  const [oldest] = kept.keys();
  if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest);
  return whole;
}
