import { limits } from '@duu/contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { withKey } from '../support/keys.ts';
import { disableAccount, newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';
import {
  addWebhook,
  queueMessage,
  sendDue,
  verified,
  webhookServer,
} from '../support/webhook-server.ts';

const { documents } = suiteDeps();
const minutes = (count: number) => count * 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

let server: Awaited<ReturnType<typeof webhookServer>>;
beforeEach(async () => {
  server = await webhookServer();
});
afterEach(() => server.stop());

const add = (user: TestUser, url = server.url) => addWebhook(user, url);

test('after a roll both secrets verify, and after a day only the new one', async () => {
  const user = await newUserWithAccount();
  const { webhookId, secret: former } = await add(user);
  const { secret } = await ask('rollWebhookSecret', user, { params: { webhookId } });
  await queueMessage(user);
  await sendDue(user, webhookId, new Date());
  const [first] = server.received;
  if (!first) throw new Error('Nothing was received.');
  for (const one of [former, secret]) expect(verified(one, first).type).toBe('credits.low');
  await queueMessage(user);
  await sendDue(user, webhookId, later(minutes(25 * 60)));
  const signatures = server.received[1]?.headers['webhook-signature']?.split(' ');
  expect(signatures).toHaveLength(1);
});

test('the secret is in no answer but its own, in no log of changes, and the address only by its host', async () => {
  const user = await newUserWithAccount();
  const { webhookId, secret } = await add(user, `${server.url}/private-path`);
  const rolled = await ask('rollWebhookSecret', user, { params: { webhookId } });
  await ask('updateWebhook', user, { params: { webhookId }, input: { events: ['audio.done'] } });
  await ask('deleteWebhook', user, { params: { webhookId } });
  const { entries } = await ask('adminListAudit', await newAdmin(), { query: { user: user.uid } });
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook.delete',
    'webhook.update',
    'webhook.roll_secret',
    'webhook.create',
  ]);
  const account = (await documents.user(user.uid).get()).data();
  const seen = JSON.stringify([entries, account, await ask('listWebhooks', user)]);
  for (const one of [secret, rolled.secret]) expect(seen).not.toContain(one.slice(6, 40));
  expect(seen).not.toContain('private-path');
});

test('a test and “send again” answer with the outcome, and keep the message’s id', async () => {
  const user = await newUserWithAccount();
  const { webhookId, secret } = await add(user);
  server.answer.status = 500;
  const tried = await ask('testWebhook', user, { params: { webhookId } });
  expect(tried).toMatchObject({
    event: 'webhook.test',
    state: 'failed',
    status: 500,
    nextAt: null,
  });
  server.answer.status = 204;
  const params = { webhookId, deliveryId: tried.id };
  const again = await ask('resendWebhookDelivery', user, { params });
  expect(again).toMatchObject({ state: 'delivered', status: 204, messageId: tried.messageId });
  const ids = server.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([tried.messageId, tried.messageId]);
  for (const one of server.received) expect(verified(secret, one).type).toBe('webhook.test');
});

test('deliveries come in pages, the newest first, each of them once', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  const count = limits.webhooks.pageSize + 3;
  await queueMessage(user);
  const [template] = (await documents.webhookDeliveries(user.uid, webhookId).get()).docs;
  const stored = template?.data();
  if (!template || !stored) throw new Error('Nothing was queued.');
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 2, 0, seconds));
  // Two at a time, as one cause tells several endpoints.
  for (let made = 0; made < count; made++) {
    const queuedAt = at(Math.floor(made / 2));
    const ref = documents.webhookDelivery(user.uid, webhookId, `d${made}`);
    await ref.set({ ...stored, queuedAt });
  }
  await template.ref.delete();
  const params = { webhookId };
  const first = await ask('listWebhookDeliveries', user, { params });
  expect(first.deliveries).toHaveLength(limits.webhooks.pageSize);
  const cursor = first.nextCursor ?? '';
  const second = await ask('listWebhookDeliveries', user, { params, query: { cursor } });
  expect(second).toMatchObject({ nextCursor: null });
  const all = [...first.deliveries, ...second.deliveries];
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(all).toHaveLength(count);
  const times = all.map(({ queuedAt }) => queuedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('nobody else, no key and no closed account reaches an endpoint', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  const params = { webhookId, deliveryId: 'x' };
  const other = await newUserWithAccount();
  expect(await ask('listWebhooks', other)).toEqual({ webhooks: [] });
  expect(await refusal('listWebhookDeliveries', other, { params })).toBe('404 webhook.not_found');
  for (const name of [
    'updateWebhook',
    'rollWebhookSecret',
    'deleteWebhook',
    'testWebhook',
    'resendWebhookDelivery',
  ] as const) {
    expect(await refusal(name, other, { params, input: {} })).toBe('404 webhook.not_found');
  }
  const keyed = await withKey(user, ['speak', 'read', 'library']);
  expect(await refusal('listWebhooks', keyed)).toBe('403 key.scope_missing');
  await queueMessage(user);
  await disableAccount(user.email);
  expect(await sendDue(user, webhookId, new Date())).toEqual(['failed']);
  expect(server.received).toHaveLength(0);
});

test('there are as many endpoints as an account may have, and nothing is left of a deleted account', async () => {
  const user = await newUserWithAccount();
  const made = await Promise.allSettled(Array.from({ length: 7 }, () => add(user)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await queueMessage(user);
  await ask('deleteMe', user);
  expect((await documents.webhookEndpoints(user.uid).get()).size).toBe(0);
  const [first] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const left = await documents.webhookDeliveries(user.uid, first?.webhookId ?? '').get();
  expect(left.size).toBe(0);
});
