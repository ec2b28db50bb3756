import { auditFieldOf } from '@duu/contract/audit-fields';
import { type CallName, calls } from '@duu/contract/calls/calls';
import { type AuditEntry, adminActions } from '@duu/contract/documents/audit';
import { initialPlans } from '@duu/contract/initial-plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, onceKey, refusal } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { buy, order, sendEvent } from '../support/orders.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents, newId } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const reason = 'they asked';

let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
  user = await newUserWithAccount();
});

const uid = () => user.uid;
const ofUser = () => ({ params: { uid: uid() } });

async function paidOrder() {
  const { id: orderId } = await buy(user, '1');
  return { uid: uid(), orderId };
}

async function manualOrder(reference: string) {
  const input = { planId: '2', quantity: 1, amount: 100, currency: 'MNT' } as const;
  return ask('adminCreateOrder', admin, {
    ...ofUser(),
    input: { ...input, reference: `${reference} ${newId()}`, reason },
  });
}

async function newSpeaker(): Promise<string> {
  const { speakerId } = await ask('adminCreateSpeaker', admin, {
    input: {
      name: { mn: 'Цэцэг', en: 'Tsetseg' },
      description: { mn: 'Зөөлөн.', en: 'Soft.' },
      language: 'mn',
      gender: 'female',
      engine: 'espeak',
      voice: 'mn+f5',
      gainDb: 0,
      order: 90,
      premium: false,
    },
  });
  return speakerId;
}

const rule = { pattern: '/audit', target: '/app', status: 302, active: false } as const;
const { tier: _, period: __, ...yearly } = initialPlans['4'];

type LoggedEntry = Partial<Omit<AuditEntry, 'at' | 'by'>>;

