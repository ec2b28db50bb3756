import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.ts';
import { currentTrack, wantsToPlay } from '../player/player-state.ts';
import { StaticWaveform } from '../player/StaticWaveform.tsx';
import { TrackTime } from '../player/TrackTime.tsx';
import type { Track } from '../player/track.ts';
import { Waveform } from '../player/Waveform.tsx';
import css from './SharedSound.module.css';

/** The play button and waveform of a shared audio. */
export function SharedSound({
  track,
  peaks,
  hasButton = true,
}: {
  track: Track;
  peaks: readonly number[];
  /** Whether the button is here; a list has its own. */
  hasButton?: boolean;
}) {
  const t = useText();
  const player = usePlayer();
  const state = usePlayerState();
  const mine = currentTrack(state)?.id === track.id;
  const going = mine && wantsToPlay(state.status);
  return (
    <div className={css.sound}>
      {hasButton && (
        <IconButton
          variant="default"
          label={t(going ? 'player.pauseNamed' : 'player.playNamed', { name: track.title })}
          onClick={() => (mine ? player.toggle() : player.play(track))}
        >
          {going ? <Pause size={22} fill="currentColor" /> : <Play size={22} fill="currentColor" />}
        </IconButton>
      )}
      {mine ? (
        <Waveform peaks={peaks} durationMs={track.durationMs} />
      ) : (
        <StaticWaveform peaks={peaks} />
      )}
      <TrackTime durationMs={track.durationMs} />
    </div>
  );
}
