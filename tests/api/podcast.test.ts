import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { ffprobe, hasFfprobe } from '../support/ffprobe.ts';
import { newBook, writeSound } from '../support/library.ts';
import { toneMp3 } from '../support/mp3.ts';
import { python, runPython } from '../support/python.ts';
import { baseUrl } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
let user: TestUser;
let playlistId: string;
let audios: Awaited<ReturnType<typeof newBook>>['audios'];
let sounds: Uint8Array[];

/** A book whose first chapter has two pieces. */
beforeEach(async () => {
  user = await newUserWithAccount();
  const book = await newBook(user);
  audios = book.audios;
  const { a, b, c } = audios;
  sounds = await Promise.all([1, 2, 1].map((seconds) => toneMp3({ seconds })));
  await Promise.all(
    [a, b, c].map((id, at) => writeSound(user, id, sounds[at] ?? new Uint8Array())),
  );
  const chapter = { number: 1, title: 'Хавар' };
  await documents.audio(user.uid, a).update({ chapter, name: '1. Хавар', excerpt: 'Нар мандав.' });
  await documents
    .audio(user.uid, b)
    .update({ chapter, name: '2. Хавар', excerpt: `Салхи ${'үлээв '.repeat(20)}` });
  const params = { collectionId: book.collectionId };
  ({ playlistId } = await ask('shareCollection', user, { params }));
});

const address = (path: string) => `${baseUrl()}/api/v1/playlists/${playlistId}/${path}`;
const episode = (path: string) => address(`episodes/${audios.a}/${path}`);
const whole = () => Buffer.concat(sounds.slice(0, 2));
const firstMs = () => Math.round(((sounds[0]?.length ?? 0) * 8) / 64);

const read = z.object({
  faults: z.string(),
  version: z.string(),
  titles: z.array(z.string()),
  episodes: z.array(z.record(z.string(), z.unknown())),
});

const chapterTitles = () => ['Нар мандав.', expect.stringMatching(/^Салхи (?:үлээв ){6,8}үлээв…$/)];

test('a chapter of several audios is one episode, whose pieces are its chapters', async () => {
  const answer = await fetch(episode('chapters.json'));
  expect(answer.headers.get('content-type')).toBe('application/json+chapters');
  const [first, second] = chapterTitles();
  expect(await answer.json()).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: first },
      { startTime: expect.closeTo(firstMs() / 1000, 1), title: second },
    ],
  });
  const sound = Buffer.from(await (await fetch(episode('sound.mp3'))).arrayBuffer());
  expect(sound.equals(whole())).toBe(true);
});

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=-7', -7, undefined],
  ['bytes=8000-9999', 8000, 10_000],
])('of an episode’s file %s can be asked for, across its pieces', async (range, from, to) => {
  expect(sounds[0]?.length).toBeGreaterThan(8000);
  expect(sounds[0]?.length).toBeLessThan(9999);
  const answer = await fetch(episode('sound.mp3'), { headers: { range } });
  expect(answer.status).toBe(206);
  const wanted = whole().subarray(from, to);
  expect(Buffer.from(await answer.arrayBuffer()).equals(wanted)).toBe(true);
  expect(answer.headers.get('content-range')).toContain(`/${whole().length}`);
});

test('a download that broke goes on while the file is the same, and begins anew when it is not', async () => {
  const sound = episode('sound.mp3');
  const rest = async (ifRange: string) => {
    const headers = { range: 'bytes=9000-', 'if-range': ifRange };
    const answer = await fetch(sound, { headers });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const first = await fetch(sound, { headers: { range: 'bytes=0-8999' } });
  const tag = first.headers.get('etag') ?? '';
  await first.arrayBuffer();
  expect(await rest(tag)).toEqual({ status: 206, bytes: whole().subarray(9000) });
  // A date says less than a tag: nothing tells that it is still the same file.
  const date = new Date().toUTCString();
  expect(await rest(date)).toEqual({ status: 200, bytes: whole() });
  sounds[1] = await toneMp3({ seconds: 3 });
  await writeSound(user, audios.b, sounds[1]);
  expect(await rest(tag)).toEqual({ status: 200, bytes: whole() });
});

test('pieces of different formats are episodes of their own', async () => {
  await writeSound(user, audios.b, await toneMp3({ sampleRate: 44_100, channels: 2 }));
  const feed = await (await fetch(address('feed.xml'))).text();
  expect(feed.match(/<item>/g)).toHaveLength(3);
  expect(feed).not.toContain('chapters.json');
});

test('what is not a first piece of the playlist is not an episode', async () => {
  for (const id of [audios.b, 'other']) {
    const answer = await fetch(address(`episodes/${id}/sound.mp3`));
    expect([answer.status, await answer.text()]).toEqual([404, 'share.not_found']);
  }
});

test.runIf(hasFfprobe())('FFmpeg reads an episode by its address', async () => {
  const { kinds, durationMs } = await ffprobe(episode('sound.mp3'));
  expect(kinds).toEqual(['audio mp3']);
  expect(Math.abs(durationMs - (whole().length * 8) / 64)).toBeLessThan(50);
});

beforeAll(python, 600_000);
test('programs of others read the feed without a complaint, with its chapters', async () => {
  const feed = read.parse(await runPython('feed_of.py', [address('feed.xml')]));
  expect(feed).toMatchObject({ faults: '', version: 'rss20', titles: ['Хавар', 'Гурав'] });
  const [first, second] = chapterTitles();
  expect(feed.episodes.find(({ title }) => title === 'Хавар')).toMatchObject({
    number: 1,
    bytes: whole().length,
    url: episode('sound.mp3'),
    chapters: [
      [0, first],
      // In whole seconds.
      [Math.floor(firstMs() / 1000), second],
    ],
    chapters_json: episode('chapters.json'),
  });
});
