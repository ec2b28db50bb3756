import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { BookmarkPlus } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { PlayedBook } from '../book/use-book.ts';
import { BookmarkList } from './BookmarkList.tsx';
import css from './Bookmarks.module.css';
import { ChapterBookmarks } from './ChapterBookmarks.tsx';
import panel from './ReadingView.module.css';
import type { AudioBookmarks } from './use-bookmarks.ts';
import { useMarkedAudios } from './use-marked-audios.ts';

/** The bookmarks of the audio, or of all chapters of its book: add one here, jump to one, edit its note, delete it. */
export function Bookmarks({
  audio,
  bookmarks,
  book,
  editing,
  onEdit,
  onAdd,
  onJump,
}: {
  audio: WithId<Audio>;
  bookmarks: AudioBookmarks;
  book: PlayedBook | null;
  /** The bookmark whose note is edited. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  onAdd: () => void;
  onJump: (audio: WithId<Audio>, ms: number) => void;
}) {
  const t = useText();
  const { shown, status, retry } = bookmarks;
  const marked = useMarkedAudios(book);
  const hasNone = shown.length === 0 && marked.audios.length === 0;
  const list = (
    <BookmarkList
      bookmarks={bookmarks}
      language={audio.language}
      editing={editing}
      onEdit={onEdit}
      onJump={(ms) => onJump(audio, ms)}
    />
  );
  return (
    <section className={panel.settings} aria-label={t('reading.bookmarks')} id="reading-bookmarks">
      <div className={css.head}>
        <h3>{t('reading.bookmarks')}</h3>
        <Button variant="outline" size="sm" onClick={onAdd}>
          <BookmarkPlus size={18} /> {t('reading.bookmark.add')}
        </Button>
      </div>
      {status === 'error' || marked.retry ? (
        <Button variant="outline" onClick={marked.retry ?? retry}>
          {t('reading.bookmarks.failed')}
        </Button>
      ) : hasNone ? (
        <p className={css.none}>{t('reading.bookmarks.none')}</p>
      ) : book === null ? (
        list
      ) : (
        marked.audios.map((one) => (
          <section key={one.id} className={css.chapter} aria-label={one.name}>
            <h4>{one.name}</h4>
            {one.id === audio.id ? (
              list
            ) : (
              <ChapterBookmarks
                audio={one}
                editing={editing}
                onEdit={onEdit}
                onJump={(ms) => onJump(one, ms)}
              />
            )}
          </section>
        ))
      )}
    </section>
  );
}
