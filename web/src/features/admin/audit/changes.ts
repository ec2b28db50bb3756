import type { AuditEntry, AuditFields } from '@duu/contract/documents/audit';
import { shortTime } from '../format.ts';

type Value = AuditFields[string];

/** A field that an admin changed; undefined: it was, or is, not there. */
export interface Change {
  readonly field: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** Returns the differences between both sides of an entry, field by field, in their original order. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: before?.[field],
    after: after?.[field],
  }));
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Returns a value as text: a missing one is a dash, an instant is in local time. */
export function shownValue(value: Value | undefined): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'string' && instant.test(value)) {
    const { day, time } = shortTime(new Date(value));
    return `${day} ${time}`;
  }
  return String(value);
}
