import type { PlanSnapshot } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import { isNamed, marksOf, voiceKey, voicesOf } from '@duu/contract/marks';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { publishedSpeakers } from '../catalogue.ts';
import { ensurePlanAllows } from './usable-speaker.ts';

/** Speakers that a text names (`[voice Bat]`), by `voiceKey`. */
export type MarkedVoices = ReadonlyMap<string, Speaker>;

/**
 * Returns the speakers that a text names, by their ids or names: those of the chosen speaker's language and engine, which
 * can read together.
 */
export async function markedVoices(
  deps: Deps,
  segments: readonly string[],
  { language, engine }: Pick<Speaker, 'language' | 'engine'>,
): Promise<MarkedVoices> {
  const wanted = voicesOf(segments);
  if (wanted.length === 0) return new Map();
  const found = new Map<string, Speaker>();
  for (const speaker of await publishedSpeakers(deps)) {
    if (speaker.language !== language || speaker.engine !== engine) continue;
    for (const key of wanted) if (isNamed(speaker, key) && !found.has(key)) found.set(key, speaker);
  }
  return found;
}

/**
 * Refuses a text that names speakers who can't read it.
 * @throws ApiError `mark_voice_unknown` with the number of the paragraph, `speaker_premium`
 */
export function ensureMarkedVoices(
  segments: readonly string[],
  voices: MarkedVoices,
  plan: PlanSnapshot,
): void {
  for (const [at, segment] of segments.entries()) {
    for (const mark of marksOf(segment)) {
      if (mark.kind !== 'voice') continue;
      const speaker = voices.get(voiceKey(mark.name));
      if (!speaker) throw new ApiError('mark_voice_unknown', { limit: at + 1 });
      ensurePlanAllows(plan, speaker, { background: null });
    }
  }
}
