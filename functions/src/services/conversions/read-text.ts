import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/characters';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import type { NormalizeOptions } from '@duu/speech/normalize/options';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { expectSpeech } from './expect-speech.ts';

type Read = Calls['normalizeText'];

/** A person's respellings for one language. */
export async function dictionaryOf(
  { documents }: Deps,
  uid: string,
  language: Language,
): Promise<NonNullable<NormalizeOptions['dictionary']>> {
  const found = await documents.dictionary(uid).where('language', '==', language).get();
  return found.docs.map((doc) => doc.data()).map(({ written, spoken }) => ({ written, spoken }));
}

/**
 * How a text will be read, segment by segment; offsets refer to the segments as given. Ends with
 * `characterLimitExceeded` (and the limit) or `normalize_failed`.
 */
export async function readText(
  deps: Deps,
  uid: string,
  { language, segments }: InputOf<Read>,
): Promise<OutputOf<Read>['segments']> {
  const limit = limits.textCharacters;
  if (countSegments(segments) > limit) throw new ApiError('characterLimitExceeded', { limit });
  if (segments.some((segment) => !segment.isWellFormed())) throw new ApiError('segment_invalid');
  expectSpeech(deps);
  const [dictionary, normalize] = await Promise.all([
    dictionaryOf(deps, uid, language),
    deps.normalizer(),
  ]);
  try {
    return segments.map((segment) => normalize(segment, { language, dictionary }));
  } catch (error) {
    throw new ApiError('normalize_failed', { cause: error });
  }
}
