import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer, usePlayerState } from './player-context.ts';
import { wantsToPlay } from './player-state.ts';
import { nextIndex, previousIndex } from './queue.ts';
import css from './Transport.module.css';

const skipMs = 10_000;

/**
 * Play and pause, ten seconds back and forward, previous and next. `start` is what the main button does while something
 * else or nothing plays.
 */
export function Transport({ start }: { start?: (() => void) | undefined }) {
  const t = useText();
  const player = usePlayer();
  const { status, queue } = usePlayerState();
  const isIdle = start !== undefined;
  const going = !isIdle && wantsToPlay(status);
  const isList = isIdle || queue.tracks.length > 1;
  return (
    <div className={css.transport}>
      {isList && (
        <span className={css.extra}>
          <IconButton
            label={t('player.previous')}
            disabled={isIdle || (previousIndex(queue) === null && queue.index !== 0)}
            onClick={() => player.previous()}
          >
            <SkipBack size={20} />
          </IconButton>
        </span>
      )}
      <span className={css.extra}>
        <IconButton label={t('player.back')} disabled={isIdle} onClick={() => player.skip(-skipMs)}>
          <RotateCcw size={20} />
        </IconButton>
      </span>
      <IconButton
        variant="default"
        label={t(going ? 'player.pause' : 'player.play')}
        onClick={() => (start ? start() : player.toggle())}
      >
        {going && status !== 'playing' ? (
          <span className={css.busy}>
            <WaveMark size={20} moving />
          </span>
        ) : going ? (
          <Pause size={22} fill="currentColor" />
        ) : (
          <Play size={22} fill="currentColor" />
        )}
      </IconButton>
      <span className={isList ? css.extra : css.always}>
        <IconButton
          label={t('player.forward')}
          disabled={isIdle}
          onClick={() => player.skip(skipMs)}
        >
          <RotateCw size={20} />
        </IconButton>
      </span>
      {isList && (
        <span className={css.always}>
          <IconButton
            label={t('player.next')}
            disabled={isIdle || nextIndex(queue) === null}
            onClick={() => player.next()}
          >
            <SkipForward size={20} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
