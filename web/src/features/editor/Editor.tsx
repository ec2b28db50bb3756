import { useCallback, useState } from 'react';
import { useText } from '../../i18n/intl.tsx';
import { SelectedWordButton } from '../dictionary/SelectedWordButton.tsx';
import { Versions } from '../library/detail/Versions.tsx';
import { Reading } from '../player/reading/Reading.tsx';
import type { VoiceSettings } from './drafts/draft.ts';
import css from './Editor.module.css';
import { Foot } from './Foot.tsx';
import { useSharedItem } from './import/use-shared-item.ts';
import { SpokenText } from './read-along/SpokenText.tsx';
import { Doubts } from './sheet/Doubts.tsx';
import { Roles } from './sheet/Roles.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { SheetHead } from './sheet/SheetHead.tsx';
import { ReadersContext, SheetContext } from './sheet/sheet-context.ts';
import { Tools } from './tools/Tools.tsx';
import { type Edited, useEditorModel } from './use-editor-model.ts';

/** The editor: the text, its tools, the price and the button. */
export function Editor(edited: Edited) {
  const t = useText();
  const model = useEditorModel(edited);
  const { uid, audio, content } = edited;
  const { sheet, state, dispatch, readings, text, bare } = model;
  const { history, voice } = state;
  const shared = useSharedItem(dispatch);
  const onVoice = useCallback(
    (change: Partial<VoiceSettings>) => dispatch({ kind: 'voice', change }),
    [dispatch],
  );
  const [toolsOpen, setToolsOpen] = useState(false);
  return (
    <SheetContext value={model.actions}>
      <ReadersContext value={model.readers}>
        <div className={css.page} data-slim={bare || undefined}>
          <div className={css.desk}>
            <h1 className="visually-hidden">{t('editor.title')}</h1>
            {shared}
            <div className={css.sheet} ref={sheet}>
              <SheetHead
                audio={audio}
                name={state.name}
                segments={history.segments}
                canUndo={history.past.length > 0}
                canRedo={history.future.length > 0}
                dispatch={dispatch}
                slim={bare}
              />
              {state.doubts.size > 0 && (
                <Doubts
                  doubts={state.doubts}
                  texts={text.texts}
                  sheet={sheet}
                  dispatch={dispatch}
                />
              )}
              <Roles roles={text.roles} />
              <Sheet
                history={history}
                language={voice.language}
                readings={readings}
                roles={text.roles}
              />
              <SelectedWordButton within={sheet} onTeach={(word) => model.setReading(word, '')} />
              {audio !== null && content !== null && (
                <SpokenText audio={audio} content={content} texts={text.texts} sheet={sheet} />
              )}
            </div>
            <Foot
              model={model}
              audio={audio}
              content={content}
              onTools={() => setToolsOpen(true)}
            />
            {audio !== null && <Reading audioId={audio.id} collectionId={audio.collectionId} />}
            {audio !== null && audio.version > 1 && (
              <div className={css.versions}>
                <Versions uid={uid} audio={audio} />
              </div>
            )}
          </div>
          <Tools
            speakers={model.speakers}
            failed={model.reloadSpeakers}
            chosen={model.chosen}
            drawer={{ elsewhere: bare, open: toolsOpen, onOpen: setToolsOpen }}
            voice={voice}
            texts={text.texts}
            onChange={onVoice}
          />
        </div>
        {model.dialog}
      </ReadersContext>
    </SheetContext>
  );
}
