import { createHash } from 'node:crypto';

/** Returns the ETag of what parts say together. */
export function etagOf(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
