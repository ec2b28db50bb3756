import { describe, expect, test } from 'vitest';
import { now, subscription } from '../credits/testing/examples.ts';
import { receiptMail, refundMail, renewalFailedMail } from './order-mails.ts';
import { granted, orderWith, refund } from './testing/examples.ts';

const { until } = granted;
const order = orderWith({
  status: 'paid',
  invoiceNumber: 'DUU-2026-000007',
  grant: granted,
});

describe('payments', () => {
  test('the e-mail about a payment names the plan and its end', () => {
    expect(receiptMail('o', order, { paidAt: now }, null)).toMatchObject({
      kind: 'receipt',
      cause: 'o',
      invoice: 'DUU-2026-000007',
      amount: 1000,
      characters: 30_000,
      endsAt: until,
    });
  });

  test('the e-mail about a renewal names the next charge', () => {
    const renewal = { ...order, renewalOf: 'first' };
    expect(receiptMail('o', renewal, { paidAt: now }, until)).toMatchObject({
      kind: 'renewal',
      nextChargeAt: until,
    });
  });

  test('a payment without a grant sends no e-mail', () => {
    expect(receiptMail('o', { ...order, grant: null }, { paidAt: now }, null)).toBeNull();
    expect(receiptMail('o', { ...order, invoiceNumber: null }, { paidAt: now }, null)).toBeNull();
  });
});

describe('refunds', () => {
  const how = { by: 'provider', planEnded: false } as const;

  test('a refund is reported with its invoice, each one separately', () => {
    const mail = refundMail('o', order, refund, how);
    expect(mail).toMatchObject({ invoice: 'DUU-2026-000007', amount: 400, by: 'provider' });
    expect(mail.cause).not.toBe(refundMail('o', order, { ...refund, id: 'r2' }, how).cause);
  });

  test('a refund of a payment without an invoice is reported with its order', () => {
    const mail = refundMail('o', { ...order, invoiceNumber: null }, refund, how);
    expect(mail).toMatchObject({ invoice: 'o' });
  });
});

describe('failed charges', () => {
  const plan = subscription({ endsAt: until });
  const retryAt = new Date('2026-12-23T10:00:00Z');

  test('a failed charge is reported with the next try, each one separately', () => {
    const mail = renewalFailedMail('s', plan, order, retryAt);
    expect(mail).toMatchObject({ kind: 'renewalFailed', amount: 1000, endsAt: until, retryAt });
    const last = renewalFailedMail('s', plan, order, null);
    expect(last).toMatchObject({ retryAt: null });
    expect(last?.cause).not.toBe(mail?.cause);
  });

  test('a failed charge of a plan without an end is not reported', () => {
    expect(renewalFailedMail('s', { ...plan, endsAt: null }, order, null)).toBeNull();
  });
});
