import { filesOf } from '@duu/contract/paths';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';

/** How fresh the sign-in must be, in ms. */
const recentMs = 5 * 60_000;

/** Orders stay for the books, under their own id and without the person. */
async function keepOrders({ documents }: Deps, uid: string): Promise<void> {
  const orders = await documents.orders(uid).get();
  for (const order of orders.docs) await documents.formerOrder(order.id).set(order.data());
}

async function removeShares({ documents }: Deps, uid: string): Promise<void> {
  const shared = await documents.audios(uid).where('shareId', '!=', null).get();
  for (const { shareId } of shared.docs.map((doc) => doc.data())) {
    if (shareId !== null) await documents.removeTree(documents.share(shareId));
  }
}

/**
 * Removes the account with everything in it. Each step may be done again, and the sign-in goes last, so that a
 * deletion that was cut off can be asked for again.
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  if (deps.now().getTime() - actor.signedInAt.getTime() > recentMs) {
    throw new ApiError('auth.recent_login_required');
  }
  await keepOrders(deps, actor.uid);
  await removeShares(deps, actor.uid);
  await deps.documents.removeTree(deps.documents.user(actor.uid));
  await deps.files.removeAll(filesOf(actor.uid));
  await deps.accounts.remove(actor.uid);
  deps.log.info('account_deleted');
}
