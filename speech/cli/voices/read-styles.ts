import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { styleRows, styleSize } from './kokoro-styles.ts';

const rowBytes = styleSize * 4;

/** Brings a style to the rows that the engine expects; some publishers have one more. */
function rowsOf(bytes: Uint8Array, rows: number): Float32Array {
  const values = new Float32Array(Uint8Array.from(bytes.subarray(0, rows * rowBytes)).buffer);
  const out = new Float32Array(styleRows * styleSize);
  out.set(values.subarray(0, out.length));
  return out;
}

/**
 * Reads Kokoro's styles from a folder: one file `NAME.bin` each, `voices.bin` of sherpa-onnx, or NumPy's archive
 * (`voices-v1.0.bin`, `voices.npz`).
 */
export async function readStyles(
  folder: string,
  metadata: Readonly<Record<string, string>>,
): Promise<Map<string, Float32Array>> {
  const styles = new Map<string, Float32Array>();
  for (const name of (await readdir(folder)).sort()) {
    if (!/\.(?:bin|npz)$/.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    if (bytes.subarray(0, 2).toString() === 'PK') addArchive(styles, bytes);
    else if (name === 'voices.bin') addAll(styles, bytes, metadata);
    else if (bytes.length === styleRows * rowBytes)
      styles.set(name.replace(/\.bin$/, ''), rowsOf(bytes, styleRows));
  }
  return styles;
}

/** An archive has an array for each style: a header, then 510 × 1 × 256 values. */
function addArchive(styles: Map<string, Float32Array>, bytes: Uint8Array): void {
  for (const [name, array] of Object.entries(unzipSync(bytes))) {
    const header = 10 + ((array[8] ?? 0) | ((array[9] ?? 0) << 8));
    const rows = Math.floor((array.length - header) / rowBytes);
    styles.set(name.replace(/\.npy$/, ''), rowsOf(array.subarray(header), rows));
  }
}

/** Styles in one file, in the order that the model's description states. */
function addAll(
  styles: Map<string, Float32Array>,
  bytes: Uint8Array,
  metadata: Readonly<Record<string, string>>,
): void {
  const rows = Number.parseInt(metadata.style_dim ?? '', 10) || styleRows;
  const names = namesOf(metadata);
  const count = Math.floor(bytes.length / (rows * rowBytes));
  for (let at = 0; at < count; at++) {
    const from = at * rows * rowBytes;
    styles.set(names[at] ?? `speaker_${at}`, rowsOf(bytes.subarray(from), rows));
  }
}

/** `speaker2id` is `af_alloy->0,…`, `id2speaker` is `0->af_alloy,…`, and older models have `speaker_names`. */
function namesOf({ speaker2id, id2speaker, speaker_names }: Readonly<Record<string, string>>) {
  const pairs = (list: string) => list.split(',').map((pair) => pair.trim().split('->'));
  if (speaker2id)
    return pairs(speaker2id)
      .toSorted((a, b) => Number(a[1]) - Number(b[1]))
      .map(([name]) => name);
  if (id2speaker)
    return pairs(id2speaker)
      .toSorted((a, b) => Number(a[0]) - Number(b[0]))
      .map(([, name]) => name);
  return speaker_names?.split(',').map((name) => name.trim()) ?? [];
}
