// Runs the npm package qpay-js against every call of the local server. What it refuses is an error of the server.
import { QPayClient, QPayError } from 'qpay-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
let client: QPayClient;

beforeEach(async () => {
  shop = await openShop();
  client = newClient();
});

afterEach(() => shop.close());

function newClient(password = 'demo'): QPayClient {
  const merchant = { username: 'demo', password, invoiceCode: 'DUU_INVOICE' };
  return new QPayClient({ ...merchant, baseUrl: shop.base, callbackUrl: shop.callbackUrl('') });
}

const simple = () => ({
  invoiceCode: 'DUU_INVOICE',
  senderInvoiceNo: 'order-1',
  invoiceReceiverCode: 'terminal',
  invoiceDescription: 'Basic, 1 month',
  amount: 9900,
  callbackUrl: shop.callbackUrl('order-1'),
});

async function pay(invoiceId: string, more: object = {}): Promise<string> {
  const { payment_id } = await shop.pay(invoiceId, more);
  return payment_id ?? '';
}

const check = (invoiceId: string) =>
  client.checkPayment({
    objectType: 'INVOICE',
    objectId: invoiceId,
    offset: { pageNumber: 1, pageLimit: 100 },
  });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof QPayError ? error.code : String(error)),
  );

test('issues, refreshes and refuses tokens', async () => {
  const token = await client.getToken();
  expect(token).toMatchObject({ tokenType: 'bearer', notBeforePolicy: '0' });
  expect(token.expiresIn).toBeGreaterThan(Date.now() / 1000);
  const refreshed = await client.refreshToken();
  expect(refreshed.accessToken).not.toBe(token.accessToken);
  await client.createSimpleInvoice(simple());
  expect(shop.asked).toEqual(['POST /v2/auth/token', 'POST /v2/auth/refresh', 'POST /v2/invoice']);
  expect(await codeOf(newClient('wrong').getToken())).toBe('AUTHENTICATION_FAILED');
});

