import type { Track } from '../track.ts';

/** Returns the track of a file of 10 s, with the given changes. */
export function aTrack(id = 'a', change: Partial<Track> = {}): Track {
  return {
    id,
    kind: 'audio',
    title: id,
    artist: { mn: '', en: '' },
    language: 'mn',
    source: { kind: 'file', path: id },
    durationMs: 10_000,
    startMs: 0,
    ...change,
  };
}
