import type { Audio } from '@duu/contract/documents/audio';

type Place = Pick<Audio, 'archived' | 'archivedWith' | 'collectionId'>;

export interface CounterChanges {
  /** To add to `users/{uid}.counters`. */
  readonly user: { readonly audios: number; readonly archivedAudios: number };
  /** To add to `audioCount` by collection id; never zero. */
  readonly collections: ReadonlyMap<string, number>;
}

/** An audio that was archived with its collection still counts in it. */
function countedIn(place: Place | null): string | null {
  if (!place?.collectionId) return null;
  return !place.archived || place.archivedWith === place.collectionId ? place.collectionId : null;
}

/**
 * Returns the changes of stored counters when an audio is created (`before` is null), moved, archived or deleted
 * (`after` is null). Every such transaction applies exactly this.
 */
export function counterChanges(before: Place | null, after: Place | null): CounterChanges {
  const active = (place: Place | null) => (place && !place.archived ? 1 : 0);
  const archived = (place: Place | null) => (place?.archived ? 1 : 0);
  const collections = new Map<string, number>();
  const from = countedIn(before);
  const to = countedIn(after);
  if (from !== to) {
    if (from) collections.set(from, -1);
    if (to) collections.set(to, 1);
  }
  return {
    user: {
      audios: active(after) - active(before),
      archivedAudios: archived(after) - archived(before),
    },
    collections,
  };
}

/** Sums the changes of several audios, so that each counter is written once. */
export function sumChanges(changes: readonly CounterChanges[]): CounterChanges {
  const collections = new Map<string, number>();
  let audios = 0;
  let archivedAudios = 0;
  for (const change of changes) {
    audios += change.user.audios;
    archivedAudios += change.user.archivedAudios;
    for (const [id, by] of change.collections) {
      const sum = (collections.get(id) ?? 0) + by;
      if (sum === 0) collections.delete(id);
      else collections.set(id, sum);
    }
  }
  return { user: { audios, archivedAudios }, collections };
}
