import type { Order } from '@duu/contract/documents/order';
import { getAuth } from 'firebase-admin/auth';
import { adminApp, suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { convert } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { anOrder, order } from '../../support/orders.ts';
import { type Person, signInWithGoogle } from '../../support/people.ts';
import { newSession, type Session, someone } from '../support/session.ts';
import { putTrouble } from '../support/trouble.ts';
import type { Looker } from './shot.ts';

/** The data of the pictures. */
export interface Made {
  readonly audioId: string;
  /** An audio whose last conversion failed, and that can still be heard as it was. */
  readonly failedAgainId: string;
  readonly collectionId: string;
  readonly shareId: string;
  /** Orders of the member in every state. */
  readonly orders: Record<'qr' | 'redirect' | 'paid' | 'refunded', string>;
  /** An order with all that an admin may have to look at. */
  readonly bought: { readonly uid: string; readonly orderId: string };
  readonly sessions: Record<Looker, Session | null>;
}

export const audioName = 'Өглөөний мэдээ';
const collectionName = 'Радиогийн мэдээ';

async function putOrders({ uid }: Person): Promise<void> {
  const statuses = ['paid', 'created', 'renewed', 'canceled', 'refunded'] as const;
  const orders = suiteDeps().documents.orders(uid);
  await Promise.all(
    statuses.map((status, at) => {
      const createdAt = new Date(2026, 10 - at, 20 - at, 12);
      const isPaid = status !== 'created' && status !== 'canceled';
      return orders.doc().set(
        anOrder('3', {
          source: at % 2 === 0 ? 'qpay' : 'stripe',
          amount: at % 2 === 0 ? 5_990_000 : 1699,
          currency: at % 2 === 0 ? 'MNT' : 'USD',
          status,
          invoiceNumber: isPaid ? `DUU-2026-00000${9 - at}` : null,
          createdAt,
        }),
      );
    }),
  );
}

/** Orders whose pages are shown: two that wait, one paid with its receipt, one refunded. */
async function putShownOrders(member: Person): Promise<Made['orders']> {
  const from = new Date(2026, 10, 20, 12);
  const until = new Date(2027, 1, 20, 12);
  const paidBy = (also: Partial<Order>) =>
    anOrder('2', {
      source: 'qpay',
      amount: 7_470_000,
      quantity: 3,
      status: 'paid',
      invoiceNumber: 'DUU-2026-000042',
      createdAt: from,
      grant: {
        effect: 'start',
        subscriptionId: 'shown',
        characters: 300_000,
        revoked: 0,
        months: 3,
        from,
        until,
      },
      ...also,
    });
  const orders = suiteDeps().documents.orders(member.uid);
  const [paid, refunded] = [orders.doc(), orders.doc()];
  await paid.set(
    paidBy({
      receipt: {
        id: '000000042',
        receiver: { type: 'citizen' },
        amount: 7_470_000,
        vatAmount: 679_091,
        cityTaxAmount: 0,
        qr: '1234567890'.repeat(20),
        lottery: 'АБ 12345678',
        createdAt: from,
        canceledAt: null,
      },
    }),
  );
  const refund = {
    paymentId: 'p',
    currency: 'MNT',
    by: 'admin',
    refusal: null,
    at: from,
  } as const;
  await refunded.set(
    paidBy({
      status: 'refunded',
      refunds: [
        {
          ...refund,
          id: 'r',
          amount: 7_470_000,
          characters: 300_000,
          state: 'refunded',
          refundedAt: from,
          reference: null,
        },
      ],
    }),
  );
  const placed = (also: { source?: 'qpay'; currency?: 'USD' }) =>
    order(member, '2', { quantity: 3, confirmed: true, ...also });
  return {
    qr: await placed({ source: 'qpay' }),
    redirect: await placed({ currency: 'USD' }),
    paid: paid.id,
    refunded: refunded.id,
  };
}

/** A library as it may look after some weeks: made, failed, soon gone, archived. */
async function fillLibrary(person: Person): Promise<Omit<Made, 'sessions' | 'orders' | 'bought'>> {
  const collectionId = await newCollection(person, collectionName);
  await newCollection(person, 'English lessons');
  for (const [written, spoken] of [
    ['ХХК', 'ха ха ка'],
    ['Samsung', 'самсунг'],
  ] as const)
    await ask('saveRespelling', person, { input: { language: 'mn', written, spoken } });
  const soon = new Date(Date.now() + 3 * 24 * 3_600_000);
  await putAudio(person, { name: 'Хонины нүдэн зурвас', durationMs: 184_000 });
  await putAudio(person, {
    name: 'Тун удахгүй дуусах ярилцлага',
    durationMs: 62_000,
    expiresAt: soon,
  });
  await putAudio(person, { name: 'Welcome to Duu', durationMs: 12_000, language: 'en' });
  await putAudio(person, {
    name: 'Бүтэлгүйтсэн',
    state: 'failed',
    error: 'tts_request_failed',
    durationMs: null,
    storagePath: null,
  });
  const failedAgainId = await putAudio(person, {
    name: 'Хөгжимтэй хувилбар',
    state: 'failed',
    error: 'tts_request_failed',
    durationMs: 95_000,
  });
  // The newest, so that it is seen at once in the library: a list draws only rows that are in the window.
  const { id: audioId } = await convert(person, {
    name: audioName,
    collectionId,
    segments: [
      'Өглөөний мэнд. 2026 оны 11-р сарын 20, баасан гараг.',
      'Улаанбаатарт өнөөдөр −12 хэм, салхи секундэд 5–7 метр.',
    ],
    background: 'limbe',
  });
  const archived = await putAudio(person, { name: 'Өнгөрсөн жилийн тайлан', durationMs: 480_000 });
  await ask('updateAudio', person, { params: { audioId: archived }, input: { archived: true } });
  const { shareId } = await ask('shareAudio', person, { params: { audioId } });
  return { audioId, failedAgainId, collectionId, shareId };
}

/** A user whose account was closed by an admin. */
async function putClosedAccount(): Promise<void> {
  const email = someone('gantulga');
  const person = await signInWithGoogle(email, `google.com:${email}`);
  await ask('getMe', person);
  await getAuth(adminApp()).updateUser(person.uid, { disabled: true });
}

/** The demo people of the seed, with something to show; and somebody who has only just come. */
export async function makeAll(): Promise<Made> {
  const member = await signInWithGoogle('pro@demo.duu', 'google.com:pro@demo.duu');
  const [shown] = await Promise.all([
    fillLibrary(member),
    putOrders(member),
    putFigures(90),
    putClosedAccount(),
  ]);
  const orders = await putShownOrders(member);
  const admin = await newSession('admin', 'admin@demo.duu');
  const buyer = await newSession('user', someone('buyer'), 'Болормаа');
  const bought = await putTrouble(admin.person, buyer.person);
  const params = { uid: bought.uid };
  const reason = 'Шагналын эзэн';
  await ask('adminAdjustCredits', admin.person, {
    params: { uid: member.uid },
    input: { characters: 500, reason },
  });
  await ask('adminUpdateUser', admin.person, { params, input: { disabled: false } });
  return {
    ...shown,
    bought,
    orders,
    sessions: {
      visitor: null,
      newcomer: await newSession('user', someone('anudari')),
      member: await newSession('user', 'pro@demo.duu'),
      admin,
    },
  };
}
