import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { anOrder, order } from '../../support/orders.ts';
import { fromSuite } from '../../support/suite.ts';
import { putOrderTrouble } from '../support/order-trouble.ts';
import { newSession, type Session, uniqueEmail } from '../support/session.ts';
import { test as base } from '../support/test.ts';

export const audioText = 'Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.';
export const audioName = 'Яриа';
export const collectionName = 'Зохиол';
export const userName = 'Тест';

/** An entry of the user's dictionary. */
export const respelling = { written: 'хурал', spoken: 'чуулган' };

/** What the user of the fixture has typed, which pages show in both languages. */
export const ownWords = [
  audioText,
  'Сайн байна уу?',
  collectionName,
  audioName,
  'Аудио',
  userName,
  respelling.written,
  respelling.spoken,
];

/** A user with a little of everything, and an admin. */
export interface Swept {
  readonly audioId: string;
  readonly collectionId: string;
  readonly shareId: string;
  readonly playlistId: string;
  /** Two orders awaiting payment, by QPay and by redirect, and a paid one with its receipt. */
  readonly orders: Record<'qr' | 'redirect' | 'paid', string>;
  /** An order that needs an admin's attention; its user has two active subscriptions. */
  readonly bought: { readonly uid: string; readonly orderId: string };
  /** The user's address, which the admin pages search for. */
  readonly email: string;
  readonly sessions: Record<'user' | 'admin', Session>;
}

/** Stores an order that was paid by QPay, with an e-barimt. */
async function putReceipt(uid: string): Promise<string> {
  const createdAt = new Date(2026, 10, 20, 12);
  const ref = suiteDeps().documents.orders(uid).doc();
  await ref.set(
    anOrder('1', {
      source: 'qpay',
      status: 'paid',
      invoiceNumber: 'DUU-2026-000007',
      createdAt,
      receipt: {
        id: '000007',
        receiver: { type: 'citizen' },
        amount: 990_000,
        vatAmount: 90_000,
        cityTaxAmount: 0,
        qr: '1234567890'.repeat(20),
        lottery: 'АБ 12345678',
        createdAt,
        canceledAt: null,
      },
    }),
  );
  return ref.id;
}

async function prepare(): Promise<Swept> {
  const session = await newSession('user', uniqueEmail('sweep'), userName);
  const admin = await newSession('admin', uniqueEmail('sweep'), userName);
  const { user } = session;
  const collectionId = await newCollection(user, collectionName);
  const segments = [audioText];
  const { id: audioId } = await convert(user, { name: audioName, collectionId, segments });
  // Changing the music creates a second version for free; the first can be restored.
  const input = { ...aRequest, segments, background: 'rain' as const };
  const { streamUrl } = await ask('resynthesize', user, { params: { audioId }, input });
  await (await fetch(new URL(streamUrl, fromSuite('DUU_BASE_URL')))).arrayBuffer();
  await ended(user, audioId);
  await ask('saveRespelling', user, {
    input: { ...respelling, language: 'mn', inflected: true },
  });
  const archived = await putAudio(user);
  await ask('updateAudio', user, { params: { audioId: archived }, input: { archived: true } });
  const { shareId } = await ask('shareAudio', user, { params: { audioId } });
  const { playlistId } = await ask('shareCollection', user, { params: { collectionId } });
  const bookmark = { place: { segment: 0, start: 0 }, positionMs: 0, note: audioName };
  await ask('saveBookmark', user, { params: { audioId, bookmarkId: 'b' }, input: bookmark });
  const orders = {
    qr: await order(user, '2', { source: 'qpay' }),
    redirect: await order(user, '3'),
    paid: await putReceipt(user.uid),
  };
  await putFigures(90);
  await ask('adminSaveRouteRule', admin.user, {
    params: { ruleId: 'sweep' },
    input: { pattern: '/sweep', target: '/app', status: 302, active: false },
  });
  const { email } = user;
  const buyer = await newSession('user', uniqueEmail('buyer'), userName);
  const bought = await putOrderTrouble(admin.user, buyer.user);
  return {
    audioId,
    collectionId,
    shareId,
    playlistId,
    orders,
    email,
    bought,
    sessions: { user: session, admin },
  };
}

/** Creates the two users once per worker, which takes seconds; tests do not change their data. */
export const test = base.extend<object, { swept: Swept }>({
  swept: [async ({ browserName: _ }, use) => use(await prepare()), { scope: 'worker' }],
  session: async ({ swept, role }, use) => use(role === 'visitor' ? null : swept.sessions[role]),
});
