import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** What a token is for. One of another purpose is not taken, though one key signs them all. */
export type TokenPurpose = 'stream' | 'stop-mails';

function signature(purpose: TokenPurpose, payload: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}.${payload}`).digest();
}

/** A value that only we can have made, safe in addresses. Whoever has it can read it. */
export function signToken(purpose: TokenPurpose, value: object, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(purpose, payload, key).toString('base64url')}`;
}

/** The value of a token; null where it is forged, for another purpose, or no longer what the schema says. */
export function readToken<Schema extends z.ZodType>(
  purpose: TokenPurpose,
  schema: Schema,
  token: string,
  key: string,
): z.output<Schema> | null {
  const [payload = '', given = ''] = token.split('.');
  const wanted = signature(purpose, payload, key);
  const signed = Buffer.from(given, 'base64url');
  if (signed.length !== wanted.length || !timingSafeEqual(signed, wanted)) return null;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success ? parsed.data : null;
}
