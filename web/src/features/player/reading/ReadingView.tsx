import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { ALargeSmall, Bookmark, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useOverlays } from '../../../components/use-overlays.ts';
import { isShortcut, shortcuts } from '../../../config/shortcuts.ts';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { skipMs } from '../player-keys.ts';
import { currentTrack } from '../player-state.ts';
import { ReadAlong } from '../ReadAlong.tsx';
import { StaticWaveform } from '../StaticWaveform.tsx';
import { TrackTime } from '../TrackTime.tsx';
import { trackOfAudio } from '../track-of-audio.ts';
import { usePlayAudio } from '../use-play-audio.ts';
import { Waveform } from '../Waveform.tsx';
import './andika.css';
import { Bookmarks } from './Bookmarks.tsx';
import { ReadingControls } from './ReadingControls.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import css from './ReadingView.module.css';
import { useReadingLook } from './reading-look.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useSentences } from './use-sentences.ts';

/** The text alone in the whole window, in the user's preferred look, for reading along and listening. */
export function ReadingView({
  audio,
  content,
  onClose,
}: {
  audio: WithId<Audio>;
  content: AudioContent;
  onClose: () => void;
}) {
  const t = useText();
  const player = usePlayer();
  const play = usePlayAudio();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const [look] = useReadingLook();
  const [panel, setPanel] = useState<'settings' | 'bookmarks' | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const track = trackOfAudio(audio);
  const sentences = useSentences(track, content);
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
      if (!event.repeat) void play(audio).catch(() => undefined);
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
        <h2 id="reading-title" className={css.title}>
          {audio.name}
        </h2>
        <div className={css.panels}>
          {(
            [
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
          track={track}
          segments={content.segments}
          words={content.words}
          language={audio.language}
          className={css.words}
        />
        {panel === 'settings' && <ReadingSettings />}
        {panel === 'bookmarks' && (
          <Bookmarks
            bookmarks={bookmarks}
            language={audio.language}
            editing={editing}
            onEdit={setEditing}
            onAdd={() => void addBookmark()}
            onJump={sentences.playAt}
          />
        )}
      </div>
      <footer className={css.bar}>
        <ReadingControls
          audio={audio}
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
