import { audioFile, paths } from '@duu/contract/paths';
import { id3 } from '@duu/speech/output/id3';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { baseUrl, fromSuite, projectId } from '../support/suite.ts';
import { disableAccount, newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

let user: TestUser;
let audioId: string;
let shareId: string;

beforeEach(async () => {
  user = await newUserWithAccount();
  audioId = await putAudio(user, { name: 'Хуваалцсан' });
  ({ shareId } = await ask('shareAudio', user, { params: { audioId } }));
});

const read = (id = shareId) => ask('getShare', null, { params: { shareId: id } });
const sound = (id = shareId) => fetch(`${baseUrl()}/api/v1/shares/${id}/audio`);

describe('shared audios', () => {
  test('a shared audio is public, hides its owner, and can be played', async () => {
    // Whoever guesses the id has the audio: two ids of 74 random bits.
    expect(shareId).toMatch(/^[0-9a-f]{40}$/);
    const share = await read();
    expect(share).toMatchObject({
      name: 'Хуваалцсан',
      durationMs: 1000,
      segments: ['Сайн байна уу?'],
    });
    expect(JSON.stringify(share)).not.toContain(user.uid);
    expect(JSON.stringify(share)).not.toContain(audioId);
    const answer = await fetch(new URL(share.audioUrl, baseUrl()));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(await answer.text()).toBe('sound');
    const part = await fetch(new URL(share.audioUrl, baseUrl()), {
      headers: { Range: 'bytes=1-2' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'ou']);
  });

  test('a shared audio does not show the audio’s original name', async () => {
    const tag = id3({ title: 'Нууц нэр', artist: 'Номин' });
    const file = Buffer.concat([tag, Buffer.from('sound')]);
    const { files, documents } = suiteDeps();
    const path = (await documents.audio(user.uid, audioId).get()).data()?.storagePath ?? '';
    await files.write(path, file, 'audio/mpeg');
    const answer = await sound();
    expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['sound', '5']);
    const part = await fetch(`${baseUrl()}/api/v1/shares/${shareId}/audio`, {
      headers: { Range: 'bytes=-2' },
    });
    expect([await part.text(), part.headers.get('content-range')]).toEqual(['nd', 'bytes 3-4/5']);
    const { streamUrl } = await ask('openStream', user, { params: { audioId } });
    const own = await fetch(new URL(streamUrl, baseUrl()));
    expect(Buffer.from(await own.arrayBuffer()).equals(file)).toBe(true);
  });

  test('a shared audio keeps one link and updates its name', async () => {
    expect((await ask('shareAudio', user, { params: { audioId } })).shareId).toBe(shareId);
    await ask('updateAudio', user, { params: { audioId }, input: { name: 'Өөр нэр' } });
    expect((await read()).name).toBe('Өөр нэр');
  });

  test('a shared audio is not found after sharing ended, and a new link differs', async () => {
    await ask('unshareAudio', user, { params: { audioId } });
    expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
    expect((await sound()).status).toBe(404);
    const again = await ask('shareAudio', user, { params: { audioId } });
    expect(again.shareId).not.toBe(shareId);
    expect((await sound()).status).toBe(404);
  });

  test('a shared audio is not found after its audio was deleted or expired', async () => {
    const past = new Date(Date.now() - 1000);
    const { documents } = suiteDeps();
    await documents.audio(user.uid, audioId).update({ expiresAt: past });
    await documents.share(shareId).update({ expiresAt: past });
    expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
    expect((await sound()).status).toBe(404);
    const second = await putAudio(user);
    const other = await ask('shareAudio', user, { params: { audioId: second } });
    await ask('deleteAudio', user, { params: { audioId: second } });
    expect(await refusal('getShare', null, { params: other })).toBe('404 share.not_found');
  });

  test('a shared audio has a page with previews for crawlers, in the page’s language', async () => {
    const page = await fetch(`${baseUrl()}/en/player?share=${shareId}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).toContain('<meta property="og:title" content="Хуваалцсан">');
    expect(html).toContain('Read by Nomin, 0:01');
    expect(html.match(/<title>/g)).toHaveLength(1);
    const unknown = await (await fetch(`${baseUrl()}/player?share=nowhere`)).text();
    expect(unknown).not.toContain('og:audio');
  });
});

test('an audio can’t be shared during its conversion', async () => {
  const making = await putAudio(user, { state: 'failed', storagePath: null });
  expect(await refusal('shareAudio', user, { params: { audioId: making } })).toBe(
    '409 audio.not_ready',
  );
});

test('shares and streams of a disabled account can’t be read', async () => {
  const { streamUrl } = await ask('openStream', user, { params: { audioId } });
  await disableAccount(user.email);
  expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
  const file = await sound();
  expect([file.status, await file.text()]).toEqual([404, 'share.not_found']);
  const stream = await fetch(new URL(streamUrl, baseUrl()));
  expect([stream.status, await stream.text()]).toEqual([403, 'audio.link_expired']);
  const page = await fetch(new URL(`/player?share=${shareId}`, baseUrl()));
  expect([page.status, (await page.text()).includes('Хуваалцсан')]).toEqual([200, false]);
});

/** Firestore's answer to a visitor who reads the share's document. */
async function statusFromFirestore(): Promise<number> {
  const documents = `projects/${projectId()}/databases/(default)/documents`;
  const host = `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}`;
  return (await fetch(`${host}/v1/${documents}/${paths.share(shareId)}`)).status;
}

describe('share documents', () => {
  test('the document of a share closes and opens with its account, also after parallel changes', async () => {
    const admin = await newAdmin();
    const change = (disabled: boolean) =>
      ask('adminUpdateUser', admin, { params: { uid: user.uid }, input: { disabled } });
    expect(await statusFromFirestore()).toBe(200);
    await change(true);
    expect(await statusFromFirestore()).toBe(403);
    await change(false);
    expect(await statusFromFirestore()).toBe(200);
    await Promise.all([change(true), change(false), change(true), change(false)]);
    const { disabled } = await getAuth(adminApp()).getUser(user.uid);
    expect(await statusFromFirestore()).toBe(disabled ? 403 : 200);
  });

  test('the document of a share is closed by the nightly job if the account was disabled outside of the API', async () => {
    await disableAccount(user.email);
    const run = async () =>
      ask('adminRunJob', await newAdmin(), { params: { name: 'removeOrphans' } });
    await run();
    expect(await statusFromFirestore()).toBe(403);
    await getAuth(adminApp()).updateUser(user.uid, { disabled: false });
    await run();
    expect(await statusFromFirestore()).toBe(200);
  });
});

test('no browser keeps a copy of a sound, which would outlive link, session and file', async () => {
  const { streamUrl } = await ask('openStream', user, { params: { audioId } });
  const path = audioFile(user.uid, audioId, 1);
  const bucket = `http://${fromSuite('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${projectId()}.appspot.com/o`;
  const sources: [string, HeadersInit][] = [
    [`${baseUrl()}/api/v1/shares/${shareId}/audio`, {}],
    [new URL(streamUrl, baseUrl()).href, {}],
    [
      `${bucket}/${encodeURIComponent(path)}?alt=media`,
      { Authorization: `Firebase ${user.token}` },
    ],
  ];
  for (const [address, headers] of sources)
    for (const range of ['bytes=0-', 'bytes=1-2']) {
      const answer = await fetch(address, { headers: { ...headers, Range: range } });
      const { status } = answer;
      expect([status, answer.headers.get('cache-control')], address).toEqual([
        206,
        'private, no-store',
      ]);
    }
});

test('Hosting keeps Cache-Control headers and answers 404 for a missing file', async () => {
  const own = await send('getMe', user);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await send('getPlans', null)).headers.get('cache-control')).toBe('public, max-age=60');
  const missing = await fetch(new URL('/assets/index-gone.js', baseUrl()));
  expect([missing.status, (await missing.text()).includes('<title>Duu')]).toEqual([404, false]);
  const page = await fetch(new URL('/app/library', baseUrl()));
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});
