import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeakers } from '../../api/use-speakers.ts';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { usePreferences } from '../../me/use-preferences.ts';
import { useSetReading } from '../dictionary/use-set-reading.tsx';
import { modeOf } from './convert/reconversion.ts';
import { useConversions } from './convert/use-conversions.ts';
import { usePress } from './convert/use-press.ts';
import { useReconversion } from './convert/use-reconversion.ts';
import { useTextCost } from './cost/use-text-cost.ts';
import { draftStore } from './drafts/draft-store.ts';
import type { EditorStart } from './editor-state.ts';
import { useParts } from './parts/use-parts.ts';
import { speakersBeside } from './sheet/marked-speakers.ts';
import { usePageVoice } from './tools/use-page-voice.ts';
import { useDraft } from './use-draft.ts';
import { useEditor } from './use-editor.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePlayParagraph } from './use-play-paragraph.ts';
import { useSheetActions } from './use-sheet-actions.ts';
import { useSlim } from './window-size.ts';

export interface Edited {
  readonly uid: string;
  readonly audioId: string | null;
  readonly audio: WithId<Audio> | null;
  readonly content: AudioContent | null;
  readonly start: EditorStart;
  /** Called when a conversion has created an audio, before the address changes. */
  readonly onMade: (audioId: string) => void;
}

/** Returns the text, its voice and price, and what the user can do with them. */
export function useEditorModel({ uid, audioId, audio, content, start, onMade }: Edited) {
  const t = useText();
  const toast = useToast();
  const sheet = useRef<HTMLDivElement>(null);
  const { state, dispatch, readings } = useEditor(start);
  const { history, voice, name, author, cover } = state;
  const me = useMe();
  const { autoPlay } = usePreferences().preferences;
  const catalogue = useSpeakers();
  const speakers = catalogue.data?.speakers ?? null;
  const { chosen, choosing } = usePageVoice(speakers, state, dispatch);
  const readers = useMemo(
    () => ({ speakers: speakersBeside(chosen, speakers), narrator: chosen }),
    [chosen, speakers],
  );
  useDraft(uid, audioId, state, dispatch);
  useReloadBlock(state.changes > 0);

  const subscription = me.status === 'ready' ? me.subscription : undefined;
  const text = useTextCost(state, readings, subscription);
  const { texts, titles, toSend, readingOf, cost } = text;
  const { reconversion, again } = useReconversion(audio, content, toSend, voice, cost);

  /** Whether an audio was created. The address and the document follow a moment later. */
  const [made, setMade] = useState(false);
  const conversions = useConversions({
    uid,
    audio,
    speaker: chosen,
    voice,
    isWritten: toSend.length > 0,
    changes: state.changes,
    name,
    autoPlay,
    dispatch,
    onMade: (id) => {
      setMade(true);
      onMade(id);
    },
  });
  const parts = useParts({
    uid,
    texts,
    titles,
    cost,
    readingOf,
    speaker: chosen,
    voice,
    name,
    author,
    cover,
    autoPlay,
    onCreated: () => {
      dispatch({ kind: 'saved', changes: state.changes });
      draftStore(uid).remove(audioId);
    },
  });
  const error = conversions.error ?? parts.error;
  const { clearError: clearOfParts } = parts;
  const { clearError: clearOfConversions } = conversions;
  const clearError = useCallback(() => {
    clearOfConversions();
    clearOfParts();
  }, [clearOfConversions, clearOfParts]);
  // An error is about the text and the voice that were sent: a change shows the price again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of text or voice clears the error
  useEffect(clearError, [clearError, texts, voice]);
  useWhenOnline(error?.status === 0 ? clearError : null);
  const settling =
    choosing || (chosen === null && (catalogue.status === 'loading' || me.status === 'loading'));
  const { press, waiting } = usePress((how) => {
    if (cost.problem === 'segment_invalid') toast.warning(t('editor.unspeakable'));
    else if (parts.offer && parts.offer.affordable > 0 && !parts.offer.isChoice) parts.ask();
    else void conversions.convert(toSend, how);
  }, settling);
  // Focuses a new text. In an existing one, a phone's keyboard would cover the text. A text from the home page comes with
  // its caret.
  useEditorKeys(sheet, audioId === null && history.caret === null, () => {
    if (audio?.state !== 'creating') press(modeOf(reconversion));
  });

  const playbackOf = usePlayParagraph({
    audio,
    content,
    segments: history.segments,
    conversions,
    readingOf,
  });
  const { setReading, dialog } = useSetReading(voice.language, () => readings.forget());
  const actions = useSheetActions({ state, dispatch, readings, sheet, setReading, playbackOf });
  const small = useSlim();
  const isBusy = conversions.busy || parts.busy || waiting;
  return {
    sheet,
    state,
    dispatch,
    readings,
    actions,
    readers,
    setReading,
    dialog,
    text,
    speakers,
    chosen,
    reloadSpeakers: catalogue.status === 'error' ? catalogue.reload : null,
    hasSpeaker: settling || chosen !== null || speakers === null,
    reconversion,
    again,
    conversions,
    parts,
    press,
    isBusy,
    error,
    /** The narrow layout of an audio. */
    slim: small && audio !== null,
    /** The same, from the press on, so that the answer does not shift the layout. */
    bare: small && (audioId !== null || made || conversions.busy),
  };
}
export type EditorModel = ReturnType<typeof useEditorModel>;
