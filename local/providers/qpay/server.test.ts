// Tests what the QPay server has besides the merchant's calls: callbacks, faults, the payment page, stored state.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { qrText } from './qr.ts';
import { openShop, type Shop } from './testing/shop.ts';

const shops: Shop[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function opened(...args: Parameters<typeof openShop>): Promise<Shop> {
  const shop = await openShop(...args);
  shops.push(shop);
  return shop;
}

const issuedToken = z.object({ access_token: z.string() });
const createdInvoice = z.object({ invoice_id: z.string(), qPay_shortUrl: z.string() });

async function post(url: string, authorization: string, body: object): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

async function invoice(shop: Shop, orderId: string, more: object = {}) {
  const basic = `Basic ${Buffer.from('demo:demo').toString('base64')}`;
  const { access_token } = issuedToken.parse(await post(`${shop.base}/v2/auth/token`, basic, {}));
  const made = await post(`${shop.base}/v2/invoice`, `Bearer ${access_token}`, {
    invoice_code: 'DUU_INVOICE',
    sender_invoice_no: orderId,
    invoice_receiver_code: 'terminal',
    invoice_description: 'Basic <1> & "month"',
    amount: 9900,
    callback_url: shop.callbackUrl(orderId),
    ...more,
  });
  const { invoice_id, qPay_shortUrl } = createdInvoice.parse(made);
  return { id: invoice_id, link: qPay_shortUrl };
}

/** The orders of the callbacks, in order. */
const calledFor = (shop: Shop) =>
  shop.called.map((line) => /called\/(\w+)\?qpay_payment_id=./.exec(line)?.[1]);

describe('callbacks', () => {
  test('callbacks are sent twice with the fault duplicate', async () => {
    const shop = await opened();
    await shop.test('faults', { duplicate: true });
    await shop.pay((await invoice(shop, 'a')).id);
    expect(calledFor(shop)).toEqual(['a', 'a']);
  });

  test.each([
    ['late', ['a', 'b']],
    ['reordered', ['b', 'a']],
  ])('callbacks wait with the fault %s until a test sends them', async (fault, order) => {
    const shop = await opened();
    await shop.test('faults', { [fault]: true });
    await shop.pay((await invoice(shop, 'a')).id);
    await shop.pay((await invoice(shop, 'b')).id);
    expect(calledFor(shop)).toEqual([]);
    await shop.test('callbacks');
    expect(calledFor(shop)).toEqual(order);
    await shop.test('callbacks');
    expect(calledFor(shop)).toEqual(order);
  });

  test('callbacks repeat earlier ones with the fault replayed', async () => {
    const shop = await opened();
    await shop.pay((await invoice(shop, 'a')).id);
    await shop.test('faults', { replayed: true });
    await shop.pay((await invoice(shop, 'b')).id);
    expect(calledFor(shop)).toEqual(['a', 'b', 'a']);
  });

  test('callbacks are sent without a payment with the fault forged', async () => {
    const shop = await opened();
    await shop.test('faults', { forged: true });
    const { id } = await invoice(shop, 'a');
    expect(await shop.pay(id)).toMatchObject({ payment_id: null });
    expect(calledFor(shop)).toEqual(['a']);
    expect(await shop.invoices()).toMatchObject([{ state: 'open' }]);
  });

  test('callbacks are not sent with the fault missing', async () => {
    const shop = await opened();
    await shop.test('faults', { missing: true });
    await shop.pay((await invoice(shop, 'a')).id);
    expect(shop.called).toEqual([]);
    expect(await shop.invoices()).toMatchObject([{ state: 'paid' }]);
  });

  test('callbacks return the merchant’s answer, including errors', async () => {
    const shop = await opened({}, () => Promise.reject(new Error('broken')));
    const paid = await shop.pay((await invoice(shop, 'a')).id);
    expect(paid.callbacks).toMatchObject([{ status: 500 }]);
    const nobody = await invoice(shop, 'b', { callback_url: 'http://127.0.0.1:1/' });
    expect((await shop.pay(nobody.id)).callbacks).toMatchObject([{ status: null }]);
  });

  test('an unknown fault is refused, and all faults can be cleared', async () => {
    const shop = await opened();
    await expect(shop.test('faults', { slow: true })).rejects.toThrow('slow');
    await shop.test('faults', { down: true, late: true });
    const answer = await fetch(`${shop.base}/_test/faults`, { method: 'DELETE' });
    expect(await answer.json()).toMatchObject({ down: false, late: false });
  });
});

describe('payment page', () => {
  const get = async (url: string, language = 'mn') => {
    const answer = await fetch(url, { headers: { 'accept-language': language } });
    return { status: answer.status, url: answer.url, text: await answer.text() };
  };
  const press = async (link: string, bank: string) => {
    const answer = await fetch(`${link}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ bank }),
    });
    return { url: answer.url, text: await answer.text() };
  };

  test('the payment page shows the amount, the QR code and the banks in both languages', async () => {
    const shop = await opened();
    const { link } = await invoice(shop, 'a');
    const [mn, en] = [await get(link), await get(link, 'en-GB,en')];
    expect(mn.text).toContain('Хаан банк');
    expect(mn.text).toContain('lang="mn"');
    expect(en.text).toContain('Khan bank');
    expect((await get(`${link}?lang=mn`, 'en')).text).toContain('Хаан банк');
    for (const { text } of [mn, en]) {
      expect(text).toMatch(/9,900₮/);
      expect(text).toContain('Basic &lt;1&gt; &amp; &quot;month&quot;');
      expect(text).toContain('src="data:image/png;base64,');
    }
  });

  test.each(['050000', 'card'])(
    'one click on %s pays, and calls the merchant back',
    async (bank) => {
      const shop = await opened();
      const { link } = await invoice(shop, 'a');
      expect((await press(link, bank)).text).toContain('Төлбөр төлөгдлөө');
      expect((await press(link, bank)).text).toContain('Төлбөр төлөгдлөө');
      expect(calledFor(shop)).toEqual(['a']);
    },
  );

  test('the payment page has a way back to the order, before and after it is paid', async () => {
    const shop = await opened();
    const { link } = await invoice(shop, 'a');
    const back = `href="${new URL(shop.callbackUrl('a')).origin}/app/account/billing/orders/a"`;
    expect((await get(link)).text).toContain(back);
    expect((await press(link, 'card')).text).toContain(back);
  });

  test('the payment page shows a failed payment, an expired invoice and an unknown one', async () => {
    let now = Date.parse('2026-11-22T10:00:00Z');
    const shop = await opened({ now: () => new Date(now) });
    const ends = { enable_expiry: true, expiry_date: '2026-11-22T19:00:00+08:00' };
    const { link } = await invoice(shop, 'a', ends);
    await shop.test('faults', { unpaid: true });
    expect((await press(link, '050000')).text).toContain('Төлбөр амжилтгүй боллоо');
    now += 60 * 60 * 1000;
    expect((await get(link)).text).toContain('Төлөх хугацаа дууссан');
    expect(await get(`${shop.base}/s/unknown`)).toMatchObject({ status: 404 });
  });
});

test('a state file keeps invoices and payments over a restart, but no tokens', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qpay-'));
  folders.push(folder);
  const file = path.join(folder, 'data', 'qpay.json');
  const first = await opened({ file });
  const { id } = await invoice(first, 'a');
  await first.pay(id);
  await invoice(first, 'b');
  await first.close();
  const second = await opened({ file });
  expect(await second.invoices()).toMatchObject([
    { invoice_id: id, state: 'paid' },
    { sender_invoice_no: 'b', state: 'open' },
  ]);
});

test('a QR text ends with the checksum of the text before it', () => {
  // The checksum is from Python's binascii.crc_hqx(text, 0xffff).
  const text = qrText('00000000-0000-0000-0000-000000000000', 990_000);
  expect(text).toMatch(/^000201010212.*54079900\.005802MN.*63043017$/);
});
