import type { Speaker } from '@duu/contract/documents/speaker';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { type Dispatch, useEffect } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { VoiceSettings } from '../drafts/draft.ts';
import type { EditorAction } from '../editor-state.ts';

/**
 * The speaker of the draft. A new text begins with the first favourite, else the first voice of the page's
 * language that every plan has; a speaker that has left the catalogue leaves the choice empty.
 */
export function useChosenSpeaker(
  speakers: readonly WithId<Speaker>[] | null,
  voice: VoiceSettings,
  user: User | undefined,
  dispatch: Dispatch<EditorAction>,
): WithId<Speaker> | null {
  const locale = useLocale();
  const chosen = speakers?.find((speaker) => speaker.id === voice.speakerId) ?? null;
  const favorites = user?.preferences.favoriteSpeakers;
  useEffect(() => {
    if (speakers === null || favorites === undefined) return;
    if (voice.speakerId === null) {
      const free = speakers.filter((speaker) => !speaker.premium);
      const first =
        free.find((speaker) => favorites.includes(speaker.id)) ??
        free.find((speaker) => speaker.language === locale) ??
        free[0];
      if (first)
        dispatch({
          kind: 'default-voice',
          change: { speakerId: first.id, language: first.language },
        });
    } else if (chosen !== null && chosen.language !== voice.language)
      dispatch({ kind: 'default-voice', change: { language: chosen.language } });
  }, [speakers, favorites, voice.speakerId, voice.language, chosen, locale, dispatch]);
  return chosen;
}
