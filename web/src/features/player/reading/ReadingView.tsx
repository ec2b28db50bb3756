import type { Audio, AudioContent } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { ALargeSmall, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { useOverlays } from '../../../components/use-overlays.ts';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { PlayButton } from '../PlayButton.tsx';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { currentTrack } from '../player-state.ts';
import { ReadAlong } from '../ReadAlong.tsx';
import { StaticWaveform } from '../StaticWaveform.tsx';
import { TrackTime } from '../TrackTime.tsx';
import { trackOfAudio } from '../track-of-audio.ts';
import { usePlayAudio } from '../use-play-audio.ts';
import { Waveform } from '../Waveform.tsx';
import './andika.css';
import { ReadingSettings } from './ReadingSettings.tsx';
import css from './ReadingView.module.css';
import { useReadingLook } from './reading-look.ts';

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
  const [setting, setSetting] = useState(false);
  const peaks = audio.state === 'creating' ? [] : content.peaks;
  useReloadBlock(true);
  const mui = useOverlays(true);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || (target instanceof Element && target.closest('button, input, select')))
      return;
    event.preventDefault();
    if (!event.repeat) void play(audio).catch(() => undefined);
  };
  if (!mui) return null;
  return (
    <mui.Dialog
      open
      fullScreen
      onClose={() => (setting ? setSetting(false) : onClose())}
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
        <IconButton
          label={t('reading.settings')}
          aria-expanded={setting}
          aria-controls={setting ? 'reading-settings' : undefined}
          variant={setting ? 'secondary' : 'ghost'}
          onClick={() => setSetting(!setting)}
        >
          <ALargeSmall size={22} />
        </IconButton>
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
          track={trackOfAudio(audio)}
          segments={content.segments}
          words={content.words}
          language={audio.language}
          className={css.words}
        />
        {setting && <ReadingSettings />}
      </div>
      <footer className={css.bar}>
        <PlayButton audio={audio} variant="default" />
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
