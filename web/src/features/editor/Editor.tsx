import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSpeakers } from '../../api/use-speakers.ts';
import { useHeightVariable } from '../../components/use-height-variable.ts';
import { isShortcut, shortcuts } from '../../config/shortcuts.ts';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { useWhenOnline } from '../../feedback/use-online.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { usePreferences } from '../../me/use-preferences.ts';
import { SelectedWordButton } from '../dictionary/SelectedWordButton.tsx';
import { useSetReading } from '../dictionary/use-set-reading.tsx';
import { Versions } from '../library/detail/Versions.tsx';
import { Reading } from '../player/reading/Reading.tsx';
import { ConversionState } from './convert/ConversionState.tsx';
import { ConvertBar } from './convert/ConvertBar.tsx';
import { isOffered, reconversionOf } from './convert/reconversion.ts';
import { SlimPlayer } from './convert/SlimPlayer.tsx';
import { useConversions } from './convert/use-conversions.ts';
import { useDiff } from './convert/use-diff.ts';
import { usePress } from './convert/use-press.ts';
import { conversionCost, segmentsToSend } from './cost/conversion-cost.ts';
import css from './Editor.module.css';
import type { EditorStart } from './editor-state.ts';
import { useSharedItem } from './import/use-shared-item.ts';
import { chapterTitles } from './parts/chapter-titles.ts';
import { PartsDialog } from './parts/PartsDialog.tsx';
import { PartsProgress } from './parts/PartsProgress.tsx';
import { useParts } from './parts/use-parts.ts';
import { SpokenText } from './read-along/SpokenText.tsx';
import { Doubts } from './sheet/Doubts.tsx';
import { speakersBeside } from './sheet/marked-speakers.ts';
import { Roles } from './sheet/Roles.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { SheetHead } from './sheet/SheetHead.tsx';
import { ReadersContext, SheetContext } from './sheet/sheet-context.ts';
import { TextMenu } from './sheet/TextMenu.tsx';
import { rolesOf } from './text/speaker-labels.ts';
import { Tools } from './tools/Tools.tsx';
import { usePageVoice } from './tools/use-page-voice.ts';
import { useDraft } from './use-draft.ts';
import { useEditor } from './use-editor.ts';
import { usePlayParagraph } from './use-play-paragraph.ts';
import { useSheetActions } from './use-sheet-actions.ts';
import { useNarrow, useSlim } from './window-size.ts';

