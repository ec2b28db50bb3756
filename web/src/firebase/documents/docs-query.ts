import type { WhereFilterOp } from 'firebase/firestore';

type WhereValue = string | number | boolean | null | Date | readonly (string | number)[];

/**
 * A list to read, as data rather than as the SDK's objects: it can be compared, and Firestore need not be loaded
 * to say it.
 */
export interface DocsQuery {
  readonly path: string;
  readonly where?: readonly (readonly [field: string, op: WhereFilterOp, value: WhereValue])[];
  readonly orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[];
  /** Documents on the first page, where the usual number would be too many or too few. */
  readonly pageSize?: number;
}

/** The most ids that one query takes. */
export const mostIds = 30;
