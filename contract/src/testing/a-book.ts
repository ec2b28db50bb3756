import type { Book } from '../documents/book.ts';

/** Returns the conversion of a book of three parts whose first one ended ten minutes after the start. */
export function aBook(change: Partial<Book> = {}): Book {
  return {
    state: 'running',
    error: null,
    voice: {
      speakerId: 'nomin',
      language: 'mn',
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
    },
    parts: 3,
    next: 2,
    audioId: 'part2',
    characters: 300,
    doneCharacters: 100,
    since: new Date('2026-11-01T00:00:00Z'),
    sinceCharacters: 0,
    movedAt: new Date('2026-11-01T00:10:00Z'),
    ...change,
  };
}
