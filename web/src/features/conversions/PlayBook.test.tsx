// @vitest-environment happy-dom
import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { aBook } from '@duu/contract/testing/a-book';
import { aCollection } from '@duu/contract/testing/a-collection';
import { anAudio } from '@duu/contract/testing/an-audio';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerContext } from '../player/player-context.ts';
import { currentTrack } from '../player/player-state.ts';
import { audio, newPlayer, player, settle } from '../player/testing/player-fixture.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import { PlayBook } from './PlayBook.tsx';

const found = vi.hoisted(() => ({ collection: null as unknown, audios: [] as unknown[] }));
const reads = vi.hoisted(() => ({ lists: 0 }));
vi.mock('../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../../firebase/documents/use-live-data.ts', () => ({
  useDoc: (path: string | null) => ({ data: path === null ? undefined : found.collection }),
  usePages: (of: unknown) => {
    if (of !== null) reads.lists++;
    return { docs: found.audios, status: 'ready', isPrevious: false };
  },
}));
vi.mock('../../firebase/files.ts', () => ({
  fileUrl: async (path: string) => {
    if (path === 'gone.jpeg') throw new Error('gone');
    return `file:${path}`;
  },
}));

const day = (at: number) => new Date(Date.UTC(2026, 10, at));
const part = (id: string, at: number, change: Partial<Audio> = {}): WithId<Audio> => ({
  ...anAudio({
    id,
    name: id,
    collectionId: 'book',
    storagePath: `${id}.mp3`,
    createdAt: day(at),
    ...change,
  }),
  expiresAt: new Date(Date.now() + 1000_000),
});
const making = { state: 'creating', storagePath: null, durationMs: null } as const;
const of = { id: 'book', name: 'Дөрвөн цаг' };

function collection(change: Partial<Collection>): WithId<Collection> {
  return { id: 'book', ...aCollection({ name: of.name, ...change }) };
}

let drawn: ReturnType<typeof render>;
const page = () => (
  <PlayerContext value={player}>
    <PlayBook />
  </PlayerContext>
);
async function become(now: WithId<Collection>, audios: readonly WithId<Audio>[]) {
  found.collection = now;
  found.audios = [...audios];
  await act(async () => drawn.rerender(page()));
}
const queue = () => player.state.queue.tracks.map(({ id, source }) => [id, source.kind]);

beforeEach(() => {
  newPlayer();
  reads.lists = 0;
  found.collection = null;
  drawn = render(page());
});
afterEach(cleanup);

test('the player shows the book’s name and cover of now', async () => {
  const one = trackOfAudio(part('a', 1));
  act(() => player.play(one, [one], 0, of));
  await act(settle);
  const list = () => player.state.queue.list;
  for (const [coverPath, coverUrl] of [
    ['one.jpeg', 'file:one.jpeg'],
    ['gone.jpeg', null],
    ['two.jpeg', 'file:two.jpeg'],
    [null, null],
  ] as const) {
    await become(collection({ name: 'Шинэ нэр', coverPath, audioCount: 1 }), []);
    await act(settle);
    expect(list()).toEqual({ id: 'book', name: 'Шинэ нэр', coverUrl });
  }
  const other = { id: 'other', name: 'Өөр' };
  act(() => player.play(one, [one], 0, other));
  await become(collection({ coverPath: 'one.jpeg', audioCount: 1 }), []);
  await act(settle);
  expect(list()).toEqual(other);
});

test('parts join the queue as they are converted, and the next one plays when it is made', async () => {
  const [one, two] = [part('a', 1), part('b', 2, making)];
  act(() => player.play(trackOfAudio(one), [trackOfAudio(one)], 0, of));
  await act(settle);
  const running = collection({ book: aBook({}), audioCount: 1 });
  await become(running, [one]);
  expect(queue()).toEqual([['a', 'file']]);
  await become(running, [one, two]);
  expect(queue()).toEqual([
    ['a', 'file'],
    ['b', 'making'],
  ]);
  await become(running, [one, part('b', 2), part('c', 3, making)]);
  expect(queue()).toEqual([
    ['a', 'file'],
    ['b', 'file'],
    ['c', 'making'],
  ]);
  act(() => audio.end());
  await act(settle);
  expect([currentTrack(player.state)?.id, player.state.status]).toEqual(['b', 'playing']);
  act(() => audio.end());
  await act(settle);
  expect([currentTrack(player.state)?.id, player.state.status]).toEqual(['c', 'waiting']);
  await become(running, [one, part('b', 2), part('c', 3)]);
  await act(settle);
  expect([currentTrack(player.state)?.id, player.state.status]).toEqual(['c', 'playing']);
});

test('a book that failed at a part has no such part, and plays those after it', async () => {
  const [one, failed] = [part('a', 1), part('b', 2, { ...making, state: 'failed' })];
  act(() => player.play(trackOfAudio(one), [trackOfAudio(one)], 0, of));
  await become(collection({ book: aBook({}), audioCount: 3 }), [one, failed, part('c', 3)]);
  expect(queue().map(([id]) => id)).toEqual(['a', 'c']);
});

test('what the list had not loaded joins the queue, in the book’s own order', async () => {
  const audios = [part('a', 1), part('b', 2), part('c', 3)];
  act(() => player.play(trackOfAudio(part('c', 3)), [trackOfAudio(part('c', 3))], 0, of));
  await become(collection({ audioCount: 3, order: ['c', 'b', 'a'] }), audios);
  expect(queue().map(([id]) => id)).toEqual(['c', 'b', 'a']);
});

test('a whole queue, and one that is not a book, reads no list', async () => {
  const one = part('a', 1);
  act(() => player.play(trackOfAudio(one), [trackOfAudio(one)], 0, of));
  await become(collection({ audioCount: 1 }), []);
  act(() => player.play(trackOfAudio(one), [trackOfAudio(one)], 0));
  await become(collection({ audioCount: 9 }), []);
  expect(reads.lists).toBe(0);
});
