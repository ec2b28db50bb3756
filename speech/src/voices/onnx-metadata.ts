import { type FileHandle, open } from 'node:fs/promises';

/** Number of the field of ModelProto (onnx.proto3) that holds one `{key, value}` of the metadata. */
const metadataField = 14;
const maxEntryBytes = 1024 * 1024;

/** Reads numbers and lengths of a protobuf message from a file, without loading what it skips. */
class Reader {
  readonly #file: FileHandle;
  readonly #size: number;
  #at: number;

  constructor(file: FileHandle, from: number, size: number) {
    this.#file = file;
    this.#at = from;
    this.#size = size;
  }

  get atEnd(): boolean {
    return this.#at >= this.#size;
  }

  async varint(): Promise<number> {
    const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(10), 0, 10, this.#at);
    let value = 0n;
    for (let index = 0; index < bytesRead; index++) {
      const byte = buffer[index] ?? 0;
      value |= BigInt(byte & 127) << BigInt(7 * index);
      if (byte < 128) {
        this.#at += index + 1;
        return Number(value);
      }
    }
    throw new Error('cut off');
  }

  async bytes(length: number): Promise<Buffer> {
    if (length > maxEntryBytes) throw new Error('too long');
    const from = this.#at;
    this.skip(length);
    return (await this.#file.read(Buffer.alloc(length), 0, length, from)).buffer;
  }

  skip(length: number): void {
    this.#at += length;
    if (this.#at > this.#size) throw new Error('cut off');
  }
}

function entry(bytes: Buffer): [key: string, value: string] {
  const texts = ['', ''];
  for (let at = 0; at < bytes.length; ) {
    const field = (bytes[at++] ?? 0) >> 3;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      length |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    texts[field - 1] = bytes.toString('utf8', at, at + length);
    at += length;
  }
  return [texts[0] ?? '', texts[1] ?? ''];
}

/** Returns the metadata of an ONNX model. Returns null if the file is damaged, cut off or no model. */
export async function onnxMetadata(path: string): Promise<Record<string, string> | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const reader = new Reader(file, 0, size);
    const found: Record<string, string> = {};
    let hasGraph = false;
    while (!reader.atEnd) {
      const tag = await reader.varint();
      const [field, kind] = [tag >>> 3, tag & 7];
      if (kind === 0) await reader.varint();
      else if (kind === 1) reader.skip(8);
      else if (kind === 5) reader.skip(4);
      else if (kind === 2) {
        const length = await reader.varint();
        if (field === metadataField) {
          const [key, value] = entry(await reader.bytes(length));
          found[key] = value;
        } else reader.skip(length);
        const graph = 7;
        hasGraph ||= field === graph;
      } else return null;
    }
    return hasGraph ? found : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

function bytesOf(field: number, content: Buffer): Buffer {
  const length: number[] = [];
  let rest = content.length;
  for (; rest > 127; rest >>>= 7) length.push((rest & 127) | 128);
  return Buffer.concat([Buffer.from([field * 8 + 2, ...length, rest]), content]);
}

/** Metadata as bytes that can be appended to a model: protobuf merges what follows. */
export function metadataBytes(metadata: Readonly<Record<string, string | number>>): Buffer {
  const entries = Object.entries(metadata).map(([key, value]) =>
    bytesOf(
      metadataField,
      Buffer.concat([bytesOf(1, Buffer.from(key)), bytesOf(2, Buffer.from(String(value)))]),
    ),
  );
  return Buffer.concat(entries);
}
