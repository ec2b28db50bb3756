import type { AuditAction, AuditEntry, AuditFields } from '@duu/contract/documents/audit';
import type { Deps } from '../deps.ts';
import type { Transaction } from '../repositories/documents.ts';

export interface Admin {
  readonly uid: string;
  readonly email: string | null;
}

/** An entry of the audit log. */
export interface AdminAction {
  readonly action: AuditAction;
  readonly uid: string | null;
  readonly target: string | null;
  /** The target before and after; only changed fields are stored. null: it did not exist, or was deleted. */
  readonly before: object | null;
  readonly after: object | null;
  readonly reason: string | null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Flattens nested fields to names with dots; instants become ISO 8601. Long strings are cut. */
export function flatten(value: object, prefix = ''): AuditFields {
  const fields: AuditFields = {};
  for (const [name, of] of Object.entries(value)) {
    const key = `${prefix}${name}`;
    if (of === undefined) continue;
    if (isPlain(of)) Object.assign(fields, flatten(of, `${key}.`));
    else if (of instanceof Date) fields[key] = of.toISOString();
    else if (typeof of === 'string') fields[key] = of.slice(0, 300);
    else if (typeof of === 'number' || typeof of === 'boolean' || of === null) fields[key] = of;
  }
  return fields;
}

/** Keeps only the fields that differ. */
export function differences(
  before: object | null,
  after: object | null,
): Pick<AuditEntry, 'before' | 'after'> {
  const [was, is] = [before && flatten(before), after && flatten(after)];
  if (was === null || is === null) return { before: was, after: is };
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => was[key] !== is[key],
  );
  const only = (of: AuditFields) =>
    Object.fromEntries(changed.flatMap((key) => (key in of ? [[key, of[key] ?? null]] : [])));
  return { before: only(was), after: only(is) };
}

/** Writes an entry of the audit log, in the transaction of the change. Entries are never changed. */
export function audit(
  tx: Transaction,
  { documents, newId, now }: Deps,
  { uid, email }: Admin,
  { before, after, ...action }: AdminAction,
): void {
  tx.create(documents.auditEntry(newId()), {
    at: now(),
    by: { uid, email },
    ...action,
    ...differences(before, after),
  });
}
