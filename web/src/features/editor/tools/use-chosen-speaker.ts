import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useLocale } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import type { EditorAction, EditorState } from '../editor-state.ts';
import { defaultSpeaker } from './default-speaker.ts';

export interface ChosenSpeaker {
  readonly chosen: WithId<Speaker> | null;
  /** Whether the page is about to choose one itself. */
  readonly choosing: boolean;
}

const noFavorites: readonly string[] = [];

/**
 * Returns the speaker of the draft. For a new text the page chooses one for its language, until the user does; a
 * speaker that was removed from the catalogue leaves the choice empty.
 */
export function useChosenSpeaker(
  speakers: readonly WithId<Speaker>[] | null,
  { voice, ownSpeaker, history }: EditorState,
  dispatch: Dispatch<EditorAction>,
): ChosenSpeaker {
  const locale = useLocale();
  const me = useMe();
  const chosen = speakers?.find((speaker) => speaker.id === voice.speakerId) ?? null;
  // If favorites could not be loaded, a speaker is chosen anyway.
  const favorites =
    me.status === 'ready'
      ? me.user.preferences.favoriteSpeakers
      : me.status === 'loading'
        ? undefined
        : noFavorites;
  const { segments } = history;
  const wanted = useMemo(() => {
    if (speakers === null || favorites === undefined) return null;
    const texts = segments.map((segment) => segment.text);
    return ownSpeaker ? chosen : (defaultSpeaker(speakers, favorites, texts, locale) ?? null);
  }, [speakers, favorites, ownSpeaker, chosen, segments, locale]);
  const choosing =
    wanted !== null && (wanted.id !== voice.speakerId || wanted.language !== voice.language);
  useEffect(() => {
    if (!choosing) return;
    dispatch({
      kind: 'default-voice',
      change: { speakerId: wanted.id, language: wanted.language },
    });
  }, [choosing, wanted, dispatch]);
  return { chosen, choosing };
}
