import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import { addDays, startOfDay } from '@duu/contract/day';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { emailsOf, uidOf } from '../users/find-user.ts';

type List = Calls['adminListAudit'];

/** Lists the audit log, newest first; days in Ulaanbaatar time, inclusive. */
export async function listAudit(
  deps: Deps,
  { by, user, action, from, to, cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const [admin, uid] = await Promise.all(
    [by, user].map((asked) => (asked === undefined ? undefined : uidOf(deps, asked))),
  );
  if (admin === null || uid === null) return { entries: [], nextCursor: null };
  let found = deps.documents.auditEntries().orderBy('at', 'desc').orderBy('__name__', 'desc');
  if (admin !== undefined) found = found.where('by.uid', '==', admin);
  if (uid !== undefined) found = found.where('uid', '==', uid);
  if (action !== undefined) found = found.where('action', '==', action);
  if (from !== undefined) found = found.where('at', '>=', startOfDay(from));
  if (to !== undefined) found = found.where('at', '<', startOfDay(addDays(to, 1)));
  if (cursor !== undefined) {
    const { createdAt, ids } = decodeCursor(cursor);
    found = found.startAfter(createdAt, ...ids);
  }
  const { docs } = await found.limit(limits.pageSize + 1).get();
  const page = docs.slice(0, limits.pageSize).map((doc) => ({ ...doc.data(), id: doc.id }));
  const emails = await emailsOf(
    deps,
    page.flatMap((entry) => entry.uid ?? []),
  );
  const last = docs.length > limits.pageSize ? page.at(-1) : undefined;
  return {
    entries: page.map((entry) => ({
      ...entry,
      email: entry.uid === null ? null : (emails.get(entry.uid) ?? null),
    })),
    nextCursor: last ? encodeCursor({ createdAt: last.at, ids: [last.id] }) : null,
  };
}
