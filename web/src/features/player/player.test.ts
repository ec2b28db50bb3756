import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentTrack } from './player-state.ts';
import {
  audio,
  newPlayer,
  onFailure,
  onPosition,
  onSampleFailure,
  player,
  settle,
  track,
} from './testing/player-fixture.ts';
import type { Track } from './track.ts';

beforeEach(newPlayer);

test('plays a file from where the user stopped', async () => {
  player.play(track('a', undefined, { startMs: 4000 }));
  await settle();
  expect(audio.src).toBe('file:a');
  expect(audio.currentTime).toBe(4);
  expect(player.state.status).toBe('playing');
});

test('starts and seeks where it should also if the element forgets what was set before it can seek', async () => {
  player.play(track('a', undefined, { startMs: 4000 }));
  audio.readyState = 0;
  audio.canSeek = false;
  await settle();
  audio.getReady();
  expect([audio.currentTime, player.currentMs]).toEqual([0, 4000]);
  audio.canSeek = true;
  await vi.waitFor(() => expect(audio.currentTime).toBe(4));
  audio.readyState = 0;
  player.seek(6000);
  expect(player.currentMs).toBe(6000);
  audio.getReady();
  expect([audio.currentTime, player.currentMs]).toEqual([6, 6000]);
  audio.at(7);
  expect(player.currentMs).toBe(7000);
  player.play(track('b'));
  await settle();
  audio.getReady();
  expect(player.currentMs).toBe(0);
});

test('starts over if too little remains', async () => {
  player.play(track('a', undefined, { startMs: 9500 }));
  await settle();
  expect(audio.currentTime).toBe(0);
});

test('only the last of two quick choices is loaded', async () => {
  player.play(track('a'));
  player.play(track('b'));
  await settle();
  expect(audio.sources).toEqual(['file:b']);
});

describe('the list', () => {
  const list = ['a', 'b', 'c'].map((id) => track(id));
  test('goes on to the next at the end, and stops after the last', async () => {
    player.play(list[1] as Track, list);
    await settle();
    audio.end();
    await settle();
    expect(currentTrack(player.state)?.id).toBe('c');
    audio.end();
    await settle();
    expect(player.state.status).toBe('paused');
    expect(onPosition).toHaveBeenCalledWith(expect.objectContaining({ id: 'c' }), 0);
  });
  test('repeats one', async () => {
    player.play(list[0] as Track, list);
    player.setRepeat('one');
    await settle();
    audio.end();
    await settle();
    expect(currentTrack(player.state)?.id).toBe('a');
    expect(player.state.status).toBe('playing');
  });
  test('previous goes to the beginning first', async () => {
    player.play(list[1] as Track, list);
    await settle();
    audio.at(5);
    player.previous();
    expect(audio.currentTime).toBe(0);
    player.previous();
    await settle();
    expect(currentTrack(player.state)?.id).toBe('a');
  });
  test('a deleted audio leaves the queue', async () => {
    player.play(list[0] as Track, list);
    await settle();
    player.remove('a');
    expect(currentTrack(player.state)?.id).toBe('b');
    expect(player.state.status).toBe('paused');
    expect(audio.src).toBe('');
  });
});

test('a range stops at its end', async () => {
  player.playRange(track('a'), 2000, 3000);
  await settle();
  expect(audio.currentTime).toBe(2);
  audio.at(3.01);
  expect(player.state.status).toBe('paused');
});

test('a sample comes in between and the track goes on after it', async () => {
  player.play(track('a'));
  await settle();
  audio.at(4);
  player.preview('rain', '/rain.mp3');
  await settle();
  expect(player.state.preview).toEqual({ id: 'rain', status: 'playing' });
  expect(player.currentMs).toBe(4000);
  audio.end();
  expect(player.state.preview).toBeNull();
  player.resume();
  await settle();
  expect(audio.src).toBe('file:a');
  expect(audio.currentTime).toBe(4);
});

