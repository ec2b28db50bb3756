import type { Track } from './track.ts';

export const repeats = ['off', 'all', 'one'] as const;
export type Repeat = (typeof repeats)[number];

/** What is played as a whole: a collection, a public playlist. */
export interface PlayedList {
  readonly id: string;
  readonly name: string;
  /** Where its cover can be loaded; null or left out if it has none, or none yet. */
  readonly coverUrl?: string | null;
}

/** The playing track and those after it. `index` is -1 for an empty queue. */
export interface Queue {
  readonly tracks: readonly Track[];
  readonly index: number;
  readonly repeat: Repeat;
  /** Where the tracks are from, if they were started together. */
  readonly list?: PlayedList | undefined;
}

export const emptyQueue: Queue = { tracks: [], index: -1, repeat: 'off' };

/** Returns the index after this one; null at the end of a queue that isn't repeated. */
export function nextIndex(queue: Queue): number | null {
  if (queue.index + 1 < queue.tracks.length) return queue.index + 1;
  return queue.repeat === 'all' && queue.tracks.length > 0 ? 0 : null;
}

/** Returns whether a chapter ends with the track that plays: the next one is not a piece of it, or there is none. */
export function endsChapter(queue: Queue): boolean {
  const [chapter, next] = [queue.tracks[queue.index], queue.tracks[nextIndex(queue) ?? -1]].map(
    (track) => track?.chapter,
  );
  return queue.repeat === 'one' || chapter === undefined || chapter !== next;
}

export function previousIndex(queue: Queue): number | null {
  if (queue.index > 0) return queue.index - 1;
  return queue.repeat === 'all' && queue.tracks.length > 1 ? queue.tracks.length - 1 : null;
}

/** Returns the queue without a deleted track; playback continues unless that was the current one. */
export function withoutTrack(queue: Queue, id: string): Queue {
  const at = queue.tracks.findIndex((track) => track.id === id);
  if (at === -1) return queue;
  const tracks = queue.tracks.toSpliced(at, 1);
  const index = at < queue.index ? queue.index - 1 : Math.min(queue.index, tracks.length - 1);
  return { ...queue, tracks, index };
}

/** Returns the queue with a track after the one with this id; unchanged if that is not in it. */
export function withTrackAfter(queue: Queue, track: Track, id: string): Queue {
  const at = queue.tracks.findIndex((other) => other.id === id);
  if (at === -1 || queue.tracks.some((other) => other.id === track.id)) return queue;
  const tracks = queue.tracks.toSpliced(at + 1, 0, track);
  return { ...queue, tracks, index: queue.index > at ? queue.index + 1 : queue.index };
}

/** Returns the queue with what its list is called and looks like now; unchanged if it plays another one. */
export function withUpdatedList(queue: Queue, list: PlayedList): Queue {
  const before = queue.list;
  const isSame = before?.name === list.name && before.coverUrl === list.coverUrl;
  return before?.id !== list.id || isSame ? queue : { ...queue, list };
}

export function withUpdatedTrack(queue: Queue, track: Track): Queue {
  return { ...queue, tracks: queue.tracks.map((old) => (old.id === track.id ? track : old)) };
}
