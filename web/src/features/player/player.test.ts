import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { Player } from './player.ts';
import { currentTrack } from './player-state.ts';
import type { Track, TrackSource } from './track.ts';

let audio: FakeAudio;
let player: Player;
const onPosition = vi.fn<(track: Track, ms: number) => void>();
const onSampleFailure = vi.fn<() => void>();
const settle = () => new Promise((done) => setTimeout(done, 0));

const track = (id: string, source: TrackSource = { kind: 'file', path: id }, more = {}): Track => ({
  id,
  kind: 'audio',
  title: id,
  artist: { mn: '', en: '' },
  language: 'mn',
  source,
  durationMs: source.kind === 'making' ? null : 10_000,
  startMs: 0,
  ...more,
});
const making = (streamUrl: string | null = '/stream') =>
  track('a', { kind: 'making', streamUrl, staleUntil: null });

beforeEach(() => {
  onPosition.mockClear();
  audio = new FakeAudio();
  player = new Player(audio.asElement(), {
    fileUrl: async (path) => `file:${path}`,
    stream: (element, url) => {
      element.src = url;
      return () => undefined;
    },
    onPosition,
    onSampleFailure,
  });
});

test('plays a file from where the person stopped', async () => {
  player.play(track('a', undefined, { startMs: 4000 }));
  await settle();
  expect(audio.src).toBe('file:a');
  expect(audio.currentTime).toBe(4);
  expect(player.state.status).toBe('playing');
});

test('begins again where the rest is not worth it', async () => {
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

describe('while it is being made', () => {
  test('plays the stream, and changes to the file at a pause, at the same place', async () => {
    player.play(making());
    await settle();
    expect(audio.src).toBe('/stream');
    player.made('a', 'a.mp3', 10_000);
    expect(audio.src).toBe('/stream');
    audio.at(3);
    player.pause();
    await settle();
    expect(audio.src).toBe('file:a.mp3');
    expect(audio.currentTime).toBe(3);
    expect(player.state.status).toBe('paused');
    player.resume();
    expect(player.state.status).toBe('playing');
    expect(audio.sources).toEqual(['/stream', 'file:a.mp3']);
  });

  test('changes at a seek and goes on playing', async () => {
    player.play(making());
    await settle();
    player.made('a', 'a.mp3', 10_000);
    player.seek(8000);
    await settle();
    expect(audio.src).toBe('file:a.mp3');
    expect(audio.currentTime).toBe(8);
    expect(player.state.status).toBe('playing');
  });

  test.each(['playing', 'paused'])(
    'a seek while the file’s address is awaited shows at once and is not lost (%s)',
    async (status) => {
      player.play(making());
      await settle();
      player.made('a', 'a.mp3', 10_000);
      audio.at(2);
      if (status === 'paused') player.pause();
      player.seek(5000);
      player.seek(8000);
      expect(player.currentMs).toBe(8000);
      audio.dispatchEvent(new Event('pause'));
      await settle();
      expect([audio.src, audio.currentTime]).toEqual(['file:a.mp3', 8]);
      expect(player.state.status).toBe(status);
    },
  );

  test('a pause while the file’s address is awaited keeps where the person went', async () => {
    player.play(making());
    await settle();
    player.made('a', 'a.mp3', 10_000);
    audio.at(2);
    player.seek(8000);
    player.pause();
    expect(player.currentMs).toBe(8000);
    await settle();
    expect([player.state.status, audio.currentTime]).toEqual(['paused', 8]);
  });

  test('seeks no further than what has come', async () => {
    player.play(making());
    await settle();
    audio.bufferedEnd = 2;
    player.seek(8000);
    expect(audio.currentTime).toBe(2);
  });

  test('a stream that breaks off goes on from the file', async () => {
    player.play(making());
    await settle();
    audio.at(5);
    audio.break();
    expect(player.state.status).toBe('waiting');
    player.made('a', 'a.mp3', 10_000);
    await settle();
    expect(audio.src).toBe('file:a.mp3');
    expect(audio.currentTime).toBe(5);
    expect(player.state.status).toBe('playing');
  });

  test('without a stream it waits for the file', async () => {
    player.play(making(null));
    expect(player.state.status).toBe('waiting');
    player.made('a', 'a.mp3', 10_000);
    await settle();
    expect(audio.src).toBe('file:a.mp3');
  });

  test('a pause while waiting is kept when the file comes', async () => {
    player.play(making(null));
    player.pause();
    player.made('a', 'a.mp3', 10_000);
    await settle();
    expect(player.state.status).toBe('paused');
    expect(audio.paused).toBe(true);
  });

  test('a failure stops it', async () => {
    player.play(making());
    await settle();
    player.failed('a');
    expect(player.state.status).toBe('failed');
    expect(audio.src).toBe('');
  });
});

test('a later conversion of what is paused takes its place', async () => {
  player.play(track('a'));
  await settle();
  audio.at(3);
  player.pause();
  player.made('a', 'a.2.mp3', 9000);
  await settle();
  expect(player.state.status).toBe('paused');
  player.resume();
  await settle();
  expect(audio.src).toBe('file:a.2.mp3');
  expect(audio.currentTime).toBe(3);
  expect(player.state.status).toBe('playing');
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
  test('a deleted audio leaves it', async () => {
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

test('a sample that can’t be played is said, and leaves the track where it was', async () => {
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

test('a sign-out stops it and leaves nothing', async () => {
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

test('a file whose address has run out is looked up once more', async () => {
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
