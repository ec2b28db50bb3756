import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readToken, signToken } from './signed-token.ts';

// The function `voice` can be reached by anyone, and speaks only for our other functions, which have the same secret.

export const permitHeader = 'duu-voice-permit';
const validMs = 5 * 60_000;
const permit = z.object({ digest: z.string(), until: z.int() });

const digestOf = (body: string | Uint8Array) =>
  createHash('sha256').update(body).digest('base64url');

/** Headers with which the function `voice` accepts this body, for minutes. */
export function signChunk(body: string, key: string, now: Date): Record<string, string> {
  const whole = { digest: digestOf(body), until: now.getTime() + validMs };
  return { [permitHeader]: signToken('voice', whole, key) };
}

export function isPermitted(token: string, body: Uint8Array, key: string, now: Date): boolean {
  const read = readToken('voice', permit, token, key);
  return read !== null && read.digest === digestOf(body) && read.until >= now.getTime();
}
