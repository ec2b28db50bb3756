import type { PlanSnapshot } from '@duu/contract/documents/plan';
import {
  type Speaker,
  type SpeakerSnapshot,
  speakerSnapshot,
} from '@duu/contract/documents/speaker';
import type { Language } from '@duu/contract/language';
import { ApiError } from '../../api-error.ts';

/**
 * Returns the speaker's snapshot for an audio.
 * @throws ApiError if the speaker may not be used
 */
export function usableSpeaker(
  id: string,
  speaker: Speaker | undefined,
  language: Language,
): SpeakerSnapshot {
  if (!speaker) throw new ApiError('speaker_not_found');
  if (!speaker.published) throw new ApiError('speaker_not_published');
  if (speaker.language !== language) throw new ApiError('unsupported_language');
  return speakerSnapshot.parse({ ...speaker, id });
}

/** Refuses premium voices and music that the plan does not have. */
export function ensurePlanAllows(
  plan: PlanSnapshot,
  speaker: Pick<Speaker, 'premium'> | undefined,
  { background }: { readonly background: string | null },
): void {
  if (speaker?.premium && !plan.premiumVoices) throw new ApiError('speaker_premium');
  if (background !== null && !plan.backgroundSound) throw new ApiError('background_not_in_plan');
}
