import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aBook, stopped } from '../support/books.ts';
import { newBook, openFile, writeSound } from '../support/library.ts';
import { toneMp3 } from '../support/mp3.ts';
import { baseUrl } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents, files } = suiteDeps();
const jpeg = Buffer.from(aJpeg, 'base64');
let user: TestUser;
let collectionId: string;

beforeEach(async () => {
  user = await newUserWithAccount();
  const book = await newBook(user);
  collectionId = book.collectionId;
  for (const id of Object.values(book.audios)) await writeSound(user, id, await toneMp3());
});

const set = (image: string | null) =>
  ask('setCover', user, { params: { collectionId }, input: { image } });
const pathNow = async () =>
  (await documents.collection(user.uid, collectionId).get()).data()?.coverPath ?? null;
const stored = () => files.list(`users/${user.uid}/covers/`, 10);

test('a cover is set, replaced and removed with its file', async () => {
  await set(aJpeg);
  const first = (await pathNow()) ?? '';
  expect(Buffer.from((await files.bytes(first)) ?? []).equals(jpeg)).toBe(true);
  await set(aJpeg);
  const second = await pathNow();
  expect(second).not.toBe(first);
  expect(await stored()).toEqual([second]);
  await set(null);
  expect(await pathNow()).toBeNull();
  expect(await stored()).toEqual([]);
  await set(aJpeg);
  const query = { audios: 'keep' } as const;
  await ask('deleteCollection', user, { params: { collectionId }, query });
  expect(await stored()).toEqual([]);
});

test('a file that is not a JPEG, or a collection that is not the user’s, is refused, and leaves no file', async () => {
  const refused = (image: string, of = user) =>
    refusal('setCover', of, { params: { collectionId }, input: { image } });
  const webp = 'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQAAgAB0CWJaACdAFAAAD+5AF5HO9n1HcszhXMQAA=';
  expect(await refused(webp)).toBe('400 cover.invalid');
  expect(await refused(jpeg.subarray(0, -1).toString('base64'))).toBe('400 cover.invalid');
  const other = await newUserWithAccount();
  expect(await refused(aJpeg, other)).toBe('404 collection.not_found');
  expect(await files.list(`users/${other.uid}/covers/`, 10)).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('its files and its podcast have it', async () => {
  await set(aJpeg);
  await documents.collection(user.uid, collectionId).update({ author: 'Д. Нацагдорж' });
  const mp3 = Buffer.from(await (await openFile(user, collectionId, 'mp3')).arrayBuffer());
  expect(mp3.includes(jpeg)).toBe(true);
  const epub = new Uint8Array(await (await openFile(user, collectionId, 'epub')).arrayBuffer());
  const { messages } = await EpubCheck.validate(epub);
  expect(messages.filter(({ severity }) => severity !== 'info')).toEqual([]);
  const inside = unzipSync(epub);
  expect(Buffer.from(inside['EPUB/cover.jpeg'] ?? []).equals(jpeg)).toBe(true);
  expect(Buffer.from(inside['EPUB/package.opf'] ?? []).toString()).toContain(
    '<dc:creator>Д. Нацагдорж</dc:creator>',
  );

  const { playlistId } = await ask('shareCollection', user, { params: { collectionId } });
  const feed = await (await fetch(`${baseUrl()}/api/v1/playlists/${playlistId}/feed.xml`)).text();
  const [, address = ''] = /<itunes:image href="([^"]+)"/.exec(feed) ?? [];
  const picture = await fetch(address);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await picture.arrayBuffer()).equals(jpeg)).toBe(true);
  expect(feed).toContain('<itunes:author>Д. Нацагдорж</itunes:author>');
  const shown = () => ask('getPlaylist', null, { params: { playlistId } });
  expect((await shown()).coverUrl).toBe(new URL(address).pathname + new URL(address).search);
  await set(null);
  const gone = await fetch(address);
  expect([gone.status, await gone.text()]).toEqual([404, 'share.not_found']);
  expect((await shown()).coverUrl).toBeNull();
});

test('a book is created with its author and cover, or leaves neither', async () => {
  const input = { ...aBook(['Хавар', 'Зун']), author: 'Д. Нацагдорж', cover: aJpeg };
  const created = await ask('createBook', user, { input });
  await stopped(user, created.collectionId);
  const collection = (await documents.collection(user.uid, created.collectionId).get()).data();
  expect(collection?.author).toBe('Д. Нацагдорж');
  expect(await files.size(collection?.coverPath ?? '')).toBe(jpeg.length);
  const other = await newUserWithAccount();
  expect(await refusal('createBook', other, { input: { ...input, cover: 'AAAA' } })).toBe(
    '400 cover.invalid',
  );
  expect(await files.list(`users/${other.uid}/`, 10)).toEqual([]);
});
