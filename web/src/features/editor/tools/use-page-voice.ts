import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useLocale } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { voiceFields } from '../drafts/draft.ts';
import type { EditorAction, EditorState } from '../editor-state.ts';
import { noChoices, pageVoice, type VoiceRules } from './page-voice.ts';

export interface ChosenSpeaker {
  readonly chosen: WithId<Speaker> | null;
  /** Whether the page is about to choose a voice itself. */
  readonly choosing: boolean;
}

/** Returns what the page's choice of a voice follows; null until it is known. */
export function useVoiceRules(): VoiceRules | null {
  const locale = useLocale();
  const me = useMe();
  const preferences = me.status === 'ready' ? me.user.preferences : null;
  const plan = me.status === 'ready' ? (me.subscription?.plan ?? null) : null;
  // If preferences could not be loaded, a voice is chosen anyway.
  return useMemo(
    () => (me.status === 'loading' ? null : { ...(preferences ?? noChoices), plan, locale }),
    [me.status, preferences, plan, locale],
  );
}

/**
 * Returns the speaker of the draft. For a new text the page chooses the voice for its language as far as the user does
 * not; a chosen speaker that was removed from the catalogue leaves the choice empty.
 */
export function usePageVoice(
  speakers: readonly WithId<Speaker>[] | null,
  { voice, chosen: fields, history }: EditorState,
  dispatch: Dispatch<EditorAction>,
): ChosenSpeaker {
  const rules = useVoiceRules();
  const chosen = speakers?.find((speaker) => speaker.id === voice.speakerId) ?? null;
  const { segments } = history;
  const wanted = useMemo(() => {
    if (speakers === null || rules === null) return null;
    const texts = segments.map((segment) => segment.text);
    return pageVoice(speakers, { voice, chosen: fields }, texts, rules);
  }, [speakers, rules, voice, fields, segments]);
  const choosing = wanted !== null && voiceFields.some((field) => wanted[field] !== voice[field]);
  useEffect(() => {
    if (choosing) dispatch({ kind: 'default-voice', change: wanted });
  }, [choosing, wanted, dispatch]);
  return { chosen, choosing };
}
