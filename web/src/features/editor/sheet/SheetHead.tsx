import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { Eraser, FilePlus2, FileUp, Redo2, Undo2, X } from 'lucide-react';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { ButtonLink } from '../../../app/ButtonLink.tsx';
import { useBusy } from '../../../busy/use-busy.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useToast } from '../../../toasts/toast-store.ts';
import type { EditorAction } from '../editor-state.ts';
import { importedKinds } from '../import/import-file.ts';
import { useImport } from '../import/use-import.ts';
import { replaceAll } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';
import css from './SheetHead.module.css';

/** The head of the sheet: the audio's name, and what is done with the text as a whole. */
export function SheetHead({
  audio,
  name,
  onName,
  segments,
  canUndo,
  canRedo,
  dispatch,
}: {
  audio: WithId<Audio> | null;
  name: string;
  onName: (name: string) => void;
  segments: readonly Segment[];
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<EditorAction>;
}) {
  const t = useText();
  const toast = useToast();
  const file = useRef<HTMLInputElement>(null);
  const { importFrom, importing, cancelImport } = useImport(dispatch);
  const empty = segments.every((segment) => segment.text === '');
  const clear = () => {
    dispatch({ kind: 'edit', make: () => replaceAll([]) });
    toast.default(t('editor.cleared'), {
      action: { label: t('editor.undo'), onClick: () => dispatch({ kind: 'undo' }) },
    });
  };
  return (
    <header className={css.head}>
      <NameField audio={audio} name={name} onName={onName} />
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
        {importing ? (
          <Button variant="ghost" size="sm" onClick={cancelImport}>
            <X size={18} /> <span>{t('editor.import.cancel')}</span>
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => file.current?.click()}>
            <FileUp size={18} /> <span>{t('editor.import')}</span>
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept={importedKinds}
          data-testid="import"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void importFrom(chosen);
            target.value = '';
          }}
        />
        <Button variant="ghost" size="sm" disabled={empty} onClick={clear}>
          <Eraser size={18} /> <span>{t('editor.clear')}</span>
        </Button>
        {audio !== null && (
          <ButtonLink variant="ghost" size="sm" to="/app/text2speech">
            <FilePlus2 size={18} /> <span>{t('editor.new')}</span>
          </ButtonLink>
        )}
      </div>
    </header>
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
  const [edited, setEdited] = useState<string | null>(null);
  const id = audio?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another audio has another name
  useEffect(() => setEdited(null), [id]);
  useBusy(edited !== null);
  const shown = audio === null ? name : (edited ?? audio.name);
  const save = async () => {
    if (audio === null || edited === null) return;
    const wanted = edited.trim();
    if (wanted === '' || wanted === audio.name) {
      setEdited(null);
      return;
    }
    try {
      await callApi(calls.updateAudio, { params: { audioId: audio.id }, input: { name: wanted } });
      toast.success(t('library.renamed'));
    } catch {
      // The toast has said why; the old name comes back.
    }
    setEdited(null);
  };
  return (
    <input
      className={css.name}
      aria-label={t('editor.name')}
      placeholder={t('editor.name.hint')}
      maxLength={limits.nameCharacters}
      value={shown}
      onChange={({ target }) => (audio === null ? onName(target.value) : setEdited(target.value))}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setEdited(null);
      }}
    />
  );
}
