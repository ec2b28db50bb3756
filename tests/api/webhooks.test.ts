import { webhookBodies } from '@duu/contract/documents/webhook';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPublicFetch } from '../../functions/src/adapters/public-fetch/public-fetch.ts';
import { failConversion } from '../../functions/src/services/conversions/end-conversion.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import {
  disableAccount,
  newAdmin,
  newProUser,
  newUserWithAccount,
  type TestUser,
} from '../support/users.ts';
import {
  addWebhook,
  listedDeliveries,
  queueMessage,
  sendDue,
  senderAt,
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

async function shown(user: TestUser, webhookId: string) {
  const { webhooks } = await ask('listWebhooks', user);
  return webhooks.find(({ id }) => id === webhookId);
}

test('a conversion is told with ids and states and no text, signed as the standard’s client verifies', async () => {
  const user = await newProUser();
  const { webhookId, secret } = await add(user);
  const other = await ask('createWebhook', user, {
    input: { url: server.url, events: ['audio.failed'] },
  });
  const audio = await convert(user, { name: 'Миний нэр' });
  expect(await listedDeliveries(user, other.webhookId)).toEqual([]);
  expect(await sendDue(user, webhookId, new Date())).toEqual(['delivered']);
  const [first] = server.received;
  if (!first) throw new Error('Nothing was received.');
  expect(first.headers['content-type']).toBe('application/json');
  const body = webhookBodies['audio.done'].parse(verified(secret, first));
  expect(body.data).toMatchObject({ id: audio.id, state: 'done', durationMs: audio.durationMs });
  expect(new URL(body.data.api).pathname).toBe(`/api/v1/audios/${audio.id}`);
  expect(first.body).not.toMatch(/[\u0400-\u04ff]/);
  expect(() => new Webhook(secret).verify(`${first.body} `, first.headers)).toThrow();
  expect(await sendDue(user, webhookId, later(minutes(60)))).toEqual([]);
  expect(await listedDeliveries(user, webhookId)).toMatchObject([
    { state: 'delivered', status: 204 },
  ]);
});

test('a conversion that fails is told with its key', async () => {
  const user = await newProUser();
  const { uid } = user;
  const { id } = await convert(user);
  const { webhookId, secret } = await add(user);
  await documents.audio(uid, id).update({ state: 'creating' });
  await documents.user(uid).update({ 'counters.making': 1 });
  await failConversion(
    { ...suiteDeps(), site: () => 'https://duu.mn' },
    uid,
    id,
    'failed_to_synthesize_audio',
  );
  await sendDue(user, webhookId, new Date());
  const [failed] = server.received.map((one) => verified(secret, one));
  expect(webhookBodies['audio.failed'].parse(failed).data).toMatchObject({
    id,
    state: 'failed',
    error: 'failed_to_synthesize_audio',
  });
});

test('characters that run low are told once', async () => {
  const user = await newProUser();
  const { webhookId, secret } = await add(user);
  const account = (await documents.user(user.uid).get()).data();
  const active = documents.subscription(user.uid, account?.activeSubscriptionId ?? '');
  const total = (await active.get()).data()?.totalCredits ?? 0;
  await active.update({ usedCredits: Math.floor(total * 0.9) - 10 });
  await convert(user);
  await convert(user);
  await sendDue(user, webhookId, new Date());
  const bodies = server.received.map((one) => verified(secret, one));
  expect(bodies.map(({ type }) => type).sort()).toEqual([
    'audio.done',
    'audio.done',
    'credits.low',
  ]);
  const low = webhookBodies['credits.low'].parse(bodies.find(({ type }) => type === 'credits.low'));
  expect(low.data.remaining).toBeLessThan(total * 0.1);
});

test('a message is tried again with its id and a new time, more and more slowly, and then its endpoint ends', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  server.answer.status = 503;
  const start = new Date();
  const attempts: Date[] = [];
  for (
    let at: Date | null = start;
    at !== null;
    at = (await listedDeliveries(user, webhookId))[0]?.nextAt ?? null
  ) {
    await sendDue(user, webhookId, at);
    attempts.push(at);
  }
  const hours = attempts.map((at) => (at.getTime() - start.getTime()) / minutes(60));
  const pauses = hours.slice(1).map((at, which) => at - (hours[which] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(hours.at(-1)).toBeGreaterThan(23);
  expect(hours.at(-1)).toBeLessThanOrEqual(24);
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(server.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(
    attempts.length,
  );
  expect(await listedDeliveries(user, webhookId)).toMatchObject([{ state: 'failed', status: 503 }]);
  expect((await shown(user, webhookId))?.state).toBe('ended');
  const mails = (await documents.mails(user.uid).get()).docs.map((doc) => doc.data().mail);
  expect(mails).toMatchObject([{ kind: 'webhookEnded', host: new URL(server.url).host }]);
  // Nothing is queued for it until it is started again.
  await queueMessage(user);
  expect(await listedDeliveries(user, webhookId)).toHaveLength(1);
  await ask('updateWebhook', user, { params: { webhookId }, input: { active: true } });
  await queueMessage(user);
  expect(await listedDeliveries(user, webhookId)).toHaveLength(2);
});

test('the job sends what is due, and the rest of an endpoint that fails waits for its next run', async () => {
  const failing = await webhookServer();
  const [user, other] = [await newUserWithAccount(), await newUserWithAccount()];
  failing.answer.status = 500;
  await Promise.all([add(user), addWebhook(other, failing.url)]);
  for (const one of [user, user, ...Array.from({ length: 15 }, () => other)])
    await queueMessage(one);
  await ask('adminRunJob', await newAdmin(), { params: { name: 'sendWebhooks' } });
  expect(server.received).toHaveLength(2);
  expect(failing.received).toHaveLength(1);
  failing.stop();
});

test('a server that answers 410 ends its endpoint at once', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  server.answer.status = 410;
  expect(await sendDue(user, webhookId, new Date())).toEqual(['failed']);
  expect((await shown(user, webhookId))?.state).toBe('ended');
});

test('the server of a closed account is told nothing', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  await disableAccount(user.email);
  expect(await sendDue(user, webhookId, new Date())).toEqual(['failed']);
  expect(server.received).toEqual([]);
});

test('one success forgets earlier failures', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  server.answer.status = 500;
  expect(await sendDue(user, webhookId, new Date())).toEqual(['postponed']);
  expect((await shown(user, webhookId))?.failingSince).toBeInstanceOf(Date);
  server.answer.status = 200;
  expect(await sendDue(user, webhookId, later(minutes(2)))).toEqual(['delivered']);
  expect((await shown(user, webhookId))?.failingSince).toBeNull();
});

