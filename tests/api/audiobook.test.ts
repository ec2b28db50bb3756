import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aacFile } from '@duu/contract/paths';
import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { settleStale } from '../../functions/src/services/jobs/settle-stale.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { ffprobe, hasFfprobe } from '../support/ffprobe.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { newBook, newCollection, openFile, writeSound } from '../support/library.ts';
import { toneMp3 } from '../support/mp3.ts';
import { python, runPython } from '../support/python.ts';
import { baseUrl, until } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents, files } = suiteDeps();
let user: TestUser;
let collectionId: string;
let audios: Awaited<ReturnType<typeof newBook>>['audios'];

beforeEach(async () => {
  user = await newUserWithAccount();
  ({ collectionId, audios } = await newBook(user));
  const { a, b, c } = audios;
  await writeSound(user, a, await toneMp3({ seconds: 1 }));
  await writeSound(user, b, await toneMp3({ seconds: 2 }));
  await writeSound(user, c, await toneMp3({ seconds: 1 }));
});

const askFor = (of = user) =>
  ask('openCollectionFile', of, { params: { collectionId }, input: { format: 'm4b' } });

const stateOf = async () =>
  (await documents.collection(user.uid, collectionId).get()).data()?.audiobook ?? null;

/** Waits until no task makes the audiobook. */
const made = () =>
  until('the audiobook', async () => {
    const progress = await stateOf();
    return progress?.state === 'making' ? null : progress;
  });

async function m4b(): Promise<Buffer> {
  await askFor();
  expect(await made()).toMatchObject({ state: 'done' });
  const answer = await openFile(user, collectionId, 'm4b');
  expect(answer.headers.get('content-type')).toBe('audio/mp4');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  return bytes;
}

