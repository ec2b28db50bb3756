import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@duu/contract/limits';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/** The purpose of a token. A token for another purpose is invalid, though the key is the same. */
export type TokenPurpose =
  | 'stream'
  | 'file'
  | 'collection'
  | 'stop-mails'
  | 'voice'
  | 'device-voice';

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

/** Access to something, until a time in ms since 1970. */
interface Ticket {
  readonly until: number;
}

/** Signs a ticket for audio elements and downloads, which send no headers. Valid for minutes. */
export function signTicket(purpose: TokenPurpose, of: object, key: string, now: Date): string {
  const ticket = { ...of, until: now.getTime() + limits.streamTokenMs };
  return signToken(purpose, ticket, key);
}

/**
 * Returns the ticket of a token.
 * @throws ApiError `audio.link_expired` if it is old, forged or not for this
 */
export function readTicket<Schema extends z.ZodType<Ticket>>(
  purpose: TokenPurpose,
  schema: Schema,
  token: string,
  { key, now, isFor }: { key: string; now: Date; isFor: (ticket: z.output<Schema>) => boolean },
): z.output<Schema> {
  const read = readToken(purpose, schema, token, key);
  if (read === null || !isFor(read) || read.until < now.getTime()) {
    throw new ApiError('audio.link_expired');
  }
  return read;
}