test('a sample that can’t be played is reported, and the track stays where it was', async () => {
  player.play(track('a'));
  await settle();
  audio.at(4);
  player.preview('rain', '/rain.mp3');
  audio.break();
  expect(player.state.preview).toBeNull();
  expect(onSampleFailure).toHaveBeenCalledOnce();
  expect(player.currentMs).toBe(4000);
});

test('positions are reported at a pause', async () => {
  player.play(track('a'));
  await settle();
  audio.at(6);
  player.pause();
  expect(onPosition).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a' }), 6000);
});

test('signing out stops it and clears everything', async () => {
  player.play(track('a'));
  await settle();
  onPosition.mockClear();
  player.stop();
  await settle();
  expect(audio.paused).toBe(true);
  expect(audio.src).toBe('');
  expect(player.state.queue.tracks).toEqual([]);
  expect(player.state.status).toBe('idle');
});

test('a sign-out while a file is looked up plays nothing', async () => {
  player.play(track('a'));
  player.stop();
  await settle();
  expect(audio.src).toBe('');
});

test('a browser that wants a gesture leaves it paused', async () => {
  audio.refuses = true;
  player.play(track('a'));
  await settle();
  expect(player.state.status).toBe('paused');
});

test('a file whose URL has expired is looked up once more', async () => {
  player.play(track('a'));
  await settle();
  audio.at(2);
  audio.break();
  await settle();
  expect(audio.sources).toEqual(['file:a', 'file:a']);
  expect(audio.currentTime).toBe(2);
  audio.break();
  await settle();
  expect(player.state.status).toBe('failed');
});

test('a broken sound stops, is reported, and can be tried again from there', async () => {
  player.play(track('a'));
  await settle();
  audio.at(2);
  audio.break();
  await settle();
  audio.at(3);
  // Firefox reports an error and goes on playing.
  audio.break();
  expect([player.state.status, audio.paused, audio.src]).toEqual(['failed', true, '']);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(player.currentMs).toBe(3000);
  audio.at(4);
  expect(player.state.status).toBe('failed');
  player.toggle();
  await settle();
  expect([player.state.status, audio.src, audio.currentTime]).toEqual(['playing', 'file:a', 3]);
  audio.end();
  expect(player.state.status).toBe('paused');
});

describe('sentence by sentence', () => {
  const play = async (atMs = 0) => {
    player.play(track('a'), [track('a')], atMs);
    player.pauseAtEach('a', [1000, 2500, 4000]);
    await settle();
  };

  test('it pauses in the pause behind each sentence, and goes on from there', async () => {
    await play();
    audio.at(1.2);
    expect([player.state.status, player.currentMs]).toEqual(['paused', 1000]);
    player.resume();
    audio.at(2.4);
    expect(player.state.status).toBe('playing');
    audio.at(2.5);
    expect([player.state.status, player.currentMs]).toEqual(['paused', 2500]);
  });

  test('after a jump the next pause is behind the sentence that was jumped to', async () => {
    await play();
    player.seek(2600);
    audio.at(3.9);
    expect(player.state.status).toBe('playing');
    audio.at(4.1);
    expect([player.state.status, player.currentMs]).toEqual(['paused', 4000]);
  });

  test('a jump into a sound that is not loaded yet does not stop at once', async () => {
    player.pauseAtEach('a', [2000, 5000]);
    audio.play = async () => {
      audio.paused = false;
      audio.at(3);
      audio.dispatchEvent(new Event('playing'));
    };
    player.playFrom(track('a'), 3000);
    await settle();
    expect([player.state.status, audio.currentTime]).toEqual(['playing', 3]);
    audio.at(5.01);
    expect(player.state.status).toBe('paused');
  });
  test('it goes on once that is switched off, and other tracks are not affected', async () => {
    await play();
    player.pauseAtEach('a', null);
    audio.at(3);
    expect(player.state.status).toBe('playing');
    player.pauseAtEach('b', [3500]);
    audio.at(5);
    expect(player.state.status).toBe('playing');
  });
});
