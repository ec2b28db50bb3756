import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { nearEndMs } from '../position-memory.ts';

type Played = Pick<Audio, 'durationMs' | 'positionMs'>;

/** Returns whether an audio of a book was heard to its end. */
export function isHeard({ durationMs, positionMs }: Played): boolean {
  return durationMs !== null && positionMs > durationMs - nearEndMs;
}

/** Where a book goes on: an audio and the time (ms) in it. */
export interface Place {
  readonly index: number;
  readonly ms: number;
}

/** Returns where the user stopped in a book; its beginning if they have not begun, or have heard it to the end. */
export function placeIn(
  audios: readonly WithId<Played>[],
  lastPlayed: Collection['lastPlayed'],
): Place {
  const index = audios.findIndex(({ id }) => id === lastPlayed?.audioId);
  const audio = audios[index];
  if (!audio) return { index: 0, ms: 0 };
  if (!isHeard(audio)) return { index, ms: audio.positionMs };
  return { index: (index + 1) % audios.length, ms: 0 };
}
