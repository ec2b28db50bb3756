import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentTrack } from './player-state.ts';
import {
  audio,
  newPlayer,
  onFailure,
  onSkipped,
  player,
  settle,
  track,
} from './testing/player-fixture.ts';
import type { Track } from './track.ts';

beforeEach(newPlayer);

describe('a list with a broken audio', () => {
  const list = ['a', 'b', 'c'].map((id) => track(id));
  const [a, b] = list as [Track, Track, Track];
  /** Once for a new address, once for good. */
  const breakForGood = async () => {
    audio.break();
    await settle();
    audio.break();
    await settle();
  };
  const now = () => [currentTrack(player.state)?.id, player.state.status];
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    return () => vi.unstubAllGlobals();
  });

  test('says so and goes on with the next', async () => {
    player.play(a, list);
    await settle();
    await breakForGood();
    expect(now()).toEqual(['b', 'playing']);
    expect(onSkipped.mock.calls).toEqual([[a]]);
    expect(onFailure).not.toHaveBeenCalled();
  });
  test('stops where every one is broken, also if the list repeats, and can be tried again', async () => {
    player.setRepeat('all');
    player.play(b, list);
    await settle();
    for (const _ of list) await breakForGood();
    expect(now()).toEqual(['a', 'failed']);
    expect(onSkipped).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledOnce();
    player.toggle();
    await settle();
    expect(now()).toEqual(['a', 'playing']);
  });
  test('goes on with the next when a conversion fails', async () => {
    const making = track('m', { kind: 'making', streamUrl: '/stream', staleUntil: null });
    player.play(making, [making, b]);
    await settle();
    player.failed('m');
    await settle();
    expect(now()).toEqual(['b', 'playing']);
    expect(onSkipped.mock.calls).toEqual([[making]]);
  });
  test('stays at what is repeated, at a part, and where there is no connection', async () => {
    player.setRepeat('one');
    player.play(a, list);
    await settle();
    await breakForGood();
    expect(now()).toEqual(['a', 'failed']);
    player.setRepeat('off');
    player.playRange(a, 2000, 3000, list);
    await settle();
    await breakForGood();
    expect(now()).toEqual(['a', 'failed']);
    vi.stubGlobal('navigator', { onLine: false });
    player.play(a, list);
    await settle();
    await breakForGood();
    expect(now()).toEqual(['a', 'failed']);
    expect(onSkipped).not.toHaveBeenCalled();
  });
});
