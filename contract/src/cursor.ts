import { z } from 'zod';
import { idPattern } from './id.ts';

/** Where a page of a list that is ordered by time and ids ended. */
export interface PageEnd {
  readonly createdAt: Date;
  readonly ids: readonly string[];
}

/** The last ms that Firestore has a timestamp for. */
const lastMs = Date.UTC(9999, 11, 31);

/** The end of a page as a client carries it back: opaque to it, `time.id` or `time.id.id` to us. */
export function encodeCursor({ createdAt, ids }: PageEnd): string {
  return [createdAt.getTime().toString(36), ...ids].join('.');
}

function decode(value: string): PageEnd | null {
  const [time = '', ...ids] = value.split('.');
  const ms = Number.parseInt(time, 36);
  if (!/^[0-9a-z]{1,9}$/.test(time) || ms > lastMs) return null;
  return ids.every((id) => idPattern.test(id)) ? { createdAt: new Date(ms), ids } : null;
}

/** @throws Error for what the schema `cursor` does not take */
export function decodeCursor(value: string): PageEnd {
  const end = decode(value);
  if (end === null) throw new Error('This is no cursor.');
  return end;
}

/** A cursor as it comes from a client, with so many ids. */
export function cursor(ids: 1 | 2) {
  return z
    .string()
    .max(300)
    .refine((value) => decode(value)?.ids.length === ids);
}
