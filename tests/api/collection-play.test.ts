import type { CollectionFile } from '@duu/contract/calls/collections';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import { MPEGDecoder } from 'mpg123-decoder';
import { beforeEach, describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { newBook, newCollection, openFile, putAudio, writeSound } from '../support/library.ts';
import { toneMp3 } from '../support/mp3.ts';
import { baseUrl } from '../support/suite.ts';
import { disableAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

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
const orderNow = async () =>
  (await suiteDeps().documents.collection(user.uid, collectionId).get()).data()?.order;

describe('order of a collection', () => {
  test('an audio is moved behind another one, or to the start', async () => {
    const { a, b, c } = audios;
    await move([a], b);
    expect(await orderNow()).toEqual([b, a, c]);
    await move([c], null);
    expect(await orderNow()).toEqual([c, b, a]);
  });

  test('moves of two pages at the same time both count', async () => {
    const { a, b, c } = audios;
    await move([a], c);
    await Promise.all([move([b], a), move([c], a)]);
    const order = (await orderNow()) ?? [];
    expect(order[0]).toBe(a);
    expect(order.toSorted()).toEqual([a, b, c].toSorted());
  });

  test('a deleted audio has no place after the next move behind an audio without one', async () => {
    const { a, b, c } = audios;
    await move([a], c);
    await ask('deleteAudio', user, { params: { audioId: b } });
    const d = await putAudio(user, { collectionId });
    await move([a], d);
    expect(await orderNow()).toEqual([c, d, a]);
  });

  test('only audios of the collection are moved', async () => {
    const { a } = audios;
    const outside = await putAudio(user);
    const refused = (audioIds: string[], after: string | null) =>
      refusal('orderCollection', user, { params: params(), input: { audioIds, after } });
    expect(await refused([outside], null)).toBe('404 audio.not_found');
    expect(await refused([a], outside)).toBe('404 audio.not_found');
    expect(await refused([], null)).toBe('400 request.invalid');
    const other = await newUserWithAccount();
    const foreign = { params: params(), input: { audioIds: [a], after: null } };
    expect(await refusal('orderCollection', other, foreign)).toBe('404 collection.not_found');
    expect(await orderNow()).toEqual([]);
  });

  test('a collection from before there was an order can be ordered and shared', async () => {
    const ref = suiteDeps().documents.collection(user.uid, collectionId);
    const { order: _, playlistId: __, ...old } = (await ref.get()).data() ?? {};
    await ref.withConverter(null).set(old);
    await move([audios.c], audios.a);
    expect(await orderNow()).toEqual([audios.a, audios.c, audios.b]);
    expect((await ask('shareCollection', user, { params: params() })).playlistId).toBeTruthy();
  });
});

const write = (audioId: string, sound: Uint8Array) => writeSound(user, audioId, sound);
const open = (format: CollectionFile) => openFile(user, collectionId, format);

async function samplesOf(mp3: Uint8Array) {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { samplesDecoded, sampleRate } = decoder.decode(mp3);
  decoder.free();
  return { samplesDecoded, sampleRate };
}

/** Start times of the chapters of a tag, ms, by their names. */
function chaptersOf(file: Buffer): Record<string, number> {
  const found: Record<string, number> = {};
  for (let at = file.indexOf('CHAP'); at !== -1; at = file.indexOf('CHAP', at + 1)) {
    const times = file.indexOf(0, at + 10) + 1;
    const length = file.readUInt32BE(times + 16 + 4);
    const title = file.subarray(times + 16 + 13, times + 16 + 10 + length).toString('utf16le');
    found[title] = file.readUInt32BE(times);
  }
  return found;
}

describe('one file of a collection', () => {
  test('files of one format are joined frame by frame, with a chapter for each in the collection’s order', async () => {
    const { a, b, c } = audios;
    const sounds = [
      await toneMp3({ seconds: 1 }),
      await toneMp3({ seconds: 2 }),
      await toneMp3({ seconds: 0.5 }),
    ] as const;
    await Promise.all([write(a, sounds[0]), write(b, sounds[1]), write(c, sounds[2])]);
    await move([c], null);
    const answer = await open('mp3');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Номын бүлгүүд.mp3')}`,
    );
    const file = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(file.length));
    const joined = Buffer.concat([sounds[2], sounds[0], sounds[1]]);
    expect(file.subarray(-joined.length).equals(joined)).toBe(true);
    const lengths = await Promise.all(sounds.map(samplesOf));
    const msOf = (...at: number[]) =>
      Math.round(at.reduce((sum, one) => sum + (lengths[one]?.samplesDecoded ?? 0), 0) / 22.05);
    expect(chaptersOf(file)).toEqual({ Гурав: 0, Нэг: msOf(2), Хоёр: msOf(2, 0) });
  });

  test('files of different formats are encoded again in the best of them', async () => {
    const { a, b, c } = audios;
    await write(a, await toneMp3());
    await write(b, await toneMp3({ sampleRate: 44_100, channels: 2 }));
    await write(c, await toneMp3({ sampleRate: 24_000 }));
    const file = Buffer.from(await (await open('mp3')).arrayBuffer());
    const { samplesDecoded, sampleRate } = await samplesOf(file);
    expect(sampleRate).toBe(44_100);
    expect(samplesDecoded / 44_100).toBeGreaterThan(3.1);
    expect(Object.keys(chaptersOf(file))).toEqual(['Нэг', 'Хоёр', 'Гурав']);
  });

  test('its subtitles have the times of that file', async () => {
    const { a, b, c } = audios;
    const sounds = await Promise.all([1, 2, 1].map((seconds) => toneMp3({ seconds })));
    await Promise.all([a, b, c].map((id, at) => write(id, sounds[at] ?? new Uint8Array())));
    const chapters = Object.values(
      chaptersOf(Buffer.from(await (await open('mp3')).arrayBuffer())),
    );
    const srt = await (await open('srt')).text();
    const starts = [...srt.matchAll(/(\d\d):(\d\d):(\d\d),(\d{3}) -->/g)].map(
      ([, h, m, s, ms]) => ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms),
    );
    expect(starts).toEqual(chapters);
    expect(srt.startsWith('1\n')).toBe(true);
    const vtt = await open('vtt');
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect((await vtt.text()).startsWith('WEBVTT\n')).toBe(true);
  });

  test('as an EPUB it has the text with its sounds, which a checker accepts', async () => {
    const sounds = await Promise.all([1, 2, 1].map((seconds) => toneMp3({ seconds })));
    const { a, b, c } = audios;
    await Promise.all([a, b, c].map((id, at) => write(id, sounds[at] ?? new Uint8Array())));
    const chapter = { number: 1, title: 'Хавар' };
    const { documents } = suiteDeps();
    for (const id of [a, b]) await documents.audio(user.uid, id).update({ chapter });
    const answer = await open('epub');
    expect(answer.headers.get('content-type')).toBe('application/epub+zip');
    const file = new Uint8Array(await answer.arrayBuffer());
    const { messages } = await EpubCheck.validate(file);
    expect(messages.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const files = unzipSync(file);
    expect(Object.keys(files).filter((path) => /(?:xhtml|smil|mp3)$/.test(path))).toEqual([
      'EPUB/nav.xhtml',
      'EPUB/text/c1.xhtml',
      'EPUB/text/c1.smil',
      'EPUB/text/c2.xhtml',
      'EPUB/text/c2.smil',
      'EPUB/audio/a1.mp3',
      'EPUB/audio/a2.mp3',
      'EPUB/audio/a3.mp3',
    ]);
    expect(Buffer.from(files['EPUB/audio/a2.mp3'] ?? []).equals(Buffer.from(sounds[1] ?? []))).toBe(
      true,
    );
    const mp3 = Buffer.from(await (await open('mp3')).arrayBuffer());
    expect(Object.keys(chaptersOf(mp3))).toEqual(['Нэг', 'Гурав']);
  });

  test('what has no sound, an expired address and other users are refused', async () => {
    // The audios' files are not MP3s.
    const input = { format: 'mp3' } as const;
    expect(await refusal('openCollectionFile', user, { params: params(), input })).toBe(
      '409 collection.empty',
    );
    await write(audios.a, await toneMp3());
    const { url } = await ask('openCollectionFile', user, { params: params(), input });
    const other = await newUserWithAccount();
    expect(await refusal('openCollectionFile', other, { params: params(), input })).toBe(
      '404 collection.not_found',
    );
    const elsewhere = await newCollection(user);
    const moved = await fetch(new URL(String(url).replace(collectionId, elsewhere), baseUrl()));
    expect([moved.status, await moved.text()]).toEqual([403, 'audio.link_expired']);
    await disableAccount(user.email);
    const closed = await fetch(new URL(String(url), baseUrl()));
    expect([closed.status, await closed.text()]).toEqual([403, 'audio.link_expired']);
  });
});
