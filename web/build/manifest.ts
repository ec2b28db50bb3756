import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

export function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts and styles that the given sources need, their imports included, each once. */
export function filesOf(manifest: Manifest, sources: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const css of chunk.css ?? []) styles.add(css);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const source of sources) {
    // What vite.config.ts puts together has no entry of its own: it is in the front chunk.
    const front = Object.keys(manifest).find((key) => manifest[key]?.name === 'front');
    visit(source in manifest || !front ? source : front);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