/** Writes a file that other programs read. */
function onDisk(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'duu-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** Frames of AAC that so many seconds of MP3 fill. */
const frames = (seconds: number) => {
  const ofMp3 = Math.ceil((seconds * 22_050 + 1105) / 576);
  return Math.ceil((ofMp3 * 576) / 1024);
};
const msOf = (count: number) => (count * 1024 * 1000) / 22_050;

test('an M4B is made once, then only what has changed, and goes with its audios', async () => {
  expect(await askFor()).toEqual({ url: null });
  expect(await made()).toMatchObject({ state: 'done' });
  expect((await askFor()).url).toMatch(/\/file\?token=/);
  const { storagePath } = (await documents.audio(user.uid, audios.a).get()).data() ?? {};
  const copy = aacFile(storagePath ?? '');

  await files.remove(copy);
  expect(await askFor()).toEqual({ url: null });
  expect(await stateOf()).toMatchObject({ audios: 3, done: 2 });
  expect(await made()).toMatchObject({ state: 'done' });
  expect(await files.size(copy)).toBeGreaterThan(1000);

  await ask('deleteAudio', user, { params: { audioId: audios.a } });
  expect(await files.size(copy)).toBeNull();
  expect((await askFor()).url).not.toBeNull();
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('a download that broke goes on by its tag until the book changes', async () => {
  const bytes = await m4b();
  const { url } = await askFor();
  const restOf = (ifRange?: string) =>
    fetch(new URL(url ?? '', baseUrl()), {
      headers: { range: 'bytes=9000-', ...(ifRange && { 'if-range': ifRange }) },
    });
  const first = await restOf();
  const tag = first.headers.get('etag') ?? '';
  expect(Buffer.from(await first.arrayBuffer()).equals(bytes.subarray(9000))).toBe(true);
  const rest = await restOf(tag);
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, bytes.length - 9000]);
  await ask('updateCollection', user, { params: { collectionId }, input: { name: 'Өөр нэр' } });
  const whole = await restOf(tag);
  expect(whole.status).toBe(200);
  expect((await whole.arrayBuffer()).byteLength).toBe(Number(whole.headers.get('content-length')));
});

test('what the queue forgot is made by the job, in one format for all', async () => {
  await writeSound(user, audios.b, await toneMp3({ sampleRate: 44_100, channels: 2 }));
  const old = new Date(Date.now() - 5 * 60_000);
  const audiobook = { state: 'making', done: 0, audios: 3, movedAt: old } as const;
  await documents.collection(user.uid, collectionId).update({ audiobook });
  await settleStale(suiteDeps());
  expect(await made()).toMatchObject({ state: 'done' });
  const bytes = new Uint8Array(await (await openFile(user, collectionId, 'm4b')).arrayBuffer());
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  expect([await track?.getSampleRate(), await track?.getNumberOfChannels()]).toEqual([44_100, 2]);
});

describe('other programs read the tags and chapters', () => {
  beforeAll(python, 600_000);
  beforeEach(async () => {
    const chapter = { number: 1, title: 'Хавар' };
    const { a, b } = audios;
    for (const id of [a, b]) {
      await documents.audio(user.uid, id).update({ chapter, name: '1. Хавар' });
    }
    await ask('setCover', user, { params: { collectionId }, input: { image: aJpeg } });
    await documents.collection(user.uid, collectionId).update({ author: 'Д. Нацагдорж' });
  });
  const jpegBytes = Buffer.from(aJpeg, 'base64').length;

  test('of an M4B', async () => {
    const file = onDisk('book.m4b', await m4b());
    const border = Math.round(msOf(frames(1) + frames(2)));
    const end = Math.round(msOf(2 * frames(1) + frames(2)));
    const jpegInMp4 = 13;
    expect(await runPython('tags_of.py', [file])).toMatchObject({
      tags: { '©nam': ['Номын бүлгүүд'], '©ART': ['Д. Нацагдорж'], stik: [2] },
      covers: [[jpegInMp4, jpegBytes]],
      chapters: [
        [0, 'Хавар'],
        [border, 'Гурав'],
      ],
      format: ['mp4a.40.2', 1, 22_050],
    });
    if (!hasFfprobe()) return;
    const { chapters, kinds, durationMs, tags } = await ffprobe(file);
    expect(chapters).toEqual([
      { title: 'Хавар', startMs: 0, endMs: border },
      { title: 'Гурав', startMs: border, endMs: end },
    ]);
    expect(kinds).toEqual(['audio aac', 'data bin_data', 'video mjpeg']);
    expect(Math.abs(durationMs - end)).toBeLessThan(2);
    expect(tags).toMatchObject({ title: 'Номын бүлгүүд', genre: 'Audiobook', media_type: '2' });
  });

  test('of an MP3', async () => {
    const mp3 = Buffer.from(await (await openFile(user, collectionId, 'mp3')).arrayBuffer());
    const file = onDisk('book.mp3', mp3);
    const frontCover = 3;
    const number = expect.any(Number);
    expect(await runPython('tags_of.py', [file])).toMatchObject({
      tags: { TIT2: 'Номын бүлгүүд', TPE1: 'Д. Нацагдорж' },
      covers: [['image/jpeg', frontCover, jpegBytes]],
      chapters: [
        [0, number, 'Хавар'],
        [number, number, 'Гурав'],
      ],
      format: ['mp3', 1, 22_050],
    });
    if (!hasFfprobe()) return;
    const { chapters, kinds } = await ffprobe(file);
    expect(chapters.map(({ title }) => title)).toEqual(['Хавар', 'Гурав']);
    expect(kinds).toEqual(['audio mp3', 'video mjpeg']);
  });
});

test('without sound, and for other users, there is none', async () => {
  const other = await newUserWithAccount();
  const input = { format: 'm4b' } as const;
  expect(await refusal('openCollectionFile', other, { params: { collectionId }, input })).toBe(
    '404 collection.not_found',
  );
  const empty = { collectionId: await newCollection(user) };
  expect(await refusal('openCollectionFile', user, { params: empty, input })).toBe(
    '409 collection.empty',
  );
});
