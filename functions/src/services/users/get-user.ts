import type { OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Query } from '../../repositories/documents.ts';
import { listKeys } from '../keys/list-keys.ts';
import { shownUsers } from './list-users.ts';

/** Reads documents with their ids; an invalid one must not hide the others. */
async function readable<T extends object>({ log }: Deps, query: Query<T>): Promise<WithId<T>[]> {
  const { docs } = await query.get();
  return docs.flatMap((doc) => {
    try {
      return [{ ...doc.data(), id: doc.id }];
    } catch (error) {
      log.error('document_unreadable', { path: doc.ref.path }, error);
      return [];
    }
  });
}

/**
 * Returns a user with their subscriptions and last orders.
 * @throws ApiError `user.not_found`
 */
export async function getUser(deps: Deps, uid: string): Promise<OutputOf<Calls['adminGetUser']>> {
  const { documents } = deps;
  const user = (await documents.user(uid).get()).data();
  if (!user) throw new ApiError('user.not_found');
  const [[shown], subscriptions, orders, keys] = await Promise.all([
    shownUsers(deps, [{ ...user, id: uid }]),
    readable(deps, documents.subscriptions(uid).orderBy('startsAt', 'desc')),
    readable(deps, documents.orders(uid).orderBy('createdAt', 'desc').limit(limits.pageSize)),
    listKeys(deps, uid),
  ]);
  if (!shown) throw new ApiError('user.not_found');
  return { user: shown, subscriptions, orders, keys };
}
