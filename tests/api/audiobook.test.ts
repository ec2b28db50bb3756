import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aacFile } from '@duu/contract/paths';
import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { settleStale } from '../../functions/src/services/jobs/settle-stale.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { ffprobe, hasFfprobe } from '../support/ffprobe.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { newBook, newCollection, openFile, writeSound } from '../support/library.ts';
import { toneMp3 } from '../support/mp3.ts';
import { python, runPython } from '../support/python.ts';
import { until } from '../support/suite.ts';
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

/** The pieces of a chapter follow each other. */
async function makeOneChapterOf(...ids: string[]): Promise<void> {
  const chapter = { number: 1, title: 'Хавар' };
  for (const id of ids) await documents.audio(user.uid, id).update({ chapter });
}

/** Frames of AAC that so many seconds of MP3 fill. */
const frames = (seconds: number) => {
  const ofMp3 = Math.ceil((seconds * 22_050 + 1105) / 576);
  return Math.ceil((ofMp3 * 576) / 1024);
};
const msOf = (count: number) => (count * 1024 * 1000) / 22_050;

test('an M4B is made once, and then again only what has changed', async () => {
  expect(await askFor()).toEqual({ url: null });
  expect(await made()).toMatchObject({ state: 'done' });
  const first = (await askFor()).url;
  expect(first).toMatch(/\/file\?token=/);
  const copies = (await files.list(`users/${user.uid}/audios/`, 100)).filter((file) =>
    file.endsWith('.m4a'),
  );
  expect(copies).toHaveLength(3);

  await files.remove(copies[0] ?? '');
  expect(await askFor()).toEqual({ url: null });
  expect(await stateOf()).toMatchObject({ audios: 3, done: 2 });
  expect(await made()).toMatchObject({ state: 'done' });
  expect((await askFor()).url).not.toBeNull();
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

const jpegBytes = Buffer.from(aJpeg, 'base64').length;
/** Numbers of the formats for a JPEG and for a front cover. */
const jpegInMp4 = 13;
const frontCover = 3;
const setCover = () => ask('setCover', user, { params: { collectionId }, input: { image: aJpeg } });

describe('other programs read', () => {
  beforeAll(python, 600_000);

  test.runIf(hasFfprobe())('the chapters of an M4B with ffprobe', async () => {
    await makeOneChapterOf(audios.a, audios.b);
    const { chapters, kinds, durationMs, tags } = await ffprobe(onDisk('book.m4b', await m4b()));
    const border = Math.round(msOf(frames(1) + frames(2)));
    expect(chapters).toEqual([
      { title: 'Хавар', startMs: 0, endMs: border },
      { title: 'Гурав', startMs: border, endMs: Math.round(msOf(2 * frames(1) + frames(2))) },
    ]);
    expect(kinds).toEqual(['audio aac', 'data bin_data']);
    expect(Math.abs(durationMs - msOf(2 * frames(1) + frames(2)))).toBeLessThan(2);
    expect(tags).toMatchObject({ title: 'Номын бүлгүүд', genre: 'Audiobook', media_type: '2' });
  });

  test('the chapters, tags and cover of an M4B with mutagen', async () => {
    await setCover();
    const read = await runPython('tags_of.py', [onDisk('book.m4b', await m4b())]);
    expect(read).toMatchObject({
      tags: { '©nam': ['Номын бүлгүүд'], '©alb': ['Номын бүлгүүд'], stik: [2] },
      covers: [[jpegInMp4, jpegBytes]],
      chapters: [
        [0, 'Нэг'],
        [Math.round(msOf(frames(1))), 'Хоёр'],
        [Math.round(msOf(frames(1) + frames(2))), 'Гурав'],
      ],
      format: ['mp4a.40.2', 1, 22_050],
    });
  });

  test('the chapters, tags and cover of an MP3 with mutagen', async () => {
    await setCover();
    const mp3 = Buffer.from(await (await openFile(user, collectionId, 'mp3')).arrayBuffer());
    expect(await runPython('tags_of.py', [onDisk('book.mp3', mp3)])).toMatchObject({
      tags: { TIT2: 'Номын бүлгүүд' },
      covers: [['image/jpeg', frontCover, jpegBytes]],
      chapters: [
        [0, expect.any(Number), 'Нэг'],
        [expect.any(Number), expect.any(Number), 'Хоёр'],
        [expect.any(Number), expect.any(Number), 'Гурав'],
      ],
      format: ['mp3', 1, 22_050],
    });
  });
});

test('one format for all: an audio in stereo makes the others again', async () => {
  await m4b();
  await writeSound(user, audios.b, await toneMp3({ sampleRate: 44_100, channels: 2 }));
  expect(await askFor()).toEqual({ url: null });
  expect(await stateOf()).toMatchObject({ done: 0 });
  expect(await made()).toMatchObject({ state: 'done' });
  expect((await askFor()).url).not.toBeNull();
});

test('a deleted audio takes its AAC with it', async () => {
  await m4b();
  const storagePath = (await documents.audio(user.uid, audios.a).get()).data()?.storagePath ?? '';
  expect(await files.size(aacFile(storagePath))).toBeGreaterThan(1000);
  await ask('deleteAudio', user, { params: { audioId: audios.a } });
  expect(await files.size(aacFile(storagePath))).toBeNull();
  expect((await askFor()).url).not.toBeNull();
});

test('what the queue forgot is made by the job', async () => {
  const old = new Date(Date.now() - 5 * 60_000);
  const audiobook = { state: 'making', done: 0, audios: 3, movedAt: old } as const;
  await documents.collection(user.uid, collectionId).update({ audiobook });
  await settleStale(suiteDeps());
  expect(await made()).toMatchObject({ state: 'done' });
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
