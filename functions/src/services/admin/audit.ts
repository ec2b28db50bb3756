import type { AuditAction, AuditEntry, AuditFields } from '@duu/contract/documents/audit';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

/** Who does it. */
export interface Admin {
  readonly uid: string;
  readonly email: string | null;
}

/** What an admin does, for the audit log. */
export interface AdminAction {
  readonly action: AuditAction;
  readonly uid: string | null;
  readonly target: string | null;
  /** The thing as it was and as it becomes: only fields that differ are kept. null: there was nothing, or nothing is left. */
  readonly before: object | null;
  readonly after: object | null;
  readonly reason: string | null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** Fields with dots for what is nested, instants as ISO 8601. Texts are cut: the log is no copy. */
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

/** Both sides with only what differs. */
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

/** Writes what an admin does into the audit log, in the transaction that does it. Entries are never changed. */
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
