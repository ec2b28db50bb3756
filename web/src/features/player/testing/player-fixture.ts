// A player on a fake audio element, new for each test.
import { vi } from 'vitest';
import { FakeAudio } from '../../../testing/fake-audio.ts';
import { Player } from '../player.ts';
import type { Track, TrackSource } from '../track.ts';
import { aTrack } from './a-track.ts';

export const onPosition = vi.fn<(track: Track, ms: number) => void>();
export const onFailure = vi.fn<() => void>();
export const onSkipped = vi.fn<(track: Track) => void>();
export const preload = vi.fn<(url: string) => void>();
export const onSampleFailure = vi.fn<() => void>();

export let audio: FakeAudio;
export let player: Player;

export function newPlayer(): void {
  for (const mock of [onPosition, onFailure, onSkipped, onSampleFailure, preload]) mock.mockClear();
  audio = new FakeAudio();
  player = new Player(audio.asElement(), {
    fileUrl: async (path) => `file:${path}`,
    openFedSound: (element) => ({
      feed: (url) => {
        element.src = url;
      },
      close: () => undefined,
    }),
    preload,
    onPosition,
    onFailure,
    onSkipped,
    onSampleFailure,
  });
}

/** Waits until the player has looked up a file. */
export const settle = () => new Promise((done) => setTimeout(done, 0));

export function track(id: string, source?: TrackSource, change: Partial<Track> = {}): Track {
  if (source === undefined) return aTrack(id, change);
  const durationMs = source.kind === 'making' ? null : 10_000;
  return aTrack(id, { source, durationMs, ...change });
}
