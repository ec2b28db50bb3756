import type { Audio } from '@duu/contract/documents/audio';
import type { SearchEntry } from '@duu/contract/documents/search';
import { shownText } from '@duu/contract/marks';
import { prefixesOf, wordsOf } from './search-words.ts';

type Searched = Pick<
  Audio,
  'name' | 'archived' | 'collectionId' | 'speaker' | 'language' | 'createdAt'
>;

/** Returns the search entry of an audio. Every write of its name, text or place writes this too. */
export function searchEntryOf(audio: Searched, segments: readonly string[]): SearchEntry {
  const words = wordsOf([audio.name, ...segments.map(shownText)].join('\n'));
  return {
    words,
    prefixes: prefixesOf(words),
    archived: audio.archived,
    collectionId: audio.collectionId,
    speakerId: audio.speaker.id,
    language: audio.language,
    createdAt: audio.createdAt,
  };
}
