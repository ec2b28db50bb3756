import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { addDays, startOfDay } from '@duu/contract/day';
import type { AuditEntry } from '@duu/contract/documents/audit';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';
import { newestPage } from '../../repositories/newest-page.ts';
import { emailsOf, uidOf } from '../users/find-user.ts';

type List = Calls['adminListAudit'];

/** Lists the audit log, newest first; days in Ulaanbaatar time, inclusive. */
export async function listAudit(
  deps: Deps,
  { by, user, action, from, to, cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const [admin, uid] = await Promise.all(
    [by, user].map((person) => (person === undefined ? undefined : uidOf(deps, person))),
  );
  if (admin === null || uid === null) return { entries: [], nextCursor: null };
  let found: Query<AuditEntry> = deps.documents.auditEntries();
  if (admin !== undefined) found = found.where('by.uid', '==', admin);
  if (uid !== undefined) found = found.where('uid', '==', uid);
  if (action !== undefined) found = found.where('action', '==', action);
  if (from !== undefined) found = found.where('at', '>=', startOfDay(from));
  if (to !== undefined) found = found.where('at', '<', startOfDay(addDays(to, 1)));
  const { docs, nextCursor } = await newestPage(found, 'at', cursor);
  const page = docs.map((doc) => ({ ...doc.data(), id: doc.id }));
  const emails = await emailsOf(
    deps,
    page.flatMap((entry) => entry.uid ?? []),
  );
  return {
    entries: page.map((entry) => ({
      ...entry,
      email: entry.uid === null ? null : (emails.get(entry.uid) ?? null),
    })),
    nextCursor,
  };
}
