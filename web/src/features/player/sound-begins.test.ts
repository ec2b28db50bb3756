// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundBegins } from './sound-begins.ts';
import { audio, newPlayer, player, track } from './testing/player-fixture.ts';

const made = track('made', { kind: 'making', streamUrl: '/stream', staleUntil: null });

beforeEach(() => {
  vi.useFakeTimers();
  newPlayer();
  // No sound yet.
  vi.spyOn(audio, 'play').mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

/** Whether the wait for a track's sound has ended so far. */
async function waitFor(id: string): Promise<() => Promise<boolean>> {
  let hasEnded = false;
  void soundBegins(player, id).then(() => {
    hasEnded = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return hasEnded;
  };
}

test('ends when the sound is heard', async () => {
  player.play(made);
  const hasEnded = await waitFor('made');
  expect(await hasEnded()).toBe(false);
  audio.dispatchEvent(new Event('playing'));
  await vi.advanceTimersByTimeAsync(50);
  expect(await hasEnded(), 'when the browser says that it plays').toBe(false);
  audio.currentTime = 0.02;
  await vi.advanceTimersByTimeAsync(15);
  expect(await hasEnded()).toBe(true);
});

test.each([
  ['paused', () => player.pause()],
  ['another is played', () => player.play(track('other'))],
  ['everything is stopped', () => player.stop()],
])('ends when it is not going to be heard: %s', async (_, happens) => {
  player.play(made);
  const hasEnded = await waitFor('made');
  happens();
  expect(await hasEnded()).toBe(true);
});

test('ends after half a second', async () => {
  player.play(made);
  const hasEnded = await waitFor('made');
  await vi.advanceTimersByTimeAsync(499);
  expect(await hasEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasEnded()).toBe(true);
});

test('does not begin for a track that does not play', async () => {
  player.play(made);
  expect(await (await waitFor('other'))()).toBe(true);
});
