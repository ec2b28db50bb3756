import { formatDuration } from '../../i18n/format.ts';
import css from './TrackTime.module.css';
import { usePlayingTime } from './use-playing-time.ts';

/** `0:12 / 1:05`; the slider announces the same to screen readers. */
export function TrackTime({ durationMs }: { durationMs: number | null }) {
  const second = usePlayingTime((ms) => Math.floor(ms / 1000));
  return (
    <span className={css.time} aria-hidden="true">
      {formatDuration(second * 1000)}
      {durationMs !== null && <span> / {formatDuration(durationMs)}</span>}
    </span>
  );
}
