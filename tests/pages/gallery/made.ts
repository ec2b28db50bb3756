import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/plans';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { adminApp } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { convert } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { type Person, signInWithGoogle } from '../../support/people.ts';
import { newSession, type Session, someone } from '../support/session.ts';
import type { Looker } from './shot.ts';

/** What the pictures are of. */
export interface Made {
  readonly audioId: string;
  /** An audio whose last conversion failed, and that can still be heard as it was. */
  readonly failedAgainId: string;
  readonly collectionId: string;
  readonly shareId: string;
  readonly sessions: Record<Looker, Session | null>;
}

export const audioName = 'Өглөөний мэдээ';
export const collectionName = 'Радиогийн мэдээ';

async function putOrders(uid: string): Promise<void> {
  const statuses = ['paid', 'created', 'renewed', 'canceled', 'refunded'] as const;
  const orders = getFirestore(adminApp()).collection(`users/${uid}/orders`);
  await Promise.all(
    statuses.map((status, at) => {
      const createdAt = Timestamp.fromDate(new Date(2026, 10 - at, 20 - at, 12));
      return orders.add({
        invoice: `DUU-2026-000${9 - at}`,
        plan: snapshotOf('3', initialPlans['3']),
        source: at % 2 === 0 ? 'qpay' : 'stripe',
        amount: at % 2 === 0 ? 5_990_000 : 1699,
        currency: at % 2 === 0 ? 'MNT' : 'USD',
        quantity: 1,
        status,
        transitions: [{ status, at: createdAt, reason: 'gallery' }],
        createdAt,
      });
    }),
  );
}

/** A library as it may look after some weeks: made, failed, soon gone, archived. */
async function fillLibrary(person: Person): Promise<Omit<Made, 'sessions'>> {
  const collectionId = await newCollection(person, collectionName);
  await newCollection(person, 'English lessons');
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

/** Somebody whose account an admin has closed. */
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
    putOrders(member.uid),
    putFigures(90),
    putClosedAccount(),
  ]);
  return {
    ...shown,
    sessions: {
      visitor: null,
      newcomer: await newSession('user', someone('anudari')),
      member: await newSession('user', 'pro@demo.duu'),
      admin: await newSession('admin', 'admin@demo.duu'),
    },
  };
}
