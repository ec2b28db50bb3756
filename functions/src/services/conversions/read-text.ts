import type { InputOf, OutputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/characters';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { expectSpeech } from './expect-speech.ts';
import { openTextReader } from './text-reader.ts';

type Read = Calls['normalizeText'];

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
  return (await openTextReader(deps, uid)).read(language, segments);
}
