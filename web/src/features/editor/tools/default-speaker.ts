import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Locale } from '@duu/contract/language';
import { guessLanguage } from '../text/guess-language.ts';

/** Returns a speaker of the text's language, or of the page's without text: a favorite first, never premium. */
export function defaultSpeaker(
  speakers: readonly WithId<Speaker>[],
  favorites: readonly string[],
  texts: readonly string[],
  locale: Locale,
): WithId<Speaker> | undefined {
  const language = guessLanguage(texts) ?? locale;
  const free = speakers.filter((speaker) => !speaker.premium);
  const fitting = free.filter((speaker) => speaker.language === language);
  return fitting.find((speaker) => favorites.includes(speaker.id)) ?? fitting[0] ?? free[0];
}
