import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { Camera, Eraser, FilePlus2, FileUp, Globe, Redo2, Undo2, X } from 'lucide-react';
import { type Dispatch, memo, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { Button } from '../../../components/Button.tsx';
import { FoldingLabel } from '../../../components/FoldingLabel.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import type { EditorAction } from '../editor-state.ts';
import { useImportButton } from '../import/use-import-button.tsx';
import type { Segment } from '../text/segment.ts';
import { useNarrow } from '../window-size.ts';
import css from './SheetHead.module.css';
import { useClear } from './use-clear.ts';

/** The head of the sheet: the audio's name, and actions on the whole text. */
export const SheetHead = memo(function SheetHead({
  audio,
  name,
  segments,
  canUndo,
  canRedo,
  dispatch,
  slim,
}: {
  audio: WithId<Audio> | null;
  name: string;
  segments: readonly Segment[];
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<EditorAction>;
  /** Moves less frequent actions to the bar's menu. */
  slim: boolean;
}) {
  const t = useText();
  return (
    <header className={css.head} data-slim={slim || undefined}>
      <NameField audio={audio} name={name} onName={(name) => dispatch({ kind: 'name', name })} />
      <div className={css.buttons} role="toolbar" aria-label={t('editor.textTools')}>
        <IconButton
          label={t('editor.undo')}
          disabled={!canUndo}
          onClick={() => dispatch({ kind: 'undo' })}
        >
          <Undo2 size={19} />
        </IconButton>
        <IconButton
          label={t('editor.redo')}
          disabled={!canRedo}
          onClick={() => dispatch({ kind: 'redo' })}
        >
          <Redo2 size={19} />
        </IconButton>
        {!slim && <TextButtons audio={audio} segments={segments} dispatch={dispatch} />}
      </div>
    </header>
  );
});

/** Actions on the whole text. */
function TextButtons({
  audio,
  segments,
  dispatch,
}: {
  audio: WithId<Audio> | null;
  segments: readonly Segment[];
  dispatch: Dispatch<EditorAction>;
}) {
  const t = useText();
  const { input, choose, ask, photograph, importing, cancel } = useImportButton(dispatch);
  const narrow = useNarrow();
  const clear = useClear(dispatch);
  const empty = segments.every((segment) => segment.text === '');
  return (
    <>
      {importing ? (
        <Button variant="ghost" size="sm" onClick={cancel}>
          <X size={18} /> <span>{t('editor.import.cancel')}</span>
        </Button>
      ) : (
        <Button variant="ghost" size="sm" onClick={choose}>
          <FileUp size={18} /> <FoldingLabel>{t('editor.import')}</FoldingLabel>
        </Button>
      )}
      <IconButton label={t('editor.import.address')} disabled={importing} onClick={ask}>
        <Globe size={19} />
      </IconButton>
      {narrow && (
        <IconButton label={t('editor.import.photo')} disabled={importing} onClick={photograph}>
          <Camera size={19} />
        </IconButton>
      )}
      {input}
      <Button variant="ghost" size="sm" disabled={empty} onClick={clear}>
        <Eraser size={18} /> <FoldingLabel>{t('editor.clear')}</FoldingLabel>
      </Button>
      {audio !== null && (
        <ButtonLink variant="ghost" size="sm" to="/app/text2speech">
          <FilePlus2 size={18} /> <span>{t('editor.new')}</span>
        </ButtonLink>
      )}
    </>
  );
}

function NameField({
  audio,
  name,
  onName,
}: {
  audio: WithId<Audio> | null;
  name: string;
  onName: (name: string) => void;
}) {
  const t = useText();
  const toast = useToast();
  const [draft, setDraft] = useState<{ readonly of: string; readonly name: string } | null>(null);
  const edited = draft !== null && draft.of === audio?.id ? draft.name : null;
  useReloadBlock(edited !== null);
  const shown = audio === null ? name : (edited ?? audio.name);
  const save = async () => {
    if (audio === null || edited === null) return;
    const wanted = edited.trim();
    if (wanted === '' || wanted === audio.name) {
      setDraft(null);
      return;
    }
    try {
      await callApi(calls.updateAudio, { params: { audioId: audio.id }, input: { name: wanted } });
      toast.success(t('library.renamed'));
    } catch {
      // A toast has shown why; the previous name returns.
    }
    setDraft(null);
  };
  return (
    <input
      className={css.name}
      aria-label={t('editor.name')}
      placeholder={t('editor.name.hint')}
      maxLength={limits.nameCharacters}
      value={shown}
      onChange={({ target }) =>
        audio === null ? onName(target.value) : setDraft({ of: audio.id, name: target.value })
      }
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
