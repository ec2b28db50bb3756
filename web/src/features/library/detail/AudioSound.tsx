import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useBusy } from '../../../busy/use-busy.ts';
import { Button } from '../../../components/Button.tsx';
import { WaveMark } from '../../../components/WaveMark.tsx';
import { useUid } from '../../../firebase/use-session.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { busyWhileMade } from '../../player/busy-while-made.ts';
import { PlayButton } from '../../player/PlayButton.tsx';
import { usePlayer, usePlayerState } from '../../player/player-context.ts';
import { currentTrack } from '../../player/player-state.ts';
import { trackOfNewMaking } from '../../player/track-of-audio.ts';
import { Waveform } from '../../player/Waveform.tsx';
import css from './AudioSound.module.css';
import { StillWave } from './StillWave.tsx';

/** The audio's own line of sound: still until it is played, then the place to seek. */
export function AudioSound({ audio, peaks }: { audio: WithId<Audio>; peaks: readonly number[] }) {
  const t = useText();
  useBusy(audio.state === 'creating');
  const player = usePlayer();
  const uid = useUid();
  const isCurrent = currentTrack(usePlayerState())?.id === audio.id;
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    try {
      const { streamUrl } = await callApi(calls.retryAudio, { params: { audioId: audio.id } });
      const track = trackOfNewMaking(audio, streamUrl);
      busyWhileMade(uid, track);
      player.play(track, [track], 0);
    } catch {
      // The toast has said why.
    }
    setRetrying(false);
  };
  if (audio.state === 'failed' && audio.storagePath === null)
    return (
      <div className={css.failed} role="status">
        <p>
          <strong>{t('editor.failed')}</strong>
          <br />
          {audio.error !== null && t(`errors.${audio.error}`, { limit: 0 })}
        </p>
        <Button variant="outline" busy={retrying} onClick={() => void retry()}>
          <RotateCw size={18} /> {t('editor.retry')}
        </Button>
      </div>
    );
  return (
    <div className={css.sound}>
      <PlayButton audio={audio} variant="default" />
      {isCurrent ? (
        <Waveform
          peaks={peaks}
          durationMs={player.durationMs}
          bars={160}
          label={`${t('player.seek')}: ${audio.name}`}
        />
      ) : audio.state === 'creating' ? (
        <span className={css.making} role="status">
          <WaveMark size={22} moving /> {t('editor.creating')}
        </span>
      ) : (
        <StillWave peaks={peaks} bars={160} />
      )}
      <span className={css.length}>
        {audio.durationMs !== null && formatDuration(audio.durationMs)}
      </span>
    </div>
  );
}
