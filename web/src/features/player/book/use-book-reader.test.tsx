// @vitest-environment happy-dom
import { aCollection } from '@duu/contract/testing/a-collection';
import { anAudio } from '@duu/contract/testing/an-audio';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerContext } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import { audio, newPlayer, player, settle } from '../testing/player-fixture.ts';
import { useBookReader } from './use-book-reader.ts';

const audios = ['a', 'b', 'c'].map((id) => anAudio({ id, name: id, storagePath: `${id}.mp3` }));
const [one, two, three] = audios as [(typeof audios)[0], (typeof audios)[0], (typeof audios)[0]];
const book = { collection: { id: 'book', ...aCollection({ name: 'Ном' }) }, audios };
const onMove = vi.fn<(id: string) => void>();
const wrapper = ({ children }: { children: ReactNode }) => (
  <PlayerContext value={player}>{children}</PlayerContext>
);
const playing = () => currentTrack(player.state)?.id;

beforeEach(() => {
  newPlayer();
  onMove.mockReset();
});

test('a place in another chapter is shown and plays within the book, and the next chapter is followed', async () => {
  let [shown, wantedId] = [one, one.id];
  const hook = renderHook(() => useBookReader(book, shown, wantedId, onMove), { wrapper });
  await act(async () => hook.result.current.playAt(two, 3000));
  await act(settle);
  expect(onMove).toHaveBeenLastCalledWith('b');
  expect([playing(), player.state.queue.list?.id]).toEqual(['b', 'book']);
  // Its text has not loaded yet when its sound ends.
  wantedId = two.id;
  hook.rerender();
  await act(async () => audio.end());
  expect(playing()).toBe('c');
  expect(onMove).toHaveBeenLastCalledWith('c');
  shown = three;
  wantedId = three.id;
  hook.rerender();
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('another chapter is only shown while nothing plays, and plays while the book does', async () => {
  const hook = renderHook(() => useBookReader(book, one, one.id, onMove), { wrapper });
  await act(async () => hook.result.current.open(two));
  expect([playing(), onMove.mock.calls]).toEqual([undefined, [['b']]]);
  await act(async () => hook.result.current.playAt(one, 0));
  await act(settle);
  await act(async () => hook.result.current.open(three));
  await act(settle);
  expect(playing()).toBe('c');
});

test('of one audio alone there are no chapters', async () => {
  const hook = renderHook(() => useBookReader(null, one, one.id, onMove), { wrapper });
  expect([hook.result.current.book, hook.result.current.name]).toEqual([null, null]);
  await act(async () => hook.result.current.playAt(one, 2000));
  await act(settle);
  expect([playing(), player.state.queue.list]).toEqual(['a', undefined]);
});