/** Every write of an admin with its log entry. A new call without a line here fails the test. */
const writes: Record<string, () => Promise<LoggedEntry | LoggedEntry[]>> = {
  adminCreateSpeaker: async () => {
    const target = await newSpeaker();
    await documents.speaker(target).delete();
    return { action: 'speaker.create', target, before: null };
  },
  adminUpdateSpeaker: async () => {
    const speakerId = await newSpeaker();
    await ask('adminUpdateSpeaker', admin, { params: { speakerId }, input: { gainDb: 3 } });
    await documents.speaker(speakerId).delete();
    const sides = { before: { gainDb: 0 }, after: { gainDb: 3 } };
    return { action: 'speaker.update', target: speakerId, ...sides };
  },
  adminMakeSample: async () => {
    const speakerId = await newSpeaker();
    const { sample } = await ask('adminMakeSample', admin, { params: { speakerId } });
    await documents.speaker(speakerId).delete();
    const sides = { before: { sample: null }, after: { sample } };
    return { action: 'speaker.make_sample', target: speakerId, ...sides };
  },
  adminCreatePlan: async () => {
    await documents.plan('4').delete();
    await ask('adminCreatePlan', admin, { input: { ...yearly, planId: '4' } });
    return { action: 'plan.create', target: '4', before: null };
  },
  adminUpdatePlan: async () => {
    const input = { prices: { MNT: price + 100, USD: initialPlans['1'].prices.USD } };
    await ask('adminUpdatePlan', admin, { params: { planId: '1' }, input });
    await documents.plan('1').set(initialPlans['1']);
    const sides = { before: { 'prices.MNT': price }, after: { 'prices.MNT': price + 100 } };
    return { action: 'plan.update', target: '1', ...sides };
  },
  adminDeleteAudio: async () => {
    const audioId = await putAudio(user, { name: 'Нууц нэр' });
    await ask('adminDeleteAudio', admin, { params: { uid: uid(), audioId } });
    return { action: 'audio.delete', uid: uid(), target: audioId, after: null };
  },
  adminRetryAudio: async () => {
    const error = 'tts_request_failed' as const;
    const audioId = await putAudio(user, { state: 'failed', error });
    await ask('adminRetryAudio', admin, { params: { uid: uid(), audioId } });
    const sides = { before: { state: 'failed', error }, after: { state: 'creating', error: null } };
    return { action: 'audio.retry', uid: uid(), target: audioId, ...sides };
  },
  adminSaveRouteRule: async () => {
    const params = { ruleId: newId() };
    await ask('adminSaveRouteRule', admin, { params, input: rule });
    await ask('adminSaveRouteRule', admin, { params, input: { ...rule, target: '/terms' } });
    await documents.routeRule(params.ruleId).delete();
    const entry = { action: 'route_rule.save', target: params.ruleId } as const;
    return [
      { ...entry, before: { target: '/app' }, after: { target: '/terms' } },
      { ...entry, before: null, after: { ...rule } },
    ];
  },
  adminDeleteRouteRule: async () => {
    const params = { ruleId: newId() };
    await ask('adminSaveRouteRule', admin, { params, input: rule });
    await ask('adminDeleteRouteRule', admin, { params });
    // Nothing is left to delete or to log.
    await ask('adminDeleteRouteRule', admin, { params });
    const entry = { target: params.ruleId } as const;
    return [
      { ...entry, action: 'route_rule.delete', before: { ...rule }, after: null },
      { ...entry, action: 'route_rule.save' },
    ];
  },
  adminUpdateUser: async () => {
    // Revoking the claim ends the session.
    const other = await newUserWithAccount();
    const params = { uid: other.uid };
    const { uid: of } = other;
    await ask('adminUpdateUser', admin, { params, input: { admin: true, disabled: true, reason } });
    await ask('adminUpdateUser', admin, { params, input: { disabled: false } });
    await ask('adminUpdateUser', admin, { params, input: { admin: false } });
    return [
      {
        action: 'user.take_admin',
        uid: of,
        before: { admin: true },
        after: { admin: false },
      },
      {
        action: 'user.enable',
        uid: of,
        before: { disabled: true },
        after: { disabled: false },
      },
      { action: 'user.make_admin', uid: of, target: null },
      { action: 'user.disable', uid: of, target: null, reason },
    ];
  },
  adminAdjustCredits: async () => {
    const input = { characters: 7, reason };
    const { subscription } = await ask('adminAdjustCredits', admin, { ...ofUser(), input });
    const { id: target, totalCredits } = subscription;
    const sides = { before: { totalCredits: totalCredits - 7 }, after: { totalCredits } };
    return { action: 'credits.adjust', uid: uid(), target, ...sides, reason };
  },
  adminCheckOrder: async () => {
    const orderId = await order(user, '1', { confirmed: true });
    await ask('adminCheckOrder', admin, { params: { uid: uid(), orderId } });
    return { action: 'order.check', uid: uid(), target: orderId, before: {}, after: {} };
  },
  adminRefundOrder: async () => {
    const params = await paidOrder();
    await ask('adminRefundOrder', admin, { params, input: { reason } });
    return { action: 'order.refund', uid: uid(), target: params.orderId, reason };
  },
  adminMarkRefund: async () => {
    const { orderId } = await manualOrder('refund');
    const params = { uid: uid(), orderId };
    await ask('adminRefundOrder', admin, { params, input: { reason } });
    const refundId = (await documents.order(uid(), orderId).get()).data()?.refunds[0]?.id ?? '';
    const input = { reference: 'transfer 7', reason };
    await ask('adminMarkRefund', admin, { params: { ...params, refundId }, input });
    return [
      { action: 'order.mark_refunded', uid: uid(), target: orderId, reason },
      { action: 'order.refund' },
      { action: 'order.create' },
    ];
  },
  adminResolvePayment: async () => {
    const params = await paidOrder();
    const paymentId = `extra-${params.orderId}`;
    await sendEvent({ eventId: paymentId, orderId: params.orderId, type: 'paid', amount: price });
    await ask('adminResolvePayment', admin, { params, input: { paymentId, reason } });
    return { action: 'order.resolve_payment', uid: uid(), target: params.orderId, reason };
  },
  adminCreateOrder: async () => {
    const { orderId } = await manualOrder('bank');
    return { action: 'order.create', uid: uid(), target: orderId, reason };
  },
  adminGrantPlan: async () => {
    const input = { planId: '3', quantity: 1, reason } as const;
    const { subscriptionId } = await ask('adminGrantPlan', admin, {
      ...ofUser(),
      input,
      headers: onceKey(),
    });
    return { action: 'plan.grant', uid: uid(), target: subscriptionId, reason };
  },
  adminEndPlan: async () => {
    await ask('adminGrantPlan', admin, {
      ...ofUser(),
      input: { planId: '3', quantity: 1, reason },
      headers: onceKey(),
    });
    await ask('adminEndPlan', admin, { ...ofUser(), input: { reason } });
    return [{ action: 'plan.end', uid: uid(), reason }, { action: 'plan.grant' }];
  },
  adminMendSubscriptions: async () => {
    const grant = { planId: '3', quantity: 1, reason } as const;
    const { subscriptionId } = await ask('adminGrantPlan', admin, {
      ...ofUser(),
      input: grant,
      headers: onceKey(),
    });
    const second = (await documents.subscription(uid(), subscriptionId).get()).data();
    if (!second) throw new Error('The plan was not granted.');
    await documents.subscription(uid(), 'second').set(second);
    await ask('adminMendSubscriptions', admin, {
      ...ofUser(),
      input: { keep: subscriptionId, reason },
    });
    return [
      { action: 'subscriptions.mend', uid: uid(), target: subscriptionId, reason },
      { action: 'plan.grant' },
    ];
  },
  adminRunJob: async () => {
    await ask('adminRunJob', admin, { params: { name: 'expireSubscriptions' } });
    return { action: 'job.run', uid: null, target: 'expireSubscriptions', reason: null };
  },
};

