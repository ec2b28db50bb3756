import { paths } from '@duu/contract/paths';
import { parseFeed } from 'podcast-partytime';
import { beforeEach, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { newBook, putAudio } from '../support/library.ts';
import { baseUrl, fromSuite } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

let user: TestUser;
let collectionId: string;
let audios: Awaited<ReturnType<typeof newBook>>['audios'];

beforeEach(async () => {
  user = await newUserWithAccount();
  ({ collectionId, audios } = await newBook(user));
});

const params = () => ({ collectionId });
const move = (audioIds: string[], after: string | null) =>
  ask('orderCollection', user, { params: params(), input: { audioIds, after } });

let playlistId: string;
const read = () => ask('getPlaylist', null, { params: { playlistId } });
const idsNow = async () => (await read()).audios.map(({ id }) => id);
const isGone = () => refusal('getPlaylist', null, { params: { playlistId } });
beforeEach(async () => {
  ({ playlistId } = await ask('shareCollection', user, { params: params() }));
});

test('a playlist is public, in the collection’s order, and hides its owner', async () => {
  const { a, b, c } = audios;
  await move([c], null);
  expect(playlistId).toMatch(/^[0-9a-f]{40}$/);
  const shown = await read();
  expect(shown.name).toBe('Номын бүлгүүд');
  expect(shown.audios.map(({ id, name }) => [id, name])).toEqual([
    [c, 'Гурав'],
    [a, 'Нэг'],
    [b, 'Хоёр'],
  ]);
  expect(JSON.stringify(shown)).not.toContain(user.uid);
  expect(JSON.stringify(shown)).not.toContain(collectionId);
  const one = await ask('getPlaylistAudio', null, { params: { playlistId, audioId: a } });
  expect(one).toMatchObject({ name: 'Нэг', segments: ['Сайн байна уу?'] });
  const sound = await fetch(new URL(one.audioUrl, baseUrl()));
  expect([sound.status, await sound.text()]).toEqual([200, 'sound']);
});

test('what is deleted, archived, moved out or unfinished is not in it, and what is added is', async () => {
  const { a, b, c } = audios;
  await ask('deleteAudio', user, { params: { audioId: a } });
  await ask('updateAudio', user, { params: { audioId: b }, input: { archived: true } });
  await ask('updateAudio', user, { params: { audioId: c }, input: { collectionId: null } });
  await putAudio(user, { collectionId, storagePath: null, state: 'creating' });
  await putAudio(user, { collectionId, expiresAt: new Date(Date.now() - 1000) });
  const added = await putAudio(user, { collectionId });
  expect(await idsNow()).toEqual([added]);
  for (const audioId of [a, b, c]) {
    const of = { params: { playlistId, audioId } };
    expect(await refusal('getPlaylistAudio', null, of)).toBe('404 share.not_found');
    const sound = await fetch(
      `${baseUrl()}/api/v1/playlists/${playlistId}/audios/${audioId}/sound.mp3`,
    );
    expect([sound.status, await sound.text()]).toEqual([404, 'share.not_found']);
  }
});

test('an audio that was just deleted can’t be played from a list that still shows it', async () => {
  const { a } = audios;
  expect(await idsNow()).toContain(a);
  await ask('deleteAudio', user, { params: { audioId: a } });
  const of = { params: { playlistId, audioId: a } };
  expect(await refusal('getPlaylistAudio', null, of)).toBe('404 share.not_found');
  // The order is that of the collection now.
  await move([audios.c], null);
  expect((await idsNow())[0]).toBe(audios.c);
});

test('other audios of its owner can’t be read through it', async () => {
  const audioId = await putAudio(user, { name: 'Нууц' });
  const of = { params: { playlistId, audioId } };
  expect(await refusal('getPlaylistAudio', null, of)).toBe('404 share.not_found');
});

test('it ends when its owner stops sharing, and a new address differs', async () => {
  expect((await ask('shareCollection', user, { params: params() })).playlistId).toBe(playlistId);
  await ask('unshareCollection', user, { params: params() });
  await ask('unshareCollection', user, { params: params() });
  expect(await isGone()).toBe('404 share.not_found');
  const again = await ask('shareCollection', user, { params: params() });
  expect(again.playlistId).not.toBe(playlistId);
});

test('it pauses while the collection is archived, and ends with the collection', async () => {
  const archive = (archived: boolean) =>
    ask('updateCollection', user, { params: params(), input: { archived } });
  await archive(true);
  expect(await isGone()).toBe('404 share.not_found');
  await archive(false);
  expect(await idsNow()).toHaveLength(3);
  await ask('deleteCollection', user, { params: params(), query: { audios: 'keep' } });
  expect(await isGone()).toBe('404 share.not_found');
  const { documents } = suiteDeps();
  expect((await documents.playlist(playlistId).get()).exists).toBe(false);
});

test('it is a podcast, which the parser of a podcast index reads, and whose parts can be fetched', async () => {
  const { a, c } = audios;
  await move([c], null);
  await ask('updateAudio', user, { params: { audioId: a }, input: { name: 'Нэг & <хоёр>' } });
  const address = `${baseUrl()}/api/v1/playlists/${playlistId}/feed.xml`;
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = parseFeed(await answer.text());
  if (feed === null) throw new Error('no feed');
  expect(feed).toMatchObject({ title: 'Номын бүлгүүд', language: 'mn', explicit: false });
  expect(feed.items.map(({ title }) => title)).toEqual(['Гурав', 'Нэг & <хоёр>', 'Хоёр']);
  const dates = feed.items.map(({ pubDate }) => pubDate?.getTime() ?? 0);
  expect(dates).toEqual([...new Set(dates)].toSorted((one, other) => one - other));
  const tag = answer.headers.get('etag') ?? '';
  const known = await fetch(address, { headers: { 'if-none-match': `W/"other", ${tag}` } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await fetch(address, { method: 'HEAD', headers: { 'if-none-match': '"other"' } });
  expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
  const { enclosure } = feed.items[0] ?? {};
  const part = await fetch(enclosure?.url ?? '', { headers: { range: 'bytes=1-2' } });
  expect([part.status, await part.text()]).toEqual([206, 'ou']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-2/${enclosure?.length}`);
  await ask('unshareCollection', user, { params: params() });
  const gone = await fetch(address);
  expect([gone.status, await gone.text()]).toEqual([404, 'share.not_found']);
});

test('its page has previews of the playlist, and is not indexed', async () => {
  const page = await (await fetch(`${baseUrl()}/en/player?list=${playlistId}`)).text();
  expect(page).toContain('<meta property="og:title" content="Номын бүлгүүд">');
  expect(page).toContain('content="Playlist: 3 audios, 0:03"');
  expect(page).toContain('<meta property="og:type" content="music.playlist">');
  expect(page).toContain('<meta name="robots" content="noindex">');
});

test('clients can’t read whose it is', async () => {
  const host = fromSuite('FIRESTORE_EMULATOR_HOST');
  const path = paths.playlist(playlistId);
  const project = fromSuite('GCLOUD_PROJECT');
  const answer = await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents/${path}`,
  );
  expect(answer.status).toBe(403);
});
