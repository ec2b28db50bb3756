import type { Collection } from '../documents/collection.ts';

/** Returns an empty collection, with the given changes. */
export function aCollection(change: Partial<Collection> = {}): Collection {
  const { createdAt = new Date('2026-11-01T00:00:00Z') } = change;
  return {
    name: 'Цуглуулга',
    archived: false,
    audioCount: 0,
    inOrder: false,
    order: [],
    author: null,
    coverPath: null,
    playlistId: null,
    lastPlayed: null,
    book: null,
    audiobook: null,
    createdAt,
    updatedAt: createdAt,
    ...change,
  };
}
