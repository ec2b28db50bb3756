import { createHmac } from 'node:crypto';
import type { Documents } from './documents.ts';

/** The requests of callers, over all instances. */
export interface RateCounts {
  /** Adds to the requests of a minute, and returns their sum. */
  add(key: string, minute: number, requests: number): Promise<number>;
}

/** Long enough for clocks that differ. Firestore deletes the documents some time later. */
const keptMs = 10 * 60_000;

/** Counts in Firestore. Documents name neither user nor address: their id is a keyed hash. */
export function rateCounts({
  documents,
  streamKey,
}: {
  documents: Pick<Documents, 'addToRate'>;
  streamKey: () => string;
}): RateCounts {
  return {
    async add(key, minute, requests) {
      const id = createHmac('sha256', streamKey()).update(`rate:${minute}:${key}`).digest('hex');
      const expiresAt = new Date(minute * 60_000 + keptMs);
      return documents.addToRate(id.slice(0, 32), requests, expiresAt);
    },
  };
}
