import { beforeEach, describe, expect, test } from 'vitest';
import { currentTrack } from './player-state.ts';
import {
  audio,
  newPlayer,
  onPosition,
  player,
  preload,
  settle,
  track,
} from './testing/player-fixture.ts';
import type { Track } from './track.ts';

beforeEach(newPlayer);

describe('a book', () => {
  const of = { id: 'book', name: 'Дөрвөн цаг' };
  const [one, two, three] = [
    track('a', undefined, { chapter: 1 }),
    track('b', undefined, { chapter: 2 }),
    track('c', undefined, { chapter: 2 }),
  ] as const;
  const list = [one, two, three];

  test('a chapter that begins is reported at once, and one that was heard is at its end', async () => {
    player.play(one, list, 0, of);
    await settle();
    audio.at(10);
    onPosition.mockClear();
    audio.end();
    await settle();
    expect(onPosition.mock.calls.map(([{ id }, ms]) => [id, ms])).toEqual([
      ['a', 10_000],
      ['b', 0],
    ]);
  });

  test('the file of the next chapter is loaded once, before the end', async () => {
    player.play(one, [one, { ...two, durationMs: 60_000 }, three], 0, of);
    await settle();
    audio.at(1);
    audio.at(2);
    await settle();
    expect(preload.mock.calls).toEqual([['file:b']]);
    audio.end();
    await settle();
    audio.at(1);
    await settle();
    expect(preload).toHaveBeenCalledOnce();
    audio.at(55);
    await settle();
    expect(preload).toHaveBeenLastCalledWith('file:c');
  });

  test('it stops where the chapter ends, at the beginning of the next one, and plays on after that', async () => {
    player.play(one, list, 0, of);
    await settle();
    player.setStopsAtEnd(true);
    onPosition.mockClear();
    audio.end();
    await settle();
    expect([currentTrack(player.state)?.id, player.state.status]).toEqual(['b', 'paused']);
    expect(audio.paused).toBe(true);
    expect(onPosition).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'b' }), 0);
    expect(player.state.stopsAtEnd).toBe(false);
    player.resume();
    await settle();
    player.setStopsAtEnd(true);
    audio.end();
    await settle();
    expect([currentTrack(player.state)?.id, player.state.status]).toEqual(['c', 'playing']);
    audio.end();
    await settle();
    expect(player.state.status).toBe('paused');
  });

  test('speed and timer hold in the next chapter', async () => {
    player.play(one, list, 0, of);
    await settle();
    player.setRate(3);
    audio.end();
    await settle();
    expect([currentTrack(player.state)?.id, audio.playbackRate]).toEqual(['b', 3]);
  });

  test('a place in another chapter plays within the book', async () => {
    player.play(one, list, 0, of);
    await settle();
    player.playFrom(three, 4000);
    await settle();
    expect([currentTrack(player.state)?.id, audio.currentTime]).toEqual(['c', 4]);
    expect(player.state.queue.list).toEqual(of);
    player.playFrom(three, 2000);
    expect(audio.currentTime).toBe(2);
    player.playFrom(track('other'), 1000);
    await settle();
    expect(player.state.queue.tracks.map(({ id }) => id)).toEqual(['other']);
  });
});

test('a list that is played as a whole has its name until something else is played', async () => {
  const list = ['a', 'b'].map((id) => track(id));
  player.play(list[0] as Track, list, 0, { id: 'c', name: 'Ном' });
  await settle();
  audio.end();
  await settle();
  expect(player.state.queue.list).toEqual({ id: 'c', name: 'Ном' });
  player.play(track('x'));
  expect(player.state.queue.list).toBeUndefined();
});
