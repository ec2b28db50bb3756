// @vitest-environment happy-dom
import { anAudio } from '@duu/contract/testing/an-audio';
import { of } from 'rxjs';
import { delay } from 'rxjs/operators';
import { beforeEach, expect, test, vi } from 'vitest';
import { afterQuiet } from '../../stores/quiet.ts';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { Player } from '../player/player.ts';
import { currentTrack } from '../player/player-state.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import { beginConversion, resumeConversion } from './play-conversion.ts';

const asked = vi.hoisted(() => vi.fn());
const shown = vi.hoisted(() => ({ doc: null as unknown }));
vi.mock('../../api/call.ts', () => ({ callApi: asked }));
vi.mock('./conversion-end.ts', () => ({ conversionEnd: async () => null }));
vi.mock('../../firebase/documents/live-cache.ts', () => ({
  subscribeTo: (_: unknown, observer: object) => {
    const states = of({ status: 'ready', data: shown.doc }).pipe(delay(0));
    const subscription = states.subscribe(observer);
    return () => subscription.unsubscribe();
  },
}));
vi.mock('../../firebase/documents/live.ts', () => ({ liveDoc: () => null }));

const making = anAudio({ id: 'a', state: 'creating', storagePath: null, durationMs: null });
const made = anAudio({ id: 'a', storagePath: 'a.mp3' });
let element: FakeAudio;

function newPlayer(): Player {
  element = new FakeAudio();
  return new Player(element.asElement(), {
    fileUrl: async (path) => `file:${path}`,
    openFedSound: (target) => ({
      feed: (url) => {
        target.src = url;
      },
      close: () => undefined,
    }),
  });
}

/** Replaces the page by another one; returns the new page's player. */
async function loadAnew(doc: object, how: 'reload' | 'navigate' = 'reload', uid = 'u-1') {
  dispatchEvent(new Event('pagehide'));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: how } as unknown as PerformanceEntry,
  ]);
  shown.doc = doc;
  const player = newPlayer();
  resumeConversion(player, uid);
  await new Promise((done) => setTimeout(done, 20));
  return player;
}

let first: Player;
beforeEach(async () => {
  sessionStorage.clear();
  asked.mockReset().mockResolvedValue({ streamUrl: '/again' });
  first = newPlayer();
  void beginConversion(first, 'u-1', trackOfAudio(making, '/stream'));
  await new Promise((done) => setTimeout(done, 0));
});

test('other work waits for the first sound, if one is to be heard', async () => {
  first.pause();
  await Promise.resolve();
  const ran: string[] = [];
  const begin = (plays: boolean) =>
    beginConversion(newPlayer(), 'u-1', trackOfAudio(making, '/stream'), plays);
  begin(false);
  afterQuiet(() => ran.push('silent'));
  begin(true);
  afterQuiet(() => ran.push('heard'));
  expect(ran).toEqual(['silent']);
});

test('a reload continues the stream, and so does the next one', async () => {
  await loadAnew(making);
  expect(element.src).toBe('/again');
  expect((await loadAnew(making)).state.status).toBe('playing');
});

test('an audio that was finished meanwhile is played from its file', async () => {
  await loadAnew(made);
  expect(element.src).toBe('file:a.mp3');
});

test.each([
  ['was paused', () => first.pause()],
  ['had been made', () => first.made('a', 'a.mp3', 1000)],
])('nothing begins where the sound %s', async (_, change) => {
  change();
  expect(currentTrack((await loadAnew(made)).state)).toBeNull();
});

test('nothing starts in a copy of the tab, nor for another user', async () => {
  expect(currentTrack((await loadAnew(making, 'navigate')).state)).toBeNull();
  void beginConversion(first, 'u-1', trackOfAudio(making, '/stream'));
  expect(currentTrack((await loadAnew(making, 'reload', 'u-2')).state)).toBeNull();
});

test('if the browser refuses to play, the button stays ready', async () => {
  const play = vi.spyOn(FakeAudio.prototype, 'play').mockImplementation(async () => {
    throw new DOMException('gesture', 'NotAllowedError');
  });
  const player = await loadAnew(making);
  expect(player.state.status).toBe('paused');
  expect(currentTrack(player.state)?.id).toBe('a');
  play.mockRestore();
});
