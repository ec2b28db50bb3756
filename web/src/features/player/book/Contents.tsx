import { chaptersOf } from '@duu/contract/chapters';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { Hourglass, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePlayerState } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import panel from '../reading/ReadingView.module.css';
import { ComingNote } from './ComingNote.tsx';
import css from './Contents.module.css';
import type { InBook } from './use-book.ts';
import { useComingChapters } from './use-coming-chapters.ts';

/** The chapters of a book with their lengths: the one that is read, the one that plays, and those still to be converted. */
export function Contents({ book, audio, onOpen }: InBook) {
  const t = useText();
  const playing = currentTrack(usePlayerState())?.id;
  const coming = useComingChapters(book);
  const [openPart, setOpenPart] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={panel.settings} aria-label={t('reading.contents')} id="reading-contents">
      <h3 className={css.head}>{t('reading.contents')}</h3>
      <ol className={css.list} ref={list}>
        {chaptersOf(book.audios, (one) => one).map(({ title, pieces }) => {
          const [first] = pieces;
          if (!first) return null;
          const isPlaying = pieces.some(({ id }) => id === playing);
          return (
            <Row
              key={first.id}
              title={title}
              language={first.language}
              isShown={pieces.some(({ id }) => id === audio.id)}
              onPress={() => onOpen(first)}
            >
              {isPlaying && (
                <span className={css.playing} role="img" aria-label={t('reading.contents.playing')}>
                  <Volume2 size={18} />
                </span>
              )}
              <Length pieces={pieces} />
            </Row>
          );
        })}
        {coming.map((one) => (
          <Row
            key={one.part}
            title={one.title}
            language={audio.language}
            isComing
            isOpen={openPart === one.part}
            onPress={() => setOpenPart(openPart === one.part ? null : one.part)}
            note={openPart === one.part && <ComingNote book={book} chapter={one} />}
          >
            <span className={css.wait} role="img" aria-label={t('reading.contents.coming')}>
              <Hourglass size={16} />
            </span>
          </Row>
        ))}
      </ol>
    </section>
  );
}

function Length({ pieces }: { pieces: readonly WithId<Audio>[] }) {
  const t = useText();
  const ms = pieces.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  if (pieces.some(({ durationMs }) => durationMs === null))
    return (
      <span className={css.wait} role="img" aria-label={t('library.state.creating')}>
        <WaveMark size={16} moving />
      </span>
    );
  return <span className={css.length}>{formatDuration(ms)}</span>;
}

function Row({
  title,
  language,
  isShown = false,
  isComing = false,
  isOpen,
  onPress,
  note,
  children,
}: {
  title: string;
  language: string;
  isShown?: boolean;
  isComing?: boolean;
  /** Whether its note is shown; without one it has none. */
  isOpen?: boolean;
  onPress: () => void;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.row}
        aria-current={isShown || undefined}
        aria-expanded={isOpen}
        data-coming={isComing || undefined}
        onClick={onPress}
      >
        <span className={css.title} lang={language}>
          {title}
        </span>
        {children}
      </button>
      {note}
    </li>
  );
}
