import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../../i18n/intl.tsx';
import css from './ChapterLinks.module.css';
import type { InBook } from './use-book.ts';

/** The chapters before and after the one that is read, below its text. */
export function ChapterLinks({ book: { audios }, audio, onOpen }: InBook) {
  const t = useText();
  const at = audios.findIndex(({ id }) => id === audio.id);
  const [previous, next] = [audios[at - 1], audios[at + 1]];
  return (
    <nav className={css.links} aria-label={t('reading.chapters')}>
      {previous && (
        <button type="button" className={css.link} onClick={() => onOpen(previous)}>
          <ChevronLeft size={20} aria-hidden="true" />
          <span>
            <small>{t('reading.chapter.previous')}</small>
            {previous.name}
          </span>
        </button>
      )}
      {next && (
        <button type="button" className={css.link} data-to="next" onClick={() => onOpen(next)}>
          <span>
            <small>{t('reading.chapter.next')}</small>
            {next.name}
          </span>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
