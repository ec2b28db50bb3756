import { countSegments } from '@duu/contract/count-segments';
import type { UsedRespelling } from '@duu/contract/documents/audio';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { isSpeakable, measureSpoken, spokenProblem, withRespellings } from '@duu/contract/spoken';
import type { NormalizedSegment } from '@duu/contract/token';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { cachedDictionary, respellingsOf } from '../dictionary/dictionary.ts';

/** A text with its price. */
export interface MeasuredText {
  /** The charge: see `measureSpoken`. */
  readonly characters: number;
  /** The charge of each segment. */
  readonly ofSegments: readonly number[];
  /** The respellings in the price; only these are spoken. */
  readonly dictionary: UsedRespelling[];
  /** The segments with these respellings. */
  readonly spoken: readonly string[];
}

/** Reads texts with a snapshot of a user's dictionary. */
export interface TextReader {
  /**
   * Reads segments; offsets refer to the given ones.
   * @throws ApiError `normalize_failed`, `request.too_many` if too many texts of the user wait
   */
  read(language: Language, segments: readonly string[]): Promise<NormalizedSegment[]>;
  /**
   * Calculates the price of a text. A text longer than any plan allows comes without respellings: the price
   * is enough to refuse it.
   * @throws ApiError as `read`, `segment_invalid` if nothing can be spoken, `max_spoken_characters_exceeded` or
   * `max_sound_seconds_exceeded` with the limit
   */
  measure(language: Language, segments: readonly string[], speed: number): Promise<MeasuredText>;
}

/** Loads the normalizer and the user's dictionary. */
export async function openTextReader(deps: Deps, uid: string): Promise<TextReader> {
  const [normalizer, entries] = await Promise.all([deps.normalizer(), cachedDictionary(deps, uid)]);

  async function readWith(of: Language, segments: readonly string[]) {
    const dictionary = respellingsOf(entries, of);
    const options = { language: of, dictionary };
    const { readings, used } = await normalizer.run(uid, 'readText', { options, segments });
    return { readings, used: used.flatMap((at) => dictionary[at] ?? []) };
  }

  return {
    read: async (of, segments) => (await readWith(of, segments)).readings,
    async measure(of, segments, speed) {
      const typed = countSegments(segments);
      const unread = { dictionary: [], spoken: segments };
      if (typed > limits.textCharacters)
        return {
          characters: typed,
          ofSegments: segments.map((one) => countSegments([one])),
          ...unread,
        };
      const { readings, used } = await readWith(of, segments);
      if (!isSpeakable(segments, readings)) throw new ApiError('segment_invalid');
      const measured = measureSpoken(segments, readings, speed);
      const { characters, ofSegments } = measured;
      if (characters > limits.textCharacters) return { characters, ofSegments, ...unread };
      const problem = spokenProblem(measured);
      if (problem) throw new ApiError(problem.key, { limit: problem.limit });
      const spoken = segments.map((segment, at) => withRespellings(segment, readings[at]));
      return { characters, ofSegments, dictionary: used, spoken };
    },
  };
}
