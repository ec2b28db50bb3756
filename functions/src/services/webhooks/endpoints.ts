import { type ShownWebhook, shownWebhook } from '@duu/contract/calls/webhooks';
import type { AuditAction } from '@duu/contract/documents/audit';
import type { WebhookEndpoint, WebhookEvent } from '@duu/contract/documents/webhook';
import { limits } from '@duu/contract/limits';
import { PublicFetchError } from '../../adapters/public-fetch/public-fetch-error.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { audit } from '../audit.ts';
import { noteActive } from './note-active.ts';
import { newWebhookSecret } from './sign-webhook.ts';

/** @throws ApiError `webhook.address_invalid` */
function checkedAddress({ webhookUrl }: Deps, address: string): string {
  try {
    return webhookUrl(address).href;
  } catch (cause) {
    if (cause instanceof PublicFetchError) throw new ApiError('webhook.address_invalid', { cause });
    throw cause;
  }
}

function someEvents(events: readonly WebhookEvent[]): WebhookEndpoint['events'] {
  const [first, ...others] = [...new Set(events)];
  if (first === undefined) throw new ApiError('request.invalid');
  return [first, ...others];
}

/** Of the address only the host: the rest may be secret. */
const audited = ({ url, events, state }: Pick<WebhookEndpoint, 'url' | 'events' | 'state'>) => ({
  host: new URL(url).host,
  events: events.join(' '),
  state,
});

function auditWebhook(
  tx: Transaction,
  deps: Deps,
  uid: string,
  target: string,
  action: Extract<AuditAction, `webhook.${string}`>,
  { before, after }: { readonly before: object | null; readonly after: object | null },
): void {
  audit(tx, deps, { uid, email: null }, { action, uid, target, before, after, reason: null });
}

async function read(tx: Transaction, { documents }: Deps, uid: string, id: string) {
  const [found, owner] = await Promise.all([
    tx.get(documents.webhookEndpoint(uid, id)),
    tx.get(documents.user(uid)),
  ]);
  const [endpoint, user] = [found.data(), owner.data()];
  if (!endpoint || !user) throw new ApiError('webhook.not_found');
  return { endpoint, user };
}

/** Returns an account's endpoints, the oldest first, without their secrets. */
export async function listWebhooks({ documents }: Deps, uid: string): Promise<ShownWebhook[]> {
  const { docs } = await documents.webhookEndpoints(uid).orderBy('createdAt').get();
  return docs.map((doc) => shownWebhook.parse({ ...doc.data(), id: doc.id }));
}

/**
 * Adds an endpoint and returns its secret, for the only time.
 * @throws ApiError `webhook.address_invalid`, `webhook.limit_reached`
 */
export async function createWebhook(
  deps: Deps,
  uid: string,
  wanted: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<{ webhookId: string; secret: string }> {
  const { documents, now, newId } = deps;
  const url = checkedAddress(deps, wanted.url);
  const webhookId = newId();
  const secret = newWebhookSecret();
  const limit = limits.webhooks.perUser;
  await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const count = user.counters.webhooks ?? 0;
    if (count >= limit) throw new ApiError('webhook.limit_reached', { limit });
    const endpoint: WebhookEndpoint = {
      url,
      events: someEvents(wanted.events),
      secrets: [{ secret, until: null }],
      state: 'active',
      failingSince: null,
      createdAt: now(),
    };
    tx.create(documents.webhookEndpoint(uid, webhookId), endpoint);
    tx.update(documents.user(uid), { 'counters.webhooks': count + 1 });
    noteActive(tx, deps, uid, user, [webhookId, endpoint]);
    const change = { before: null, after: audited(endpoint) };
    auditWebhook(tx, deps, uid, webhookId, 'webhook.create', change);
  });
  return { webhookId, secret };
}

/**
 * Changes an endpoint. One that is started again, or gets another address, has no failures yet.
 * @throws ApiError `webhook.address_invalid`, `webhook.not_found`
 */
export async function updateWebhook(
  deps: Deps,
  uid: string,
  webhookId: string,
  change: {
    readonly url?: string | undefined;
    readonly events?: readonly WebhookEvent[] | undefined;
    readonly active?: boolean | undefined;
  },
): Promise<void> {
  const url = change.url === undefined ? undefined : checkedAddress(deps, change.url);
  await deps.documents.transact(async (tx) => {
    const { endpoint, user } = await read(tx, deps, uid, webhookId);
    const state =
      change.active === undefined ? endpoint.state : change.active ? 'active' : 'paused';
    const isNew = state !== endpoint.state || (url !== undefined && url !== endpoint.url);
    const after = {
      url: url ?? endpoint.url,
      events: change.events === undefined ? endpoint.events : someEvents(change.events),
      state,
      failingSince: isNew ? null : endpoint.failingSince,
    } as const;
    tx.update(deps.documents.webhookEndpoint(uid, webhookId), after);
    noteActive(tx, deps, uid, user, [webhookId, after]);
    const changed = { before: audited(endpoint), after: audited(after) };
    auditWebhook(tx, deps, uid, webhookId, 'webhook.update', changed);
  });
}

/**
 * Makes a new secret and returns it, for the only time. The former signs too for a day, older ones no longer.
 * @throws ApiError `webhook.not_found`
 */
export async function rollWebhookSecret(
  deps: Deps,
  uid: string,
  webhookId: string,
): Promise<{ webhookId: string; secret: string }> {
  const { documents, now } = deps;
  const secret = newWebhookSecret();
  await documents.transact(async (tx) => {
    const { endpoint } = await read(tx, deps, uid, webhookId);
    const until = new Date(now().getTime() + limits.webhooks.oldSecretHours * 3_600_000);
    const former = endpoint.secrets.slice(0, 1).map((one) => ({ ...one, until }));
    const secrets = [{ secret, until: null }, ...former];
    tx.update(documents.webhookEndpoint(uid, webhookId), { secrets });
    const change = { before: null, after: { expiresAt: until } };
    auditWebhook(tx, deps, uid, webhookId, 'webhook.roll_secret', change);
  });
  return { webhookId, secret };
}

/**
 * Deletes an endpoint with its deliveries, also those that are still queued.
 * @throws ApiError `webhook.not_found`
 */
export async function deleteWebhook(deps: Deps, uid: string, webhookId: string): Promise<void> {
  const { documents } = deps;
  const ref = documents.webhookEndpoint(uid, webhookId);
  await documents.transact(async (tx) => {
    const { endpoint, user } = await read(tx, deps, uid, webhookId);
    tx.delete(ref);
    const count = Math.max(0, (user.counters.webhooks ?? 1) - 1);
    tx.update(documents.user(uid), { 'counters.webhooks': count });
    noteActive(tx, deps, uid, user, [webhookId, null]);
    const change = { before: audited(endpoint), after: null };
    auditWebhook(tx, deps, uid, webhookId, 'webhook.delete', change);
  });
  await documents.removeTree(ref);
}
