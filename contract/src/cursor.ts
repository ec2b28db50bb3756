import { z } from 'zod';
import { idPattern } from './id.ts';

/** The end of a page of a list ordered by time and ids. */
export interface PageEnd {
  readonly createdAt: Date;
  readonly ids: readonly string[];
}

/** The latest time that Firestore can store. */
const lastMs = Date.UTC(9999, 11, 31);

/** Encodes the end of a page for clients: `time.id` or `time.id.id`. */
export function encodeCursor({ createdAt, ids }: PageEnd): string {
  return [createdAt.getTime().toString(36), ...ids].join('.');
}

function decode(value: string): PageEnd | null {
  const [time = '', ...ids] = value.split('.');
  const ms = Number.parseInt(time, 36);
  if (!/^[0-9a-z]{1,9}$/.test(time) || ms > lastMs) return null;
  return ids.every((id) => idPattern.test(id)) ? { createdAt: new Date(ms), ids } : null;
}

/** @throws Error for values that the schema `cursor` refuses */
export function decodeCursor(value: string): PageEnd {
  const end = decode(value);
  if (end === null) throw new Error('This is not a cursor.');
  return end;
}

/** Returns the schema of a cursor with this number of ids. */
export function cursor(ids: 1 | 2) {
  return z
    .string()
    .max(300)
    .refine((value) => decode(value)?.ids.length === ids);
}
