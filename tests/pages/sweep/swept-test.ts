import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { anOrder, order } from '../../support/orders.ts';
import { fromSuite } from '../../support/suite.ts';
import { newSession, type Session, someone } from '../support/session.ts';
import { test as base } from '../support/test.ts';
import { putTrouble } from '../support/trouble.ts';

export const audioText = 'Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.';
export const audioName = 'Яриа';
export const collectionName = 'Зохиол';
export const personName = 'Тест';

/** A word of the person's dictionary. */
export const respelling = { written: 'хурал', spoken: 'чуулган' };

/** What the fixtures' person has typed. It is shown on pages of both languages. */
export const ownWords = [
  audioText,
  'Сайн байна уу?',
  collectionName,
  audioName,
  'Аудио',
  personName,
  respelling.written,
  respelling.spoken,
];

/** A person with a little of everything, and an admin. */
export interface Swept {
  readonly audioId: string;
  readonly collectionId: string;
  readonly shareId: string;
  /** Orders that wait for money, by QPay and elsewhere, and one that is paid, with its receipt. */
  readonly orders: Record<'qr' | 'redirect' | 'paid', string>;
  /** An order with money that waits for an admin, of somebody with two active subscriptions. */
  readonly bought: { readonly uid: string; readonly orderId: string };
  /** The person's address, which the admin pages search for. */
  readonly email: string;
  readonly sessions: Record<'user' | 'admin', Session>;
}

/** An order that was paid by QPay, with an e-barimt. */
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
  const user = await newSession('user', someone('sweep'), personName);
  const admin = await newSession('admin', someone('sweep'), personName);
  const { person } = user;
  const collectionId = await newCollection(person, collectionName);
  const segments = [audioText];
  const { id: audioId } = await convert(person, { name: audioName, collectionId, segments });
  // A change of the music makes a second version for free; the first can be restored.
  const input = { ...aRequest, segments, background: 'rain' as const };
  const { streamUrl } = await ask('resynthesize', person, { params: { audioId }, input });
  await (await fetch(new URL(streamUrl, fromSuite('DUU_BASE_URL')))).arrayBuffer();
  await ended(person, audioId);
  await ask('saveRespelling', person, {
    input: { ...respelling, language: 'mn', inflected: true },
  });
  const archived = await putAudio(person);
  await ask('updateAudio', person, { params: { audioId: archived }, input: { archived: true } });
  const { shareId } = await ask('shareAudio', person, { params: { audioId } });
  const orders = {
    qr: await order(person, '2', { source: 'qpay' }),
    redirect: await order(person, '3'),
    paid: await putReceipt(person.uid),
  };
  await putFigures(90);
  await ask('adminSaveRouteRule', admin.person, {
    params: { ruleId: 'sweep' },
    input: { pattern: '/sweep', target: '/app', status: 302, active: false },
  });
  const { email } = person;
  const buyer = await newSession('user', someone('buyer'), personName);
  const bought = await putTrouble(admin.person, buyer.person);
  return { audioId, collectionId, shareId, orders, email, bought, sessions: { user, admin } };
}

/** Pages of the same two people for every test of a worker: preparing them takes seconds, and each test only looks. */
export const test = base.extend<object, { swept: Swept }>({
  swept: [async ({ browserName: _ }, use) => use(await prepare()), { scope: 'worker' }],
  session: async ({ swept, who }, use) => use(who === 'visitor' ? null : swept.sessions[who]),
});
