import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callbackSecret } from './qpay-callback.ts';
import { qpaySetUp } from './qpay-set-up.ts';

const nothing = () => undefined;
const tools = {
  now: () => new Date(),
  pause: async () => undefined,
  log: { info: nothing, warn: nothing, error: nothing },
};

beforeEach(() => {
  vi.stubEnv('QPAY_BASE_URL', 'https://merchant.qpay.mn/');
  vi.stubEnv('QPAY_USERNAME', 'duu');
  vi.stubEnv('QPAY_PASSWORD', 'password');
  vi.stubEnv('QPAY_INVOICE_CODE', 'DUU_INVOICE');
  vi.stubEnv('QPAY_CALLBACK_KEY', 'key');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('reads callbacks with the key of its settings', async () => {
  const qpay = qpaySetUp(tools);
  expect(qpay?.provider.currencies).toEqual(['MNT']);
  const secret = callbackSecret('key', 'a');
  const request = { method: 'GET', headers: {}, body: Buffer.alloc(0) };
  const notice = qpay?.provider.readWebhook({ ...request, params: { orderId: 'a', secret } });
  expect(await notice).toMatchObject({ orderId: 'a' });
});

test.each([
  ['QPAY_USERNAME', 'none'],
  ['QPAY_USERNAME', ''],
  ['QPAY_CALLBACK_KEY', 'none'],
])('without %s (%j) nobody pays by QPay', (name, value) => {
  vi.stubEnv(name, value);
  expect(qpaySetUp(tools)).toBeNull();
});

test('an address without TLS is refused', () => {
  vi.stubEnv('QPAY_BASE_URL', 'http://merchant.qpay.mn');
  expect(() => qpaySetUp(tools)).toThrow('QPAY_BASE_URL');
});
