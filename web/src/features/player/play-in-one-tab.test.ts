import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { playInOneTab } from './play-in-one-tab.ts';
import { Player } from './player.ts';
import { aTrack } from './testing/a-track.ts';

const track = aTrack();
const ends: (() => void)[] = [];

function tab(): Player {
  const player = new Player(new FakeAudio().asElement(), {
    fileUrl: async (path) => `file:${path}`,
    openFedSound: () => ({ feed: () => undefined, close: () => undefined }),
  });
  ends.push(playInOneTab(player));
  return player;
}

/** Resolves when the player's state fits. */
const until = (player: Player, fits: () => boolean) =>
  new Promise<void>((done) => {
    const look = () => fits() && done();
    player.subscribe(look);
    look();
  });

let first: Player;
let second: Player;
beforeEach(() => {
  first = tab();
  second = tab();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('what begins in one tab pauses the other', async () => {
  first.play(track);
  await until(first, () => first.state.status === 'playing');
  second.play(track);
  await until(first, () => first.state.status === 'paused');
  expect(second.state.status).toBe('playing');
});

test('a sample in one tab pauses the other, and the other way round', async () => {
  first.play(track);
  await until(first, () => first.state.status === 'playing');
  second.preview('s', '/sample.mp3');
  await until(first, () => first.state.status === 'paused');
  first.resume();
  await until(second, () => second.state.preview === null);
  expect(first.state.status).toBe('playing');
});
