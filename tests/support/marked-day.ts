// A day of a user whose name, address, texts and whatever else they enter contain one mark, so that a scan can find
// any leftover data.
import { randomBytes } from 'node:crypto';
import { apiBase } from '@duu/contract/calls/calls';
import { suiteDeps } from './admin.ts';
import { ask, send } from './api.ts';
import { aRequest, convert, ended } from './audios.ts';
import { buy, order, sendEvent } from './orders.ts';
import { baseUrl } from './suite.ts';
import { googleSignInAnswer, newAdminWithAccount, type TestUser } from './users.ts';

/** A WebP file of one colour, in base64. */
const aPhoto = 'UklGRiQAAABXRUJQVlA4TBgAAAAv/8A/AAdQrXoUtP8BAEX6/58i+p6/338=';

export interface MarkedDay {
  readonly mark: string;
  readonly user: TestUser;
  readonly shareId: string;
  /** Tokens that were used: whoever has one can act as the user. */
  readonly tokens: readonly string[];
}

const fetchRaw = async (path: string, init?: RequestInit) =>
  (await fetch(new URL(apiBase + path, baseUrl()), init)).arrayBuffer();

/** Returns what a user does with texts and audio. Returns the stream addresses and the share. */
async function work(user: TestUser, mark: string) {
  const { collectionId } = await ask('createCollection', user, {
    input: { name: `Цуг ${mark}` },
  });
  const entry = { written: `duu${mark}`, spoken: `дуу ${mark}`, language: 'mn' as const };
  await ask('saveRespelling', user, { input: entry });
  await ask('previewRespelling', user, { input: entry });
  const segments = [`Сайн байна уу? ${mark}`];
  await ask('normalizeText', user, { input: { language: 'mn', segments } });
  const audio = await convert(user, { segments, name: `Аудио ${mark}`, collectionId });
  const params = { audioId: audio.id };
  const input = { ...aRequest, segments, background: 'rain' as const };
  const again = await ask('resynthesize', user, { params, input });
  await (await fetch(new URL(again.streamUrl, baseUrl()))).arrayBuffer();
  await ended(user, audio.id);
  const { streamUrl } = await ask('openStream', user, { params });
  await ask('updateAudio', user, { params, input: { name: `Шинэ ${mark}` } });
  await ask('searchAudios', user, { query: { query: mark } });
  await ask('diffAudio', user, { input: { text: `${segments[0]}!`, audioId: audio.id } });
  const { shareId } = await ask('shareAudio', user, { params });
  await ask('getShare', null, { params: { shareId } });
  await fetchRaw(`/shares/${shareId}/audio`);
  const note = { place: null, positionMs: 0, note: `Тэмдэглэл ${mark}` };
  await ask('saveBookmark', user, { params: { ...params, bookmarkId: 'b' }, input: note });
  const whole = { collectionId };
  await ask('orderCollection', user, {
    params: whole,
    input: { audioIds: [audio.id], after: null },
  });
  const { playlistId } = await ask('shareCollection', user, { params: whole });
  await ask('getPlaylist', null, { params: { playlistId } });
  await fetchRaw(`/playlists/${playlistId}/audios/${audio.id}/sound.mp3`);
  const { url } = await ask('openCollectionFile', user, {
    params: whole,
    input: { format: 'mp3' },
  });
  const fileUrl = url ?? '';
  await fetchRaw(fileUrl.slice(apiBase.length));
  return { shareId, streams: [again.streamUrl, streamUrl, fileUrl], collectionId };
}

/** Requests that fail: refused, malformed, forged, and broken inside. */
async function fail(user: TestUser, mark: string, collectionId: string): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  const body = { ...aRequest, segments: [`${mark} `.repeat(2000)] };
  await send('synthesize', user, { body });
  await send('synthesize', user, { body: `{"segments": ["${mark}` });
  await send('synthesize', user, {
    body: { ...aRequest, card: `4242 ${mark}`, speakerId: mark },
  });
  await send('updateMe', user, { body: { displayName: { mark } } });
  await send('getMe', { ...user, token: `${mark}.${mark}.${mark}` });
  await send('getMe', user, { headers: { 'Idempotency-Key': mark } });
  await fetchRaw(`/${mark}?name=${mark}`);
  await fetchRaw(`/audios/${mark}/stream?token=${mark}.${mark}`);
  await fetchRaw(`/webhooks/stripe`, { method: 'POST', headers: json, body: mark });
  await fetchRaw(`/webhooks/qpay/${mark}/${mark}?qpay_payment_id=${mark}`);
  await sendEvent({ orderId: mark, type: 'paid', amount: 1 }, 'f'.repeat(64));
  await send('stopMails', null, { query: { token: `${mark}.${mark}` }, body: {} });
  const report = { kind: 'render', name: 'Error', route: '/app', build: '1', bot: false };
  const stack = `Error: ${mark}\n    at f (https://duu.example/?q=${mark})`;
  await send('reportClientError', null, { body: { ...report, stack } });
  // A document that does not fit its schema: the error's message quotes it.
  const stored = suiteDeps().documents.collection(user.uid, collectionId).withConverter(null);
  await stored.update({ archived: `${mark}` });
  await send('updateCollection', user, { params: { collectionId }, body: { name: mark } });
}

/** What admins do about a user. */
async function administer(user: TestUser, mark: string): Promise<void> {
  const admin = await newAdminWithAccount();
  const params = { uid: user.uid };
  await ask('adminListUsers', admin, { query: { query: mark } });
  await ask('adminGetUser', admin, { params });
  await ask('adminListOrders', admin, { query: { query: user.email } });
  await ask('adminAdjustCredits', admin, { params, input: { characters: 10, reason: 'A gift' } });
  await ask('adminRunJob', admin, { params: { name: 'sendMails' } });
  await ask('adminRunJob', admin, { params: { name: 'checkHealth' } });
}

/** Signs up, works, buys, fails and is managed by an admin. The account is open at the end. */
export async function markedDay(): Promise<MarkedDay> {
  const mark = `mark${randomBytes(6).toString('hex')}`;
  const email = `${mark}@test.duu`;
  const { idToken, localId } = await googleSignInAnswer(email, `subject-${mark}`, `Нэр ${mark}`);
  const user: TestUser = { uid: localId, email, token: idToken };
  await ask('getMe', user);
  await ask('updateMe', user, { input: { displayName: `Шинэ нэр ${mark}` } });
  await ask('setPhoto', user, { input: { image: aPhoto } });
  const { shareId, streams, collectionId } = await work(user, mark);
  await order(user, '2', { confirmed: true });
  await buy(user, '1');
  const customer = suiteDeps().documents.paymentCustomer(user.uid, 'stripe');
  await customer.set({ customer: `cus_${mark}` });
  await fail(user, mark, collectionId);
  await administer(user, mark);
  const tokens = streams.map(
    (address) => new URL(address, baseUrl()).searchParams.get('token') ?? '',
  );
  return { mark, user, shareId, tokens: [idToken, ...tokens] };
}
