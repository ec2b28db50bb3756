import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { decodeForm } from './form.ts';
import { type StripeServer, startStripeServer } from './server.ts';
import { now } from './testing/shop.ts';

const key = 'sk_test_server';
const webhook = { url: 'http://127.0.0.1:9/', secret: 'whsec_x', retryAfterMs: [], types: [] };
const folder = mkdtempSync(path.join(os.tmpdir(), 'duu-stripe-'));
const start = (file?: string) =>
  startStripeServer({ port: 0, key, webhook, now: () => now, ...(file && { file }) });

let server: StripeServer;
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const answerOf = z.looseObject({
  id: z.string().optional(),
  error: z.looseObject({ type: z.string(), code: z.string().optional() }).optional(),
});

async function ask(
  to: StripeServer,
  method: string,
  name: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${to.url}/v1/${name}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(method === 'GET' ? {} : { body: new URLSearchParams(form) }),
  });
  return { ...answerOf.parse(await answer.json()), status: answer.status };
}

const session = (customer: string) => ({
  ...{ mode: 'payment', customer, success_url: 'https://duu.example/a' },
  expires_at: String(Math.floor(now.getTime() / 1000) + 3600),
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'mnt',
  'line_items[0][price_data][unit_amount]': '100',
  'line_items[0][price_data][product_data][name]': 'Duu',
});

test('the same idempotency key gives the same answer, and refuses another request', async () => {
  const headers = { 'idempotency-key': 'key1' };
  const first = await ask(server, 'POST', 'customers', { email: 'a@example.com' }, headers);
  expect(first.status).toBe(200);
  expect(await ask(server, 'POST', 'customers', { email: 'a@example.com' }, headers)).toEqual(
    first,
  );
  const other = await ask(server, 'POST', 'customers', { email: 'b@example.com' }, headers);
  expect(other).toMatchObject({ status: 400, error: { type: 'idempotency_error' } });
  const without = await ask(server, 'POST', 'customers', { email: 'a@example.com' });
  expect(without.id).not.toBe(first.id);
});

test.each([
  ['a wrong name', { sucess_url: 'https://duu.example' }, 'parameter_unknown'],
  ['a wrong value', { mode: 'subscrption' }, 'parameter_invalid'],
  ['a nested wrong name', { 'line_items[0][price_data][amount]': '1' }, 'parameter_unknown'],
  ['a mode without a price for it', { mode: 'subscription' }, undefined],
  ['an end in ten minutes', { expires_at: String(now.getTime() / 1000 + 600) }, undefined],
  ['no such customer', { customer: 'cus_none' }, 'resource_missing'],
])('refused: %s', async (_, change, code) => {
  const { id = '' } = await ask(server, 'POST', 'customers');
  const answer = await ask(server, 'POST', 'checkout/sessions', { ...session(id), ...change });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.error).toMatchObject({ type: 'invalid_request_error' });
  expect(answer.error?.code).toBe(code);
});

test('refuses a wrong API key and an unknown call', async () => {
  const headers = { authorization: 'Bearer sk_test_other' };
  expect(await ask(server, 'GET', 'events', {}, headers)).toMatchObject({ status: 401 });
  expect(await ask(server, 'GET', 'balance')).toMatchObject({ status: 404 });
});

test('keeps its state over a restart, including idempotency keys', async () => {
  const file = path.join(folder, 'deep', 'stripe.json');
  const headers = { 'idempotency-key': 'key2' };
  const before = await start(file);
  const { id = '' } = await ask(before, 'POST', 'customers', { email: 'a@example.com' }, headers);
  const opened = await ask(before, 'POST', 'checkout/sessions', session(id));
  await before.stop();
  const after = await start(file);
  expect(await ask(after, 'GET', `checkout/sessions/${opened.id}`)).toMatchObject({ status: 200 });
  const again = await ask(after, 'POST', 'customers', { email: 'a@example.com' }, headers);
  expect(again.id).toBe(id);
  await after.stop();
});

test('parses forms as Stripe does', () => {
  expect(decodeForm('a[0][b]=1&a[1][b]=2&c[d]=x&e[]=y&e[]=z')).toEqual({
    ...{ a: [{ b: '1' }, { b: '2' }], c: { d: 'x' }, e: ['y', 'z'] },
  });
  expect(decodeForm('__proto__[polluted]=1')).not.toHaveProperty('polluted');
});

const press = (path: string, form: Record<string, string>) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  });

test('the hosted page shows a declined card, pays once, and is closed after that', async () => {
  const { id = '' } = await ask(server, 'POST', 'customers');
  const opened = await ask(server, 'POST', 'checkout/sessions', {
    ...session(id),
    'line_items[0][price_data][product_data][name]': '<b>Duu</b>',
  });
  const page = `/c/pay/${opened.id}`;
  const shown = await (await fetch(`${server.url}${page}?lang=en`)).text();
  expect(shown).toContain('&lt;b&gt;Duu&lt;/b&gt;');
  const refused = await press(`${page}?lang=en`, { card: 'declined' });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain('The card was declined');
  const paid = await press(page, { card: 'good' });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://duu.example/a']);
  expect((await press(page, { card: 'good' })).status).toBe(410);
});

test.each([
  ['mn', 'mn-MN,mn;q=0.9', 'Төлөх'],
  ['en', 'en-US', 'Pay'],
])('the page speaks the browser’s language: %s', async (language, accepted, text) => {
  const { id = '' } = await ask(server, 'POST', 'customers');
  const { id: opened } = await ask(server, 'POST', 'checkout/sessions', session(id));
  const headers = { 'accept-language': accepted };
  const page = await (await fetch(`${server.url}/c/pay/${opened}`, { headers })).text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<button>${text}</button>`);
});
