import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import { inBucket } from './voices.ts';

/** Files of natural voices, by paths `id/file`. */
export type VoiceFiles = Pick<Files, 'size' | 'read' | 'bytes'>;

const orNull = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

/** @param place a folder, `bucket`, or empty for none */
export function createVoiceFiles(place: () => string, files: Files): VoiceFiles {
  const isInBucket = () => place() === inBucket;
  const inBucketAt = (path: string) => `voices/${path}`;
  const onDisk = (path: string) => join(place(), path);
  return {
    async size(path) {
      if (isInBucket()) return files.size(inBucketAt(path));
      if (place() === '') return null;
      return stat(onDisk(path)).then(({ size }) => size, orNull);
    },
    async read(path, start, end) {
      if (isInBucket()) return files.read(inBucketAt(path), start, end);
      return createReadStream(onDisk(path), { start, end });
    },
    async bytes(path) {
      if (isInBucket()) return files.bytes(inBucketAt(path));
      return place() === '' ? null : readFile(onDisk(path)).catch(orNull);
    },
  };
}
