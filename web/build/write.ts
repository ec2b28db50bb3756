import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of the build, with the folders it needs. */
export function writeInto(dist: string, file: string, content: string): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