const isWrite = (name: string): name is CallName => {
  const call = Object.entries(calls).find(([known]) => known === name)?.[1];
  return call?.who === 'admin' && call.method !== 'GET';
};

const logged = new Set<string>();
const mine = async () => ask('adminListAudit', admin, { query: { by: admin.uid } });

describe('the audit log', () => {
  afterAll(async () => {
    await documents.plan('1').set(initialPlans['1']);
    await documents.plan('4').set(initialPlans['4']);
  });

  test('the audit log has an entry for every write of an admin', () => {
    expect(Object.keys(writes).sort()).toEqual(Object.keys(calls).filter(isWrite).sort());
  });

  // Each adds to the same admin's log, in this order.
  test.each(Object.keys(writes))(
    'the audit log tells who made the call %s, and what it changed',
    async (name) => {
      const before = (await mine()).entries[0]?.id;
      const expected = [await writes[name]?.()].flat();
      const { entries } = await mine();
      const until = entries.findIndex(({ id }) => id === before);
      const fresh = until < 0 ? entries : entries.slice(0, until);
      for (const { action } of fresh) logged.add(action);
      // Preparing one may need other writes, which are logged as well.
      const actions = new Set(expected.map((one) => one?.action));
      expect(fresh.filter(({ action }) => actions.has(action))).toHaveLength(expected.length);
      const by = { uid: admin.uid, email: admin.email };
      for (const one of expected) {
        expect(fresh).toContainEqual(expect.objectContaining({ ...one, by }));
      }
      expect(JSON.stringify(fresh)).not.toContain('Нууц');
      const fields = fresh.flatMap(({ before: was, after }) => Object.keys({ ...was, ...after }));
      expect(fields.filter((field) => auditFieldOf(field) === null)).toEqual([]);
    },
  );

  test('the audit log covers every action of admins', () => {
    expect([...logged].sort()).toEqual([...adminActions].sort());
  });

  test('the audit log has no entry for a refused write', async () => {
    const before = (await mine()).entries[0]?.id;
    const own = { params: { uid: admin.uid }, input: { disabled: true } };
    expect(await refusal('adminUpdateUser', admin, own)).toBe('409 admin.own_account');
    const input = { characters: -1_000_000, reason };
    expect(await refusal('adminAdjustCredits', admin, { ...ofUser(), input })).toMatch(/^4/);
    const params = { uid: uid(), audioId: 'none' };
    expect(await refusal('adminDeleteAudio', admin, { params })).toBe('404 audio.not_found');
    expect((await mine()).entries[0]?.id).toBe(before);
  });
});
