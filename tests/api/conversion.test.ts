import { countSegments } from '@duu/contract/count-segments';
import { availableCredits } from '@duu/contract/documents/subscription';
import { audioFile } from '@duu/contract/paths';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, send } from '../support/api.ts';
import { aRequest, audioOf, ended } from '../support/audios.ts';
import { baseUrl } from '../support/suite.ts';
import { newUser } from '../support/users.ts';

async function bytesOf(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

/** MPEG audio frames start with eleven set bits; a file may start with its tags. */
function looksLikeMp3(bytes: Uint8Array): boolean {
  const tagged = String.fromCharCode(...bytes.subarray(0, 3)) === 'ID3';
  return tagged || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
}

test('streams sound during the conversion and stores the file afterwards', async () => {
  const user = await newUser();
  const { audioId, streamUrl } = await ask('synthesize', user, { input: aRequest });
  const characters = countSegments(aRequest.segments);

  const creating = await audioOf(user, audioId);
  expect(creating).toMatchObject({ state: 'creating', characters, version: 1, storagePath: null });
  const held = (await ask('getMe', user)).subscription;
  expect(held).toMatchObject({ totalCredits: 500, heldCredits: characters, usedCredits: 0 });

  const live = await fetch(new URL(streamUrl, baseUrl()));
  expect(live.status).toBe(200);
  expect(live.headers.get('content-type')).toBe('audio/mpeg');
  expect(live.headers.get('content-length')).toBeNull();
  const heard = await bytesOf(live);
  expect(looksLikeMp3(heard)).toBe(true);

  const done = await ended(user, audioId);
  expect(done).toMatchObject({
    state: 'done',
    error: null,
    hold: null,
    lease: null,
    attempt: 1,
    storagePath: audioFile(user.uid, audioId, 1),
  });
  expect(done.durationMs).toBeGreaterThan(1500);

  const { documents, files } = suiteDeps();
  const kept = await files.bytes(done.storagePath ?? '');
  expect(Buffer.from(kept ?? []).equals(Buffer.from(heard))).toBe(true);
  const content = (await documents.content(user.uid, audioId).get()).data();
  expect(content?.segments).toEqual(aRequest.segments);
  expect(content?.normalized[0]?.spoken).not.toMatch(/\d/);
  expect(content?.words.length).toBeGreaterThan(5);
  expect(content?.peaks.some((peak) => peak > 0.1)).toBe(true);

  const { user: account, subscription } = await ask('getMe', user);
  expect(subscription).toMatchObject({ heldCredits: 0, usedCredits: characters });
  if (subscription) expect(availableCredits(subscription)).toBe(500 - characters);
  expect(account.counters).toMatchObject({ making: 0, audios: 1 });
  expect(account.preferences.lastVoices).toEqual({
    mn: { speakerId: aRequest.speakerId, ...done.settings },
    en: null,
  });
});

test('a finished file supports range requests', async () => {
  const user = await newUser();
  const { audioId } = await ask('synthesize', user, { input: aRequest });
  await ended(user, audioId);
  const { streamUrl } = await ask('openStream', user, { params: { audioId } });
  const url = new URL(streamUrl, baseUrl());

  const first = await fetch(url, { headers: { Range: 'bytes=0-1' } });
  expect(first.status).toBe(206);
  const whole = await bytesOf(await fetch(url));
  expect(first.headers.get('content-range')).toBe(`bytes 0-1/${whole.byteLength}`);
  expect([...(await bytesOf(first))]).toEqual([...whole.subarray(0, 2)]);

  const last = await fetch(url, { headers: { Range: 'bytes=-100' } });
  expect(last.status).toBe(206);
  expect([...(await bytesOf(last))]).toEqual([...whole.subarray(-100)]);

  const beyond = await fetch(url, { headers: { Range: `bytes=${whole.byteLength}-` } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.byteLength}`);

  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(whole.byteLength));
});

test('a first range is answered while the rest is still being made', async () => {
  const user = await newUser();
  // The first sentence of many: the range is there long before the file.
  const segments = Array.from(
    { length: 8 },
    (_, at) => `${at + 1}-р хэсэгт нар мандаж, тал нутаг алтан шаргал гийв.`,
  );
  const { audioId, streamUrl } = await ask('synthesize', user, {
    input: { ...aRequest, segments },
  });
  const url = new URL(streamUrl, baseUrl());

  const first = await fetch(url, { headers: { Range: 'bytes=0-1' } });
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe('bytes 0-1/*');
  const whole = await bytesOf(await fetch(url, { headers: { Range: 'bytes=0-' } }));
  expect([...(await bytesOf(first))]).toEqual([...whole.subarray(0, 2)]);
  expect(await ended(user, audioId)).toMatchObject({ state: 'done', attempt: 1 });
});

test('several listeners share one conversion', async () => {
  const user = await newUser();
  const { audioId, streamUrl } = await ask('synthesize', user, { input: aRequest });
  const listeners = await Promise.all(
    Array.from({ length: 4 }, async () => bytesOf(await fetch(new URL(streamUrl, baseUrl())))),
  );
  const [first] = listeners;
  expect(first?.byteLength).toBeGreaterThan(10_000);
  for (const heard of listeners) expect(Buffer.from(heard).equals(first ?? heard)).toBe(true);
  expect(await ended(user, audioId)).toMatchObject({ state: 'done', attempt: 1 });
});

test('the queue converts without a listener, and a listener who leaves does not stop the conversion', async () => {
  const user = await newUser();
  const first = await ask('synthesize', user, { input: aRequest });
  const second = await ask('synthesize', user, { input: aRequest });
  const leaving = new AbortController();
  const stream = await fetch(new URL(second.streamUrl, baseUrl()), { signal: leaving.signal });
  await stream.body?.getReader().read();
  leaving.abort();
  expect(await ended(user, second.audioId)).toMatchObject({ state: 'done', attempt: 1 });
  expect(await ended(user, first.audioId)).toMatchObject({ state: 'done', attempt: 1 });
});

test('a stream address is valid for one audio and issued only to its owner', async () => {
  const [user, other] = await Promise.all([newUser(), newUser()]);
  const { audioId, streamUrl } = await ask('synthesize', user, { input: aRequest });
  const url = new URL(streamUrl, baseUrl());
  const forged = new URL(url);
  forged.searchParams.set('token', `x${url.searchParams.get('token')}`);
  const answer = await fetch(forged);
  expect([answer.status, await answer.text()]).toEqual([403, 'audio.link_expired']);

  const another = await ask('synthesize', user, { input: aRequest });
  const moved = new URL(url.href.replace(audioId, another.audioId));
  expect((await fetch(moved)).status).toBe(403);

  const refused = await send('openStream', other, { params: { audioId } });
  expect([refused.status, await refused.text()]).toEqual([404, 'audio.not_found']);
});
