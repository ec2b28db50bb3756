import { randomUUID } from 'node:crypto';
import type { CallName } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { z } from 'zod';
import { send } from '../../tests/support/api.ts';
import { sendEvent } from '../../tests/support/orders.ts';
import { baseUrl, fromSuite, projectId } from '../../tests/support/suite.ts';
import type { TestUser } from '../../tests/support/users.ts';

/** One request of a user: `what` names it, `ms` is the time until its last byte. */
export interface Sample {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
  /** A 429 without `Retry-After`. */
  readonly lacksRetryAfter: boolean;
}

/** A user's own view of what they did, to compare with what is stored. */
export interface LoadUser {
  readonly account: TestUser;
  readonly audioIds: string[];
  readonly paidOrders: string[];
}

export interface Recorder {
  add(sample: Sample): void;
  /** The time from the request to the first byte of sound, in ms. */
  addFirstSound(ms: number): void;
}

const sentences = [
  'Өнөөдөр Улаанбаатарт өдөртөө 12 хэм дулаан, салхи секундэд 6 метр байна.',
  'Хичээл 8 цаг 30 минутад эхэлж, 13 цагт дуусна.',
  'Манай баг өнгөрсөн долоо хоногт 3 шинэ бүтээгдэхүүн гаргалаа.',
  'Номын санд 1,250 шинэ ном ирсэн тул хүүхдүүд их баярлав.',
  'Захиалгаа баталгаажуулахын тулд доорх товчийг дарна уу.',
];

const started = z.object({ audioId: z.string(), streamUrl: z.string() });
const ordered = z.object({ orderId: z.string() });
const orderAnswer = z.object({ order: z.object({ amount: z.number(), status: z.string() }) });

/**
 * Returns the actions of one user, each chosen by a number from 0 to 1 below its `upTo`. Each ends when its last
 * answer is read; a refused request ends it early.
 */
export function actionsOf(user: LoadUser, random: () => number, recorder: Recorder) {
  const { account } = user;

  async function timed(what: string, request: () => Promise<Response>): Promise<unknown> {
    const startedAt = performance.now();
    const answer = await request();
    const text = await answer.text();
    recorder.add({
      what,
      status: answer.status,
      ms: performance.now() - startedAt,
      lacksRetryAfter: answer.status === 429 && answer.headers.get('retry-after') === null,
    });
    return answer.ok && text ? JSON.parse(text) : null;
  }

  const call = (name: CallName, given: Parameters<typeof send>[2] = {}) =>
    timed(name, () => send(name, account, given));

  /** Requests a conversion and listens to it to the end. */
  async function convert(): Promise<void> {
    const count = 1 + Math.floor(random() * 4);
    const text = Array.from(
      { length: count },
      () => sentences[Math.floor(random() * sentences.length)],
    );
    const segments = [`${Math.floor(random() * 1e6)}. ${text.join(' ')}`];
    const startedAt = performance.now();
    const answer = await call('synthesize', {
      body: { segments, speakerId: 'nomin', language: 'mn' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    if (answer === null) return;
    const { audioId, streamUrl } = started.parse(answer);
    user.audioIds.push(audioId);
    let heard = false;
    const sound = await fetch(new URL(streamUrl, baseUrl()));
    if (sound.ok && sound.body) {
      for await (const _ of sound.body) {
        if (!heard) recorder.addFirstSound(performance.now() - startedAt);
        heard = true;
      }
    } else await sound.arrayBuffer();
    recorder.add({
      what: 'listen',
      status: sound.ok && !heard ? 0 : sound.status,
      ms: performance.now() - startedAt,
      lacksRetryAfter: sound.status === 429 && sound.headers.get('retry-after') === null,
    });
  }

  /** Opens the library: a query like that of its first page, under the rules. */
  async function list(): Promise<void> {
    const database = `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId()}/databases/(default)/documents`;
    const archived = {
      fieldFilter: {
        field: { fieldPath: 'archived' },
        op: 'EQUAL',
        value: { booleanValue: false },
      },
    };
    await timed('library', () =>
      fetch(`${database}/${paths.user(account.uid)}:runQuery`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${account.token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: 'audios' }],
            where: archived,
            orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
            limit: limits.pageSize + 1,
          },
        }),
      }),
    );
    await call('getMe');
    if (random() < 0.3) await call('searchAudios', { query: { query: 'өдөр' } });
  }

  const anAudio = () => user.audioIds[Math.floor(random() * user.audioIds.length)];

  /** Plays a finished audio from the bucket, under its rules, and keeps the position. */
  async function play(): Promise<void> {
    const audioId = anAudio();
    if (audioId === undefined) return list();
    const file = await storedFile(audioId);
    if (file === null) return list();
    const bucket = `${projectId()}.appspot.com`;
    const startedAt = performance.now();
    const sound = await fetch(
      `http://${fromSuite('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${bucket}/o/${encodeURIComponent(file)}?alt=media`,
      { headers: { Authorization: `Firebase ${account.token}` } },
    );
    await sound.arrayBuffer();
    recorder.add({
      what: 'play',
      status: sound.status,
      ms: performance.now() - startedAt,
      lacksRetryAfter: false,
    });
    const positionMs = Math.floor(random() * 2000);
    await call('savePosition', { params: { audioId }, body: { positionMs } });
  }

  /** Returns the path of an audio's file, read as the web app does; null while it is converted. */
  async function storedFile(audioId: string): Promise<string | null> {
    const answer = await timed('audio', () =>
      fetch(
        `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId()}/databases/(default)/documents/${paths.audio(account.uid, audioId)}`,
        { headers: { Authorization: `Bearer ${account.token}` } },
      ),
    );
    const document = z
      .object({
        fields: z.object({
          storagePath: z.object({ stringValue: z.string().optional() }).optional(),
        }),
      })
      .safeParse(answer);
    return document.data?.fields.storagePath?.stringValue ?? null;
  }

  /** Renames an audio, or moves it into the archive and back. */
  async function edit(): Promise<void> {
    const audioId = anAudio();
    if (audioId === undefined) return list();
    const params = { audioId };
    if (random() < 0.5) {
      const name = `Бичлэг ${Math.floor(random() * 1000)}`;
      await call('updateAudio', { params, body: { name } });
      return;
    }
    await call('updateAudio', { params, body: { archived: true } });
    await call('updateAudio', { params, body: { archived: false } });
  }

  /** Orders a month and pays it; the provider's webhook arrives twice, as providers do. */
  async function buy(): Promise<void> {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = {
      planId: '3',
      source: 'simulated',
      currency: 'MNT',
      quantity: 1,
      confirmed: true,
    };
    const answer = await call('createOrder', { body, headers });
    if (answer === null) return;
    const { orderId } = ordered.parse(answer);
    const placed = await call('getOrder', { params: { orderId } });
    if (placed === null) return;
    const { amount } = orderAnswer.parse(placed).order;
    const event = { orderId, type: 'paid', amount, eventId: randomUUID() } as const;
    for (const attempt of [1, 2]) {
      const startedAt = performance.now();
      const status = Number.parseInt(await sendEvent(event), 10);
      recorder.add({
        what: 'webhook',
        status,
        ms: performance.now() - startedAt,
        lacksRetryAfter: false,
      });
      if (attempt === 1 && status !== 200) return;
    }
    user.paidOrders.push(orderId);
  }

  return [
    { upTo: 0.25, act: convert },
    { upTo: 0.55, act: list },
    { upTo: 0.75, act: play },
    { upTo: 0.95, act: edit },
    { upTo: 1, act: buy },
  ];
}