test('parallel runs send a message once, and one whose sender died is sent again', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  const at = new Date();
  const runs = await Promise.all([1, 2, 3].map(() => sendDue(user, webhookId, at)));
  expect(runs.flat().sort()).toEqual(['delivered', 'taken', 'taken']);
  expect(server.received).toHaveLength(1);
  await queueMessage(user);
  const dies = { ...senderAt(new Date()), publicFetch: () => Promise.reject(new Error('died')) };
  await expect(sendDue(user, webhookId, new Date(), dies)).rejects.toThrow('died');
  expect(await sendDue(user, webhookId, new Date())).toEqual([]);
  expect(await sendDue(user, webhookId, later(minutes(2)))).toEqual(['delivered']);
});

test('a redirect is a failure and is not followed', async () => {
  const user = await newUserWithAccount();
  const { webhookId } = await add(user);
  await queueMessage(user);
  Object.assign(server.answer, { status: 307, location: server.url });
  await sendDue(user, webhookId, new Date());
  expect(server.received).toHaveLength(1);
  expect(await listedDeliveries(user, webhookId)).toMatchObject([{ state: 'queued', status: 307 }]);
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.2/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://0x7f.2/',
  'https://2130706434/',
  'https://224.0.0.1/',
  'https://user:secret@example.com/',
  'https://example.com:25/',
  'ftp://example.com/',
  'no address',
])('refuses %s', async (url) => {
  const user = await newUserWithAccount();
  const input = { url, events: ['audio.done' as const] };
  expect(await refusal('createWebhook', user, { input })).toBe('400 webhook.address_invalid');
});

test('a name that has or gets a private address is not connected to', async () => {
  const user = await newUserWithAccount();
  const port = new URL(server.url).port;
  const { webhookId } = await add(user, `https://rebound.example:${port}/`);
  await queueMessage(user);
  const guard = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allowed: [],
  };
  const deps = { ...senderAt(new Date()), publicFetch: createPublicFetch(guard) };
  expect(await sendDue(user, webhookId, new Date(), deps)).toEqual(['postponed']);
  expect(await listedDeliveries(user, webhookId)).toMatchObject([
    { status: null, problem: 'unreachable' },
  ]);
  expect(server.received).toHaveLength(0);
});