test('a simple invoice is created, paid by a bank app and reported to the merchant', async () => {
  const invoice = await client.createSimpleInvoice(simple());
  expect(invoice.qPayShortUrl).toMatch(`${shop.base}/s/`);
  expect(invoice.urls.map(({ name }) => name)).toContain('Khan bank');
  expect(Buffer.from(invoice.qrImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(invoice.qrText).toContain('9900.00');
  expect(await check(invoice.invoiceId)).toMatchObject({ count: 0, rows: [] });

  const paid = await shop.pay(invoice.invoiceId);
  expect(shop.called).toEqual([`GET /called/order-1?qpay_payment_id=${paid.payment_id}`]);
  expect(paid.callbacks).toMatchObject([{ status: 200, body: 'SUCCESS' }]);
  expect(await check(invoice.invoiceId)).toMatchObject({
    count: 1,
    paidAmount: 9900,
    rows: [
      {
        paymentId: paid.payment_id,
        paymentStatus: 'PAID',
        paymentAmount: '9900.00',
        paymentCurrency: 'MNT',
        paymentType: 'P2P',
        cardTransactions: [],
      },
    ],
  });
  expect(await client.getPayment(paid.payment_id ?? '')).toMatchObject({
    objectType: 'INVOICE',
    objectId: invoice.invoiceId,
    p2pTransactions: [{ amount: '9900.00', status: 'SUCCESS' }],
  });
  const days = { startDate: '2000-01-01', endDate: '2100-01-01' };
  const offset = { pageNumber: 1, pageLimit: 10 };
  for (const objectId of ['DUU_INVOICE', invoice.invoiceId])
    expect(
      await client.listPayments({ objectType: 'INVOICE', objectId, ...days, offset }),
    ).toMatchObject({ count: 1, rows: [{ paymentId: paid.payment_id, paidBy: 'P2P' }] });
  expect(await codeOf(client.cancelInvoice(invoice.invoiceId))).toBe('INVOICE_PAID');
});

test('a full invoice has lines, partial payments and limits', async () => {
  const invoice = await client.createInvoice({
    ...simple(),
    amount: 50_000,
    senderBranchCode: 'ONLINE',
    enableExpiry: 'true',
    allowPartial: true,
    minimumAmount: 10_000,
    allowExceed: false,
    maximumAmount: 50_000,
    note: 'A note',
    lines: [
      {
        lineDescription: 'Pro',
        lineQuantity: '2',
        lineUnitPrice: '25000',
        taxes: [{ description: 'VAT', amount: 4545 }],
      },
    ],
  });
  await pay(invoice.invoiceId, { amount: 20_000 });
  await pay(invoice.invoiceId, { amount: 30_000 });
  expect(await check(invoice.invoiceId)).toMatchObject({ count: 2, paidAmount: 50_000 });
  expect(await codeOf(client.createInvoice({ ...simple(), amount: 0 }))).toBe('INVALID_AMOUNT');
});

test('an invoice with e-barimt lines has their sum as its amount', async () => {
  const { amount: _, ...rest } = simple();
  const invoice = await client.createEbarimtInvoice({
    ...rest,
    taxType: '1',
    districtCode: '3505',
    lines: [
      {
        lineDescription: 'Basic',
        lineQuantity: '3',
        lineUnitPrice: '9900.00',
        classificationCode: '8439000',
      },
    ],
  });
  expect(invoice.qrText).toContain('29700.00');
});

test('an invoice is canceled once', async () => {
  const invoice = await client.createSimpleInvoice(simple());
  await client.cancelInvoice(invoice.invoiceId);
  expect(await codeOf(client.cancelInvoice(invoice.invoiceId))).toBe('INVOICE_ALREADY_CANCELED');
  expect(await codeOf(client.cancelInvoice('none'))).toBe('INVOICE_NOTFOUND');
  await expect(shop.pay(invoice.invoiceId)).rejects.toThrow('INVOICE_ALREADY_CANCELED');
});

test('only card payments are refunded or canceled, once', async () => {
  const byBank = await client.createSimpleInvoice(simple());
  const transfer = await pay(byBank.invoiceId);
  const reason = { callbackUrl: shop.callbackUrl('order-1'), note: 'refund-1' };
  expect(await codeOf(client.refundPayment(transfer, reason))).toBe('TRANSACTION_NOT_APPROVED');
  for (const method of ['refundPayment', 'cancelPayment'] as const) {
    const invoice = await client.createSimpleInvoice(simple());
    const paymentId = await pay(invoice.invoiceId, { method: 'card' });
    await client[method](paymentId, reason);
    expect(await codeOf(client[method](paymentId, reason))).toBe('PAYMENT_ALREADY_CANCELED');
    expect(await check(invoice.invoiceId)).toMatchObject({ count: 1, paidAmount: 0 });
  }
  expect(await codeOf(client.refundPayment('none', reason))).toBe('PAYMENT_NOTFOUND');
});

test('a citizen gets a tax receipt with a lottery number, a company one without', async () => {
  const invoice = await client.createSimpleInvoice(simple());
  const paymentId = await pay(invoice.invoiceId);
  const receipt = await client.createEbarimt({ paymentId, ebarimtReceiverType: 'CITIZEN' });
  expect(receipt).toMatchObject({
    amount: '9900.00',
    vatAmount: '900.00',
    barimtStatus: 'REGISTERED',
    gPaymentId: paymentId,
  });
  expect(receipt.ebarimtQrData).toMatch(/^\d{100,}$/);
  expect(receipt.ebarimtLottery).toMatch(/^DU \d{8}$/);
  expect(await client.cancelEbarimt(paymentId)).toMatchObject({ barimtStatus: 'CANCELED' });
  expect(await codeOf(client.cancelEbarimt(paymentId))).toBe('EBARIMT_NOT_REGISTERED');

  const toCompany = { paymentId, ebarimtReceiverType: 'COMPANY' };
  expect(await codeOf(client.createEbarimt(toCompany))).toBe('CUSTOMER_REGISTER_INVALID');
  const company = await client.createEbarimt({ ...toCompany, ebarimtReceiver: '5123456' });
  expect(company).toMatchObject({ ebarimtReceiver: '5123456', ebarimtLottery: '' });
});

test('a revoked token is refused, and a new client works', async () => {
  await client.getToken();
  await shop.test('faults', { tokens_revoked: true });
  expect(await codeOf(client.createSimpleInvoice(simple()))).toBe('AUTHENTICATION_FAILED');
  expect(await newClient().createSimpleInvoice(simple())).toHaveProperty('invoiceId');
});
