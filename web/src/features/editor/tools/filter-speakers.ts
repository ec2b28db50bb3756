import type { Gender, Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Language } from '@duu/contract/language';

export interface SpeakerFilter {
  readonly query: string;
  readonly language: Language | 'all';
  readonly gender: Gender | 'all';
  readonly favoritesOnly: boolean;
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns the matching speakers, favorites first, then in catalogue order. Each query word must start a word. */
export function filterSpeakers(
  speakers: readonly WithId<Speaker>[],
  filter: SpeakerFilter,
  favorites: readonly string[],
): WithId<Speaker>[] {
  const wanted = fold(filter.query).split(/\s+/u).filter(Boolean);
  const rank = (speaker: WithId<Speaker>) => (favorites.includes(speaker.id) ? 0 : 1);
  return speakers
    .filter((speaker) => {
      if (filter.language !== 'all' && speaker.language !== filter.language) return false;
      if (filter.gender !== 'all' && speaker.gender !== filter.gender) return false;
      if (filter.favoritesOnly && !favorites.includes(speaker.id)) return false;
      const { name, description } = speaker;
      const words = fold([name.mn, name.en, description.mn, description.en].join(' ')).split(
        /[^\p{L}\p{N}]+/u,
      );
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.order - b.order);
}
