import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { PaymentUnavailable } from './provider.ts';
import { invoiceAnswer, paymentDetails } from './qpay-answers.ts';
import { createQPayClient, QPayRefusal } from './qpay-client.ts';

const token = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 86_400,
  refresh_expires_in: 172_800,
};
const invoice = {
  invoice_id: 'invoice',
  qr_text: 'text',
  qr_image: 'aGVsbG8=',
  urls: [{ name: 'Bank', link: 'bank://pay' }],
};
const payment = {
  payment_id: 593744473409193,
  payment_status: 'PAID',
  payment_amount: '9900.00',
  payment_currency: 'MNT',
  payment_date: '2026-11-22T18:00:00',
  transaction_type: 'P2P',
  object_type: 'INVOICE',
  object_id: 'invoice',
};

let server: Server;

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

/** A client of a server that grants tokens and answers everything else like this. */
async function answered(status: number, body: string) {
  server = createServer((request, response) => {
    const isToken = request.url?.startsWith('/v2/auth/');
    response.statusCode = isToken ? 200 : status;
    response.end(isToken ? JSON.stringify(token) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const account = { baseUrl: `http://127.0.0.1:${port}`, username: 'demo', password: 'demo' };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const pause = async () => undefined;
  return createQPayClient(account, { now: () => new Date(), pause, log: quiet });
}

async function call<Answer extends z.ZodType>(answer: Answer, body: object, status = 200) {
  const client = await answered(status, JSON.stringify(body));
  return client.call({ method: 'POST', path: '/v2/test', answer, isRepeatable: true });
}

test('unknown fields are ignored, and a time without a zone is Ulaanbaatar’s', async () => {
  expect(await call(paymentDetails, { ...payment, brand_new: 1 })).toMatchObject({
    payment_id: '593744473409193',
    payment_amount: 990_000,
    payment_date: new Date('2026-11-22T10:00:00Z'),
  });
});

test.each([
  ['9900', 990_000],
  [9900, 990_000],
  ['9900.5', 990_050],
  ['9900.5000', 990_050],
  [0, 0],
])('an amount of %j is %i möngö', async (given, möngö) => {
  const read = await call(paymentDetails, { ...payment, payment_amount: given });
  expect(read.payment_amount).toBe(möngö);
});

test.each([
  ['payment_amount', { payment_amount: '9900.505' }],
  ['payment_amount', { payment_amount: '-1' }],
  ['payment_amount', { payment_amount: '1e9' }],
  ['payment_amount', { payment_amount: null }],
  ['payment_date', { payment_date: 'yesterday' }],
  ['object_id', { object_id: undefined }],
  ['payment_id', { payment_id: 2 ** 60 }],
])('a wrong %s is an error with its name: %j', async (field, wrong) => {
  const reading = call(paymentDetails, { ...payment, ...wrong });
  await expect(reading).rejects.toThrow(PaymentUnavailable);
  await expect(reading).rejects.toThrow(`POST /v2/test: the answer lacks ${field}`);
});

test('an invoice without a QR code throws', async () => {
  const { qr_image: _, ...rest } = invoice;
  await expect(call(invoiceAnswer, rest)).rejects.toThrow('the answer lacks qr_image');
  await new Promise((resolve) => server.close(resolve));
  await expect(call(invoiceAnswer, { ...invoice, qr_image: '"><script>' })).rejects.toThrow(
    'qr_image',
  );
});

test('a page instead of JSON is unavailable', async () => {
  const client = await answered(200, '<html></html>');
  const asking = client.call({
    method: 'GET',
    path: '/v2/test',
    answer: invoiceAnswer,
    isRepeatable: true,
  });
  await expect(asking).rejects.toThrow(PaymentUnavailable);
});

test.each([
  [{ error: 'INVOICE_PAID', message: 'paid' }, 'INVOICE_PAID'],
  [{ message: 'no code' }, 'STATUS_422'],
  [{ error: 'not a code: Bat Bold' }, 'STATUS_422'],
])('a refusal %j has the code %s', async (body, code) => {
  const refused = call(invoiceAnswer, body, 422);
  await expect(refused).rejects.toThrow(QPayRefusal);
  await expect(refused).rejects.toMatchObject({ code });
});

test.each([500, 503, 429])('status %i is unavailable', async (status) => {
  await expect(call(invoiceAnswer, { error: 'BUSY' }, status)).rejects.toThrow(PaymentUnavailable);
});

test('a token that is always refused is unavailable', async () => {
  const refused = call(invoiceAnswer, { error: 'AUTHENTICATION_FAILED' }, 401);
  await expect(refused).rejects.toThrow(PaymentUnavailable);
});
