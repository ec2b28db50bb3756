import { limits } from '@duu/contract/limits';
import { PencilLine, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './Bookmarks.module.css';
import type { AudioBookmarks, ShownBookmark } from './use-bookmarks.ts';

/** Bookmarks of one audio: jump to one, edit its note, delete it. */
export function BookmarkList({
  bookmarks,
  language,
  editing,
  onEdit,
  onJump,
}: {
  bookmarks: AudioBookmarks;
  language: string;
  /** The bookmark whose note is edited. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  onJump: (ms: number) => void;
}) {
  const t = useText();
  return (
    <ul className={css.list}>
      {bookmarks.shown.map((one) => (
        <li key={one.id} className={css.item}>
          <div className={css.row}>
            <button type="button" className={css.jump} onClick={() => onJump(one.atMs)}>
              <span className={css.time}>{formatDuration(one.atMs)}</span>
              <span className={css.sentence} lang={language}>
                {one.sentence ?? t('reading.bookmark.place')}
              </span>
            </button>
            <IconButton
              label={t('reading.bookmark.edit', { time: formatDuration(one.atMs) })}
              onClick={() => onEdit(one.id)}
            >
              <PencilLine size={18} />
            </IconButton>
            <IconButton
              label={t('reading.bookmark.delete', { time: formatDuration(one.atMs) })}
              onClick={() => void bookmarks.remove(one)}
            >
              <Trash2 size={18} />
            </IconButton>
          </div>
          {editing === one.id ? (
            <NoteForm
              bookmark={one}
              onSave={async (note) => {
                if (await bookmarks.save({ ...one, note })) onEdit(null);
              }}
              onCancel={() => onEdit(null)}
            />
          ) : (
            one.note !== '' && <p className={css.note}>{one.note}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function NoteForm({
  bookmark,
  onSave,
  onCancel,
}: {
  bookmark: ShownBookmark;
  onSave: (note: string) => Promise<void>;
  onCancel: () => void;
}) {
  const t = useText();
  const [note, setNote] = useState(bookmark.note);
  const { busy, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  // On a phone the panel is small, and its end may be out of view.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    void form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onSave(note));
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit}>
      <TextField
        label={t('reading.bookmark.note')}
        value={note}
        maxLength={limits.bookmarkCharacters}
        autoFocus
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className={css.buttons}>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          {t('shell.save')}
        </Button>
      </div>
    </form>
  );
}
