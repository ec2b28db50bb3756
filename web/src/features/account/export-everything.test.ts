import type { Book } from '@duu/contract/documents/book';
import { aCollection } from '@duu/contract/testing/a-collection';
import { anAudio } from '@duu/contract/testing/an-audio';
import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { exportEverything } from './export-everything.ts';

const at = new Date('2026-11-01T00:00:00Z');
const audio = anAudio({ name: 'Мэдээ', version: 2, storagePath: 'now.mp3', createdAt: at });
const version = {
  settings: audio.settings,
  speaker: audio.speaker,
  language: audio.language,
  characters: 14,
  durationMs: 2000,
  version: 1,
  storagePath: 'before.mp3',
  content: { segments: ['Сайн уу?'], normalized: [], words: [], peaks: [] },
  madeAt: at,
};

const bookIn = (state: Book['state']): Book => ({
  state,
  error: null,
  voice: { ...audio.settings, speakerId: 'nomin', language: 'mn' },
  parts: 2,
  next: 1,
  audioId: 'a',
  characters: 20,
  doneCharacters: 0,
  since: at,
  sinceCharacters: 0,
  movedAt: at,
});
const books = (['paused', 'done'] as const).map((state) => ({
  id: state,
  data: aCollection({
    book: bookIn(state),
    coverPath: state === 'done' ? 'users/u/covers/c.jpeg' : null,
  }),
}));

const text = { segments: ['Сайн'], normalized: '[]', words: '0,0,4,10,90,0', peaks: [] };

vi.mock('../../firebase/documents/read-everything.ts', () => ({
  readEverything: async () => ({
    profile: [],
    collections: books,
    audios: [{ id: 'a', data: audio }],
    texts: [{ id: 'a', data: text }],
    versions: [{ audioId: 'a', id: '1', data: version }],
  }),
}));
vi.mock('../../firebase/auth/account-actions.ts', () => ({ signInRecord: () => ({ uid: 'u' }) }));
vi.mock('../../firebase/files.ts', () => ({ fileUrl: async (path: string) => `/${path}` }));

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const filesOf = async (zip: Blob) =>
  Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));

test('an earlier version goes with its audio, under its name, with covers and the text of a book that is not converted', async () => {
  fetched.mockImplementation(async () => new Response('sound'));
  const { zip, missing } = await exportEverything('u', () => undefined);
  expect(await filesOf(zip)).toEqual([
    'signIn.json',
    'profile.json',
    'collections.json',
    'audios.json',
    'texts.json',
    'versions.json',
    'cover (done).jpeg',
    'book (paused).json',
    'audio/Мэдээ (a).mp3',
    'audio/Мэдээ (a), version 1.mp3',
  ]);
  expect(missing).toBe(0);
});

test('one that can’t be read is counted as missing', async () => {
  fetched.mockImplementation(async (address) =>
    address === '/before.mp3' ? new Response('', { status: 404 }) : new Response('sound'),
  );
  const { zip, missing } = await exportEverything('u', () => undefined);
  expect(await filesOf(zip)).not.toContain('audio/Мэдээ (a), version 1.mp3');
  expect(missing).toBe(1);
});

test('texts are unpacked into a readable form', async () => {
  fetched.mockImplementation(async () => new Response('sound'));
  const { zip } = await exportEverything('u', () => undefined);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const [written] = JSON.parse(new TextDecoder().decode(files['texts.json']));
  expect(written.data).toEqual({
    segments: ['Сайн'],
    normalized: [],
    words: [{ segment: 0, start: 0, end: 4, startMs: 10, endMs: 100, estimated: false }],
    peaks: [],
  });
});
