import type { WhereFilterOp } from 'firebase/firestore';

type WhereValue = string | number | boolean | null | Date | readonly (string | number)[];

/** A stored document, not parsed yet. */
export interface RawDoc {
  readonly id: string;
  readonly data: unknown;
}

/** A query as data, which can be compared and needs no SDK. */
export interface DocsQuery {
  readonly path: string;
  readonly where?: readonly (readonly [field: string, op: WhereFilterOp, value: WhereValue])[];
  readonly orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[];
  /** Documents on the first page, instead of the usual number. */
  readonly pageSize?: number;
}

/** Returns a key of the list, whatever part of it is read. */
export function keyOf({ path, where, orderBy }: DocsQuery): string {
  return `${path}?${JSON.stringify([where, orderBy, null])}`;
}

/** Firestore's limit. */
export const maxIdsPerQuery = 30;
