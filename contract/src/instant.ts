import { z } from 'zod';

/** The Timestamp of both Firestore SDKs, which the contract does not import. */
interface HasToDate {
  toDate(): Date;
}

function hasToDate(value: unknown): value is HasToDate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

function toDate(value: unknown): unknown {
  if (hasToDate(value)) return value.toDate();
  if (typeof value === 'string') return new Date(value);
  return value;
}

/** A time: a Firestore Timestamp in documents, an ISO 8601 string in JSON, a `Date` in code. */
export const instant = z.preprocess(toDate, z.date());
