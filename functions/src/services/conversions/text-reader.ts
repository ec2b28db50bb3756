import { countSegments } from '@duu/contract/characters';
import type { UsedRespelling } from '@duu/contract/documents/audio';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { isSpeakable, measureSpoken, spokenProblem } from '@duu/contract/spoken';
import type { NormalizedSegment } from '@duu/contract/token';
import type { NormalizeOptions } from '@duu/speech/normalize/options';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { keptDictionary } from '../dictionary.ts';

/** A text with its price. */
export interface MeasuredText {
  /** What is charged: see `measureSpoken`. */
  readonly characters: number;
  /** The respellings that the price counts; the text is spoken with these alone. */
  readonly dictionary: UsedRespelling[];
  /** The segments with these in place of their words. */
  readonly said: readonly string[];
}

/** A segment with what the person's own dictionary says in place of its words; as it is where its reading is not known. */
export function withRespellings(segment: string, reading: NormalizedSegment | undefined): string {
  if (!reading?.tokens.some(({ kind }) => kind === 'dictionary')) return segment;
  return reading.tokens
    .map(({ kind, start, end, spoken }) =>
      kind === 'dictionary' ? spoken : segment.slice(start, end),
    )
    .join('');
}

/** Reads texts as one person's dictionary was when it was opened. Its methods wait for nothing. */
export interface TextReader {
  /** How segments are read; offsets refer to them as given. Throws `normalize_failed`. */
  read(language: Language, segments: readonly string[]): NormalizedSegment[];
  /**
   * The price of a text that is to be spoken. One over the length of any plan comes without its respellings: the price is
   * enough to refuse it. Throws `normalize_failed`, `segment_invalid` where nothing of it is said, and `max_spoken_characters_exceeded` or `max_sound_seconds_exceeded` with
   * their limits.
   */
  measure(language: Language, segments: readonly string[], speed: number): MeasuredText;
}

/** Loads the normalizer and the person's dictionary. */
export async function openTextReader(deps: Deps, uid: string): Promise<TextReader> {
  const [{ normalize, usedEntries }, entries] = await Promise.all([
    deps.normalizer(),
    keptDictionary(deps, uid),
  ]);

  function optionsFor(
    of: Language,
  ): NormalizeOptions & Required<Pick<NormalizeOptions, 'dictionary'>> {
    const own = entries.filter((entry) => entry.language === of);
    return {
      language: of,
      dictionary: own.map(({ written, spoken, inflected }) => ({ written, spoken, inflected })),
    };
  }

  function readWith(options: NormalizeOptions, segments: readonly string[]): NormalizedSegment[] {
    try {
      return segments.map((segment) => normalize(segment, options));
    } catch (error) {
      throw new ApiError('normalize_failed', { cause: error });
    }
  }

  return {
    read: (of, segments) => readWith(optionsFor(of), segments),
    measure(of, segments, speed) {
      const typed = countSegments(segments);
      const unread = { dictionary: [], said: segments };
      if (typed > limits.textCharacters) return { characters: typed, ...unread };
      const options = optionsFor(of);
      const readings = readWith(options, segments);
      if (!isSpeakable(segments, readings)) throw new ApiError('segment_invalid');
      const measured = measureSpoken(segments, readings, speed);
      const { characters } = measured;
      if (characters > limits.textCharacters) return { characters, ...unread };
      const problem = spokenProblem(measured);
      if (problem) throw new ApiError(problem.key, { limit: problem.limit });
      const used = segments.flatMap((segment, at) =>
        usedEntries(segment, readings[at]?.tokens ?? [], options.dictionary),
      );
      const said = segments.map((segment, at) => withRespellings(segment, readings[at]));
      return { characters, dictionary: [...new Set(used)], said };
    },
  };
}
