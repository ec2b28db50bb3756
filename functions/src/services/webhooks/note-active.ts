import type { User } from '@duu/contract/documents/user';
import type { WebhookEndpoint } from '@duu/contract/documents/webhook';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

/** Notes in the account whether an endpoint is active and what it wants: transactions see that without a query. */
export function noteActive(
  tx: Transaction,
  { documents }: Pick<Deps, 'documents'>,
  uid: string,
  user: Pick<User, 'webhooks'>,
  [id, endpoint]: readonly [string, Pick<WebhookEndpoint, 'events' | 'state'> | null],
): void {
  const { [id]: _, ...others } = user.webhooks ?? {};
  const isActive = endpoint?.state === 'active';
  const webhooks = isActive ? { ...others, [id]: endpoint.events } : others;
  tx.update(documents.user(uid), { webhooks });
}
