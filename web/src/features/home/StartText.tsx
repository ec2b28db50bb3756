import { ClipboardPaste, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FoldingLabel } from '../../components/FoldingLabel.tsx';
import { lazyDialog } from '../../components/use-overlays.ts';
import { isShortcut, shortcuts } from '../../config/shortcuts.ts';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useGo } from '../../navigation/use-go.ts';
import { type Draft, initialVoice } from '../editor/drafts/draft.ts';
import { draftStore, homeDraft } from '../editor/drafts/draft-store.ts';
import { caretAtEnd, unfinishedDraft, writeNewDraft } from '../editor/drafts/new-draft.ts';
import { giveToEditor } from '../editor/import/given-item.ts';
import { ImportInput } from '../editor/import/ImportInput.tsx';
import { type SharedItem, textAndAddress } from '../editor/import/text-and-address.ts';
import css from './StartText.module.css';

const UnfinishedDialog = lazyDialog(() =>
  import('./UnfinishedDialog.tsx').then((module) => module.UnfinishedDialog),
);

const editor = '/app/text2speech';
/** Characters of an unfinished text to show, enough to recognize it. */
const startLength = 60;

/**
 * Where a text starts. A pasted text opens in the editor immediately, a typed one on request; until then it is kept
 * here. A file, and the page of a pasted address, are imported there. An unfinished text in the editor is never overwritten
 * without asking.
 */
export function StartText() {
  const t = useText();
  const go = useGo();
  const uid = useUid();
  const toast = useToast();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => draftStore(uid).read(homeDraft)?.segments[0]?.text ?? '');
  const [unfinished, setUnfinished] = useState(() => unfinishedDraft(uid));
  const [asking, setAsking] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  /** What is imported once the user has said what becomes of the unfinished text. */
  const [given, setGiven] = useState<SharedItem | null>(null);
  /** Set while the editor loads: what is typed meanwhile still belongs to the text. */
  const leaving = useRef<{ readonly after: Draft | null } | null>(null);
  const empty = text.trim() === '';
  useReloadBlock(!empty);

  const keep = (value: string) => {
    setText(value);
    if (leaving.current) writeNewDraft(uid, value, leaving.current.after);
    else if (value.trim() === '') draftStore(uid).remove(homeDraft);
    else
      draftStore(uid).write(homeDraft, {
        name: '',
        segments: [{ id: homeDraft, text: value }],
        voice: initialVoice,
        accepted: [],
        savedAt: Date.now(),
      });
  };
  const leave = (value: string, after: Draft | null) => {
    setAsking(false);
    leaving.current = { after };
    writeNewDraft(uid, value, after);
    draftStore(uid).remove(homeDraft);
    go(editor, { state: caretAtEnd });
  };
  const importIn = (item: SharedItem, after: Draft | null) => {
    setAsking(false);
    if (after === null) draftStore(uid).remove(null);
    giveToEditor(item);
    go(editor);
  };
  const askToImport = (item: SharedItem) => {
    const inEditor = unfinishedDraft(uid);
    setUnfinished(inEditor);
    setGiven(item);
    if (inEditor) setAsking(true);
    else importIn(item, null);
  };
  const openInEditor = (value: string) => {
    if (leaving.current) {
      go(editor, { state: caretAtEnd });
      return;
    }
    // Read now, as another tab may have written one.
    const inEditor = unfinishedDraft(uid);
    setUnfinished(inEditor);
    if (value.trim() === '') go(editor);
    else if (inEditor) setAsking(true);
    else leave(value, null);
  };
  const keepAndOpen = (value: string) => {
    const item = { ...textAndAddress({ title: '', text: value, url: '' }), files: [] };
    if (item.address !== null) return askToImport(item);
    keep(value);
    openInEditor(value);
  };
  const close = () => {
    setAsking(false);
    setGiven(null);
  };
  const answer = (after: Draft | null) =>
    given === null ? leave(text, after) : importIn(given, after);
  const pasteFromClipboard = async () => {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted.trim() === '') throw new Error('There is no text in the clipboard.');
      keepAndOpen(empty ? pasted : `${text}\n${pasted}`);
    } catch {
      field.current?.focus();
      toast.default(t('home.paste.none'));
    }
  };
  return (
    <div className={css.box}>
      <label htmlFor={id}>{t('home.lead')}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder={t('home.placeholder')}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.trim() === '') return;
          event.preventDefault();
          keepAndOpen(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
        }}
        onChange={({ target }) => keep(target.value)}
        onKeyDown={(event) => {
          if (!isShortcut(event.nativeEvent, shortcuts.editor.convert)) return;
          event.preventDefault();
          openInEditor(text);
        }}
      />
      <div className={css.buttons}>
        <div className={css.sources}>
          <Button variant="secondary" onClick={() => void pasteFromClipboard()}>
            <ClipboardPaste size={18} /> <FoldingLabel>{t('home.paste')}</FoldingLabel>
          </Button>
          <Button
            variant="ghost"
            aria-label={t('home.import')}
            onClick={() => file.current?.click()}
          >
            <FileUp size={18} /> <FoldingLabel>{t('home.import')}</FoldingLabel>
          </Button>
          <ImportInput
            ref={file}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              if (files.length > 0) askToImport({ text: '', address: null, files });
            }}
          />
        </div>
        <Button variant="synthesize" onClick={() => openInEditor(text)}>
          {t(empty ? 'home.write' : 'home.goOn')}
        </Button>
      </div>
      {unfinished && (
        <AppLink to={editor} className={css.unfinished}>
          {t('home.unfinished', { start: startOf(unfinished) })}
        </AppLink>
      )}
      {asking && (
        <UnfinishedDialog
          start={unfinished && startOf(unfinished)}
          onClose={close}
          onReplace={() => answer(null)}
          onAdd={() => answer(unfinished)}
        />
      )}
    </div>
  );
}

function startOf({ segments }: Draft): string {
  const text = segments.map((segment) => segment.text.trim()).find((line) => line !== '') ?? '';
  const letters = [...text];
  return letters.length > startLength ? `${letters.slice(0, startLength).join('')}…` : text;
}
