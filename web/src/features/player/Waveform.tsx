import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { usePlayer } from './player-context.ts';
import { useBarCount } from './use-bar-count.ts';
import { usePlayingTime } from './use-playing-time.ts';
import css from './Waveform.module.css';
import { waveformPath, waveformWidth, waveHeight } from './waveform-bars.ts';

const stepMs = 5000;
const pageMs = 30_000;

/**
 * The waveform, which is also the seek slider: by pointer, keys and screen reader. It updates the position outside
 * React, so that playback causes no renders.
 */
export function Waveform({
  peaks,
  durationMs,
  label,
}: {
  peaks: readonly number[];
  /** null while the audio is being created: the line shows what has been played and can't seek beyond. */
  durationMs: number | null;
  label?: string;
}) {
  const t = useText();
  const player = usePlayer();
  const played = useRef<SVGRectElement>(null);
  const [box, bars] = useBarCount();
  const clipId = `played-${useMemo(() => crypto.randomUUID(), [])}`;
  const path = useMemo(() => waveformPath(peaks, bars), [peaks, bars]);
  const width = waveformWidth(bars);
  const second = usePlayingTime((ms) => Math.floor(ms / 1000));

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const share = durationMs ? Math.min(1, player.currentMs / durationMs) : 0;
      played.current?.setAttribute('width', String(share * width));
      frame = player.state.status === 'playing' ? requestAnimationFrame(draw) : 0;
    };
    draw();
    const stop = player.subscribe(() => {
      if (frame === 0) draw();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [player, durationMs, width]);

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    if (durationMs === null) return;
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    player.seek(((event.clientX - left) / whole) * durationMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by: Record<string, () => void> = {
      ArrowRight: () => player.skip(stepMs),
      ArrowUp: () => player.skip(stepMs),
      ArrowLeft: () => player.skip(-stepMs),
      ArrowDown: () => player.skip(-stepMs),
      PageUp: () => player.skip(pageMs),
      PageDown: () => player.skip(-pageMs),
      Home: () => player.seek(0),
      End: () => player.seek(durationMs ?? 0),
    };
    const act = by[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const at = formatDuration(second * 1000);
  return (
    <div
      ref={box}
      className={css.slider}
      role="slider"
      tabIndex={0}
      aria-label={label ?? t('player.seek')}
      aria-valuemin={0}
      aria-valuemax={Math.max(second, Math.floor((durationMs ?? 0) / 1000))}
      aria-valuenow={second}
      aria-valuetext={
        durationMs === null
          ? t('player.positionMaking', { at })
          : t('player.position', { at, total: formatDuration(durationMs) })
      }
      data-making={durationMs === null || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <svg viewBox={`0 0 ${width} ${waveHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={clipId}>
          <rect ref={played} x="0" y="0" width="0" height={waveHeight} />
        </clipPath>
        <path d={path} className={css.rest} />
        <path d={path} className={css.played} clipPath={`url(#${clipId})`} />
      </svg>
    </div>
  );
}
