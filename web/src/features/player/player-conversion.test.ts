import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { Player } from './player.ts';
import { audio, newPlayer, player, settle, track } from './testing/player-fixture.ts';

beforeEach(newPlayer);

const making = (streamUrl: string | null = '/stream') =>
  track('a', { kind: 'making', streamUrl, staleUntil: null });

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

  test('a pause while the file’s address is awaited keeps where the user went', async () => {
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

  test('seeks no further than the buffered sound', async () => {
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
    expect([player.state.status, audio.paused]).toEqual(['waiting', true]);
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

test('a later conversion of a paused audio replaces it', async () => {
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

describe('getting ready', () => {
  const opened = vi.fn<() => void>();
  const fed = vi.fn<(url: string) => void>();
  const closed = vi.fn<() => void>();
  const readyPlayer = () => {
    for (const mock of [opened, fed, closed]) mock.mockClear();
    return new Player(new FakeAudio().asElement(), {
      fileUrl: async (path) => `file:${path}`,
      openFedSound: () => {
        opened();
        return { feed: fed, close: closed };
      },
    });
  };

  test('the source that was opened before is the one that is fed', async () => {
    const ready = readyPlayer();
    ready.prepare();
    ready.prepare();
    ready.play(making());
    await settle();
    expect(opened).toHaveBeenCalledOnce();
    expect(fed).toHaveBeenCalledExactlyOnceWith('/stream');
    expect(closed).not.toHaveBeenCalled();
  });

  test('what plays is not taken away, and a file closes what was opened', async () => {
    const ready = readyPlayer();
    ready.prepare();
    ready.play(track('b', { kind: 'file', path: 'b.mp3' }));
    await settle();
    expect(closed).toHaveBeenCalledOnce();
    ready.prepare();
    expect(opened).toHaveBeenCalledOnce();
  });
});
