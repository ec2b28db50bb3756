import type { PlanSnapshot } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import type { Language } from '@duu/contract/language';
import { ApiError } from '../../api-error.ts';

/**
 * Returns a speaker that may be used for a text in a language.
 * @throws ApiError if it may not
 */
export function usableSpeaker(speaker: Speaker | undefined, language: Language): Speaker {
  if (!speaker) throw new ApiError('speaker_not_found');
  if (!speaker.published) throw new ApiError('speaker_not_published');
  if (speaker.language !== language) throw new ApiError('unsupported_language');
  return speaker;
}

/** Refuses premium voices and music that the plan does not have. */
export function ensurePlanAllows(
  plan: PlanSnapshot,
  speaker: Pick<Speaker, 'premium'>,
  { background }: { readonly background: string | null },
): void {
  if (speaker.premium && !plan.premiumVoices) throw new ApiError('speaker_premium');
  if (background !== null && !plan.backgroundSound) throw new ApiError('background_not_in_plan');
}
