import type { Speaker } from '@duu/contract/documents/speaker';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { type Dispatch, useEffect } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { EditorAction, EditorState } from '../editor-state.ts';
import { defaultSpeaker } from './default-speaker.ts';

/**
 * The speaker of the draft. For a new text the page chooses one that speaks its language, until the person
 * does; a speaker that has left the catalogue leaves the choice empty.
 */
export function useChosenSpeaker(
  speakers: readonly WithId<Speaker>[] | null,
  { voice, ownSpeaker, history }: EditorState,
  user: User | undefined,
  dispatch: Dispatch<EditorAction>,
): WithId<Speaker> | null {
  const locale = useLocale();
  const chosen = speakers?.find((speaker) => speaker.id === voice.speakerId) ?? null;
  const favorites = user?.preferences.favoriteSpeakers;
  const { segments } = history;
  useEffect(() => {
    if (speakers === null || favorites === undefined) return;
    const texts = segments.map((segment) => segment.text);
    const wanted = ownSpeaker ? chosen : defaultSpeaker(speakers, favorites, texts, locale);
    if (!wanted || (wanted.id === voice.speakerId && wanted.language === voice.language)) return;
    dispatch({
      kind: 'default-voice',
      change: { speakerId: wanted.id, language: wanted.language },
    });
  }, [speakers, favorites, ownSpeaker, chosen, segments, voice, locale, dispatch]);
  return chosen;
}
