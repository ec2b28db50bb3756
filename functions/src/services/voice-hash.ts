import { createHash } from 'node:crypto';

/** Returns the id of a document about a voice: names may have characters that ids can't. */
export function voiceHash(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
