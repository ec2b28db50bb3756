import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** The purpose of a token. A token for another purpose is invalid, though the key is the same. */
export type TokenPurpose = 'stream' | 'file' | 'collection' | 'stop-mails' | 'voice';

function signature(purpose: TokenPurpose, payload: string, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}.${payload}`).digest();
}

/** Signs a value, safe in addresses. It is readable by anyone. */
export function signToken(purpose: TokenPurpose, value: object, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(purpose, payload, key).toString('base64url')}`;
}

/** Returns the value of a token; null if it is forged, for another purpose, or does not fit the schema. */
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
