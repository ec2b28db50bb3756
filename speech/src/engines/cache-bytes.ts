import { z } from 'zod';
import type { EngineSound } from './engine.ts';

const head = z.object({
  format: z.literal('duu-chunk-1'),
  words: z.array(
    z.object({ start: z.int(), end: z.int(), startMs: z.number(), endMs: z.number() }),
  ),
});

/** Encodes a spoken chunk: length of the head (4 bytes), the head as JSON (padded to even), samples (16 bit). */
export function chunkBytes({ samples, words }: EngineSound): Uint8Array {
  const json = JSON.stringify({ format: 'duu-chunk-1', words });
  const text = Buffer.from(json.length % 2 ? `${json} ` : json, 'utf8');
  const out = Buffer.alloc(4 + text.length + 2 * samples.length);
  out.writeUInt32LE(text.length, 0);
  text.copy(out, 4);
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).copy(out, 4 + text.length);
  return out;
}

/** Decodes what `chunkBytes` wrote. Returns `null` for anything else. */
export function readChunk(bytes: Uint8Array): EngineSound | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 4) return null;
  const from = 4 + buffer.readUInt32LE(0);
  if (from > buffer.length || (buffer.length - from) % 2 !== 0) return null;
  try {
    const { words } = head.parse(JSON.parse(buffer.toString('utf8', 4, from)));
    const samples = new Int16Array((buffer.length - from) / 2);
    buffer.copy(Buffer.from(samples.buffer), 0, from);
    return { samples, words };
  } catch {
    return null;
  }
}
