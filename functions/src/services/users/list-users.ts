import type { AdminUser } from '@duu/contract/calls/admin-users';
import type { OutputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { decodeCursor, encodeCursor, type PageEnd } from '@duu/contract/cursor';
import type { User } from '@duu/contract/documents/user';
import { id, type WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import type { QueryDocumentSnapshot } from '../../repositories/documents.ts';
import { usersQuery } from '../account/user-words.ts';

type List = Calls['adminListUsers'];

/** Candidate pages per call, so that a rare second word does not read all users. */
const maxPages = 20;

/** Users with their plan and account state. */
export async function shownUsers(deps: Deps, found: readonly WithId<User>[]): Promise<AdminUser[]> {
  const states = await deps.accountStates.of(found.map((user) => user.id));
  return Promise.all(
    found.map(async (user) => {
      const { activeSubscriptionId } = user;
      const plan =
        activeSubscriptionId === null
          ? undefined
          : (await deps.documents.subscription(user.id, activeSubscriptionId).get()).data();
      // Without an account a user can't sign in.
      const state = states.get(user.id) ?? { disabled: true, admin: false };
      return {
        id: user.id,
        email: user.email,
        displayName: user.displayName,
        createdAt: user.createdAt,
        subscription:
          plan?.state === 'active' && activeSubscriptionId !== null
            ? { ...plan, id: activeSubscriptionId }
            : null,
        ...state,
      };
    }),
  );
}

/** Returns the user with exactly this uid or e-mail address. */
async function exactly(deps: Deps, query: string): Promise<WithId<User>[]> {
  const uids = [
    ...(id.safeParse(query).success ? [query] : []),
    ...(query.includes('@') ? [await deps.accountStates.uidOf(query)] : []),
  ].filter((uid) => uid !== null);
  const found = await Promise.all(uids.map((uid) => deps.documents.user(uid).get()));
  return found.flatMap((doc) => {
    const user = doc.data();
    return user ? [{ ...user, id: doc.id }] : [];
  });
}

/** Null for an invalid document, which must not hide the others. */
function readUser({ log }: Deps, doc: QueryDocumentSnapshot<User>): WithId<User> | null {
  try {
    return { ...doc.data(), id: doc.id };
  } catch (error) {
    log.error('document_unreadable', { path: doc.ref.path }, error);
    return null;
  }
}

/** Lists users, newest first, after an exact match. A page may be short if few candidates match. */
export async function listUsers(
  deps: Deps,
  { query = '', cursor }: QueryOf<List>,
): Promise<OutputOf<List>> {
  const text = query.trim();
  const userQuery = usersQuery(text);
  if (text !== '' && userQuery === null) return { users: [], nextCursor: null };
  const meant = text === '' ? [] : await exactly(deps, text);
  const newest = deps.documents
    .users()
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc')
    .limit(limits.pageSize);
  const all = userQuery
    ? newest.where('searchPrefixes', 'array-contains', userQuery.lookup)
    : newest;
  const found: WithId<User>[] = cursor === undefined ? [...meant] : [];
  const fits = (user: WithId<User>) =>
    (userQuery?.fits(user) ?? true) && !meant.some((known) => known.id === user.id);
  let after: PageEnd | null = cursor === undefined ? null : decodeCursor(cursor);
  let isLast = false;
  for (let pages = 0; pages < maxPages && !isLast && found.length < limits.pageSize; pages++) {
    const page = await (after ? all.startAfter(after.createdAt, ...after.ids) : all).get();
    isLast = page.size < limits.pageSize;
    for (const doc of page.docs) {
      if (found.length >= limits.pageSize) {
        isLast = false;
        break;
      }
      const user = readUser(deps, doc);
      if (user === null) continue;
      after = { createdAt: user.createdAt, ids: [user.id] };
      if (fits(user)) found.push(user);
    }
  }
  const users = await shownUsers(deps, found);
  return { users, nextCursor: isLast || after === null ? null : encodeCursor(after) };
}
