import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import type { Language } from '@duu/contract/language';
import { languages } from '@duu/contract/language';
import { guessLanguage } from '@duu/speech/guess-language';
import { ApiError } from '../../api-error.ts';

/** OpenAI's voices: several clients can send no other names. */
const openAiVoices: Readonly<Record<string, Speaker['gender']>> = {
  alloy: 'female',
  ash: 'male',
  ballad: 'male',
  cedar: 'male',
  coral: 'female',
  echo: 'male',
  fable: 'male',
  marin: 'female',
  nova: 'female',
  onyx: 'male',
  sage: 'female',
  shimmer: 'female',
  verse: 'male',
};

/** What a program says about the voice it wants. */
export interface WantedVoice {
  /** An id, a shown name or one of OpenAI's names; null: any. */
  readonly voice: string | null;
  /** A hint; other languages than ours are ignored. */
  readonly language: string | null;
}

function hinted(language: string | null): Language | null {
  const [first] = (language ?? '').toLowerCase().split(/[-_]/);
  return languages.find((one) => one === first) ?? null;
}

function isNamed({ id, name }: WithId<Speaker>, voice: string): boolean {
  return [id, name.mn, name.en].some((one) => one.toLowerCase() === voice);
}

/** The speakers that every plan may use come first, so that a default never needs a larger plan. */
function inOrder(speakers: readonly WithId<Speaker>[], language: Language) {
  const own = speakers.filter((speaker) => speaker.language === language);
  return [...own.filter(({ premium }) => !premium), ...own.filter(({ premium }) => premium)];
}

/**
 * Returns the speaker for a text: by id or shown name; else by the hint's or the text's language, the same one for each
 * of OpenAI's names.
 * @param speakers the published ones, in order
 * @throws ApiError `speaker_not_found`
 */
export function chooseSpeaker(
  speakers: readonly WithId<Speaker>[],
  { voice, language }: WantedVoice,
  text: string,
): WithId<Speaker> {
  const wanted = voice?.trim().toLowerCase() ?? '';
  const named = speakers.find((speaker) => wanted !== '' && isNamed(speaker, wanted));
  if (named) return named;
  const usable = inOrder(speakers, hinted(language) ?? guessLanguage(text));
  const gender = openAiVoices[wanted];
  if (wanted !== '' && gender === undefined) throw new ApiError('speaker_not_found');
  const alike = usable.filter((speaker) => gender === undefined || speaker.gender === gender);
  const free = alike.filter(({ premium }) => !premium);
  const from = free.length > 0 ? free : alike.length > 0 ? alike : usable;
  const names = Object.keys(openAiVoices).filter((name) => openAiVoices[name] === gender);
  const place = Math.max(0, names.indexOf(wanted));
  const found = from[place % Math.max(1, from.length)];
  if (!found) throw new ApiError('speaker_not_found');
  return found;
}
