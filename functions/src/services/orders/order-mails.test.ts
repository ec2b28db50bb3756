import type { Order, OrderRefund } from '@duu/contract/documents/order';
import { describe, expect, test } from 'vitest';
import { now, subscription } from '../credits/testing/examples.ts';
import { receiptMail, refundMails, renewalFailedMail } from './order-mails.ts';
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
  const before = { refunds: [] };
  const after = (...refunds: OrderRefund[]) => ({ ...order, refunds });
  const mailOf = (of: Order) => refundMails('o', before, of, false)[0];

  test('a refund is reported with its invoice, each one separately', () => {
    const [one, other] = refundMails('o', before, after(refund, { ...refund, id: 'r2' }), false);
    expect(one).toMatchObject({ invoice: 'DUU-2026-000007', amount: 400, by: 'provider' });
    expect(one?.cause).not.toBe(other?.cause);
  });

  test('a refund of a payment without an invoice is reported with its order', () => {
    expect(mailOf({ ...after(refund), invoiceNumber: null })).toMatchObject({ invoice: 'o' });
  });

  test('each state of a refund is reported once: it waits for a transfer, then it was made', () => {
    const manual = { ...refund, state: 'manual', refundedAt: null } as const;
    const made = { ...refund, state: 'refunded', reference: 'transfer 7' } as const;
    const pending = { ...manual, state: 'pending' } as const;
    expect(refundMails('o', before, after(pending), true)).toEqual([]);
    const waiting = refundMails('o', after(pending), after(manual), true);
    expect(waiting).toMatchObject([
      { kind: 'refundWaiting', refundId: refund.id, planEnded: true },
    ]);
    expect(refundMails('o', after(manual), after(manual), true)).toEqual([]);
    const sent = refundMails('o', after(manual), after(made), true);
    expect(sent).toMatchObject([{ kind: 'refund', by: 'transfer' }]);
    // An earlier refund by the provider may have failed.
    expect(sent[0]?.cause).not.toBe(mailOf(after(refund))?.cause);
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