/** The editor: the text, its tools, the price and the button. */
export function Editor({
  uid,
  audioId,
  audio,
  content,
  start,
  onMade,
}: {
  uid: string;
  audioId: string | null;
  audio: WithId<Audio> | null;
  content: AudioContent | null;
  start: EditorStart;
  /** Called when a conversion has created an audio, before the address changes. */
  onMade: (audioId: string) => void;
}) {
  const t = useText();
  const toast = useToast();
  const sheet = useRef<HTMLDivElement>(null);
  const { state, dispatch, readings } = useEditor(start);
  const { history, voice, name } = state;
  const me = useMe();
  // Undefined until it is known.
  const subscription = me.status === 'ready' ? me.subscription : undefined;
  const { autoPlay } = usePreferences().preferences;
  const catalogue = useSpeakers();
  const speakers = catalogue.data?.speakers ?? null;
  const { chosen, choosing } = usePageVoice(speakers, state, dispatch);
  const readers = useMemo(
    () => ({ speakers: speakersBeside(chosen, speakers), narrator: chosen }),
    [chosen, speakers],
  );
  useDraft(uid, audioId, state, dispatch);
  const shared = useSharedItem(dispatch);
  useReloadBlock(state.changes > 0);

  useEffect(
    () => readings.update(history.segments, voice.language),
    [readings, history.segments, voice.language],
  );
  useEffect(() => () => readings.stop(), [readings]);

  const texts = useMemo(() => history.segments.map((segment) => segment.text), [history.segments]);
  const titles = useMemo(
    () => chapterTitles(history.segments, state.chapters),
    [history.segments, state.chapters],
  );
  const roles = useMemo(() => rolesOf(texts), [texts]);
  const toSend = useMemo(() => segmentsToSend(texts), [texts]);
  const readingOf = useSyncExternalStore(readings.subscribe, () => readings.readingOf);
  const cost = useMemo(
    () => conversionCost(texts, subscription, readingOf, voice.speed),
    [texts, subscription, readingOf, voice.speed],
  );
  const asks = audio !== null && audio.state === 'done' && audio.freeConversionsLeft > 0;
  const { diff, again } = useDiff(
    asks ? audioId : null,
    toSend.join('\n'),
    audio?.version ?? 0,
    audio?.freeConversionsLeft ?? 0,
  );
  const reconversion =
    audio !== null && content !== null
      ? reconversionOf(
          { audio, segments: content.segments },
          toSend,
          voice,
          diff,
          new Date(),
          cost.characters,
        )
      : null;

  /** Whether an audio was created. The address and the document follow a moment later. */
  const [made, setMade] = useState(false);
  const conversions = useConversions({
    uid,
    audio,
    speaker: chosen,
    voice,
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
    autoPlay,
  });
  const { clearError } = conversions;
  // An error is about the text and the voice that were sent: a change shows the price again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of text or voice clears the error
  useEffect(clearError, [clearError, texts, voice]);
  useWhenOnline(conversions.error?.status === 0 ? clearError : null);
  const settling =
    choosing || (chosen === null && (catalogue.status === 'loading' || me.status === 'loading'));
  const { press, waiting } = usePress((how) => {
    if (cost.problem === 'segment_invalid') toast.warning(t('editor.unspeakable'));
    else if (parts.isUnderWay || (parts.offer?.isAffordable && !parts.offer.isChoice)) parts.ask();
    else void conversions.convert(toSend, how);
  }, settling);
  const playbackOf = usePlayParagraph({
    audio,
    content,
    segments: history.segments,
    conversions,
    readingOf,
  });
  const { setReading, dialog } = useSetReading(voice.language, () => readings.forget());
  const actions = useSheetActions({ state, dispatch, readings, sheet, setReading, playbackOf });

  const [toolsOpen, setToolsOpen] = useState(false);
  const narrow = useNarrow();
  const small = useSlim();
  const slim = small && audio !== null;
  // From the press on, so that the answer does not shift the layout.
  const bare = small && (audioId !== null || made || conversions.busy);

  // Focuses a new text. In an existing one, a phone's keyboard would cover the text. A text from the home page comes with
  // its caret.
  const onOpen = useEffectEvent(() => {
    if (audioId === null && history.caret === null)
      sheet.current?.querySelector('textarea')?.focus({ preventScroll: true });
  });
  useEffect(() => onOpen(), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, shortcuts.editor.convert) || event.repeat) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    event.preventDefault();
    if (audio?.state !== 'creating') press(isOffered(reconversion) ? 'free' : 'new');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <SheetContext value={actions}>
      <ReadersContext value={readers}>
        <div className={css.page} data-slim={bare || undefined}>
          <div className={css.desk}>
            <h1 className="visually-hidden">{t('editor.title')}</h1>
            {shared}
            <div className={css.sheet} ref={sheet}>
              <SheetHead
                audio={audio}
                name={name}
                onName={(given) => dispatch({ kind: 'name', name: given })}
                segments={history.segments}
                canUndo={history.past.length > 0}
                canRedo={history.future.length > 0}
                dispatch={dispatch}
                slim={bare}
              />
              {state.doubts.size > 0 && (
                <Doubts doubts={state.doubts} texts={texts} sheet={sheet} dispatch={dispatch} />
              )}
              <Roles roles={roles} />
              <Sheet
                history={history}
                language={voice.language}
                readings={readings}
                roles={roles}
              />
              <SelectedWordButton within={sheet} onTeach={(word) => setReading(word, '')} />
              {audio !== null && content !== null && (
                <SpokenText audio={audio} content={content} texts={texts} sheet={sheet} />
              )}
            </div>
            <div
              className={css.foot}
              data-slim={slim || undefined}
              ref={useHeightVariable('--foot-height')}
            >
              {slim && <SlimPlayer audio={audio} peaks={content?.peaks ?? []} />}
              {audio !== null && (!slim || audio.state === 'failed') && (
                <ConversionState
                  audio={audio}
                  onRetry={() => void conversions.retry()}
                  retrying={conversions.retrying}
                />
              )}
              {parts.state !== null && !parts.state.job.isClosed && (
                <PartsProgress state={parts.state} onGoOn={parts.resume} onEnd={parts.end} />
              )}
              <PartsDialog parts={parts} available={cost.available} />
              <ConvertBar
                cost={cost}
                audio={audio}
                reconversion={reconversion}
                askAgain={again}
                hasSpeaker={settling || chosen !== null || speakers === null}
                busy={
                  conversions.busy ||
                  waiting ||
                  (parts.offer !== null && parts.state?.status === 'running')
                }
                error={conversions.error}
                slim={slim}
                offer={parts.offer}
                inParts={parts.isUnderWay}
                plan={parts.plan}
                onConvert={press}
                onParts={parts.ask}
              />
              {slim && (
                <TextMenu
                  audio={audio}
                  segments={history.segments}
                  readings={readings}
                  characters={cost.characters}
                  dispatch={dispatch}
                  onTools={narrow ? () => setToolsOpen(true) : null}
                  onConvert={() => press('new')}
                />
              )}
            </div>
            {audio !== null && <Reading audio={audio} content={content} />}
            {audio !== null && audio.version > 1 && (
              <div className={css.versions}>
                <Versions uid={uid} audio={audio} />
              </div>
            )}
          </div>
          <Tools
            speakers={speakers}
            failed={catalogue.status === 'error' ? catalogue.reload : null}
            chosen={chosen}
            drawer={{ elsewhere: bare, open: toolsOpen, onOpen: setToolsOpen }}
            voice={voice}
            onChange={(change) => dispatch({ kind: 'voice', change })}
          />
        </div>
        {dialog}
      </ReadersContext>
    </SheetContext>
  );
}
