import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { ALargeSmall, Bookmark, List, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useOverlays } from '../../../components/use-overlays.ts';
import { isShortcut, shortcuts } from '../../../config/shortcuts.ts';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ChapterLinks } from '../book/ChapterLinks.tsx';
import { Contents } from '../book/Contents.tsx';
import type { PlayedBook } from '../book/use-book.ts';
import { useBookReader } from '../book/use-book-reader.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { skipMs } from '../player-keys.ts';
import { currentTrack } from '../player-state.ts';
import { ReadAlong } from '../ReadAlong.tsx';
import { StaticWaveform } from '../StaticWaveform.tsx';
import { TrackTime } from '../TrackTime.tsx';
import { trackOfAudio } from '../track-of-audio.ts';
import { Waveform } from '../Waveform.tsx';
import './andika.css';
import { Bookmarks } from './Bookmarks.tsx';
import { ReadingControls } from './ReadingControls.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import css from './ReadingView.module.css';
import { useReadingLook } from './reading-look.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useSentences } from './use-sentences.ts';

/**
 * The text alone in the whole window, in the user's preferred look, for reading along and listening: of one audio, or a book
 * with its chapters.
 */
export function ReadingView({
  audio,
  content,
  wantedId,
  book,
  onMove,
  onClose,
}: {
  audio: WithId<Audio>;
  content: AudioContent;
  /** The audio that is shown once it has loaded. */
  wantedId: string;
  /** What the audio is a part of. */
  book: PlayedBook | null;
  /** Shows another audio of the book. */
  onMove: (audioId: string) => void;
  onClose: () => void;
}) {
  const t = useText();
  const player = usePlayer();
  const reader = useBookReader(book, audio, wantedId, onMove);
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const [look] = useReadingLook();
  const [panel, setPanel] = useState<'contents' | 'bookmarks' | 'settings' | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const track = trackOfAudio(audio);
  const playAt = (ms: number) => reader.playAt(audio, ms);
  const sentences = useSentences(track, content, playAt);
  const bookmarks = useBookmarks(audio.id, content);
  const peaks = audio.state === 'creating' ? [] : content.peaks;
  useReloadBlock(true);
  const mui = useOverlays(true);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOn = (some: string) => event.target instanceof Element && event.target.closest(some);
    if (event.defaultPrevented || isOn('input, select, textarea, [role="slider"]')) return;
    const { player: anywhere, reading } = shortcuts;
    const pressed = (keys: readonly string[]) => isShortcut(event.nativeEvent, keys);
    if (pressed(anywhere.play) && !isOn('button')) {
      if (!event.repeat) reader.toggle();
    } else if (pressed(anywhere.back) && isCurrent) player.skip(-skipMs);
    else if (pressed(anywhere.forward) && isCurrent) player.skip(skipMs);
    else if (pressed(reading.previous)) sentences.play(-1);
    else if (pressed(reading.next)) sentences.play(1);
    else if (pressed(reading.repeat)) sentences.play(0);
    else if (pressed(reading.bookmark)) void addBookmark();
    else return;
    event.preventDefault();
  };
  const addBookmark = async () => {
    setPanel('bookmarks');
    setEditing(await bookmarks.add(isCurrent ? player.currentMs : audio.positionMs));
  };
  if (!mui) return null;
  return (
    <mui.Dialog
      open
      fullScreen
      onClose={() => (panel === null ? onClose() : setPanel(null))}
      onKeyDown={onKeyDown}
      aria-labelledby="reading-title"
      slotProps={{ paper: { className: css.paper ?? '' } }}
      data-paper={look.paper}
    >
      <header className={css.head}>
        <IconButton label={t('reading.close')} onClick={onClose}>
          <X size={22} />
        </IconButton>
        <div className={css.title}>
          {reader.name !== null && <small>{reader.name}</small>}
          <h2 id="reading-title">{audio.name}</h2>
        </div>
        <div className={css.panels}>
          {(
            [
              ...(reader.book ? ([['contents', <List key="icon" size={22} />]] as const) : []),
              ['bookmarks', <Bookmark key="icon" size={22} />],
              ['settings', <ALargeSmall key="icon" size={22} />],
            ] as const
          ).map(([name, icon]) => (
            <IconButton
              key={name}
              label={t(`reading.${name}`)}
              aria-expanded={panel === name}
              aria-controls={panel === name ? `reading-${name}` : undefined}
              variant={panel === name ? 'secondary' : 'ghost'}
              onClick={() => setPanel(panel === name ? null : name)}
            >
              {icon}
            </IconButton>
          ))}
        </div>
      </header>
      <div
        className={css.text}
        data-face={look.face}
        data-focus={look.focus || undefined}
        style={
          {
            '--size': `${look.size}rem`,
            '--lines': look.lines,
            '--letters': `${look.letters}em`,
          } as CSSProperties
        }
      >
        <ReadAlong
          key={audio.id}
          track={track}
          segments={content.segments}
          words={content.words}
          language={audio.language}
          className={css.words}
          onPlay={playAt}
          end={
            reader.book && <ChapterLinks book={reader.book} audio={audio} onOpen={reader.open} />
          }
        />
        {panel === 'contents' && reader.book && (
          <Contents
            book={reader.book}
            audio={audio}
            onOpen={(one) => {
              setPanel(null);
              reader.open(one);
            }}
          />
        )}
        {panel === 'settings' && <ReadingSettings />}
        {panel === 'bookmarks' && (
          <Bookmarks
            audio={audio}
            bookmarks={bookmarks}
            book={reader.book}
            editing={editing}
            onEdit={setEditing}
            onAdd={() => void addBookmark()}
            onJump={reader.playAt}
          />
        )}
      </div>
      <footer className={css.bar}>
        <ReadingControls
          audio={audio}
          listOf={reader.listOf}
          of={reader.of}
          isCurrent={isCurrent}
          sentences={sentences}
          onBookmark={() => void addBookmark()}
        />
        <div className={css.wave}>
          {isCurrent ? (
            <Waveform peaks={peaks} durationMs={player.durationMs} label={t('player.seek')} />
          ) : (
            <StaticWaveform peaks={peaks} />
          )}
        </div>
        {isCurrent ? (
          <TrackTime durationMs={player.durationMs} />
        ) : (
          audio.durationMs !== null && (
            <span className={css.length}>{formatDuration(audio.durationMs)}</span>
          )
        )}
      </footer>
    </mui.Dialog>
  );
}
