import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { ReadAlong } from '../player/ReadAlong.tsx';
import { Transport } from '../player/Transport.tsx';
import type { Track } from '../player/track.ts';
import css from './SharedPlaylist.module.css';
import { SharedSound } from './SharedSound.tsx';

/** One audio of a public playlist: its sound, and its text to read along. */
export function PlaylistText({
  playlistId,
  audioId,
  track,
  start,
}: {
  playlistId: string;
  audioId: string;
  track: Track;
  /** Plays it; undefined while it is what the player has. */
  start: (() => void) | undefined;
}) {
  const t = useText();
  const locale = useLocale();
  const { data, error, reload } = useRequest(`${playlistId}/${audioId}`, (signal) =>
    callApi(calls.getPlaylistAudio, {
      params: { playlistId, audioId },
      failure: 'handled',
      signal,
    }),
  );
  return (
    <section className={css.now} aria-label={track.title}>
      <div>
        <h2>{track.title}</h2>
        <p className={css.by}>{t('sharing.readBy', { speaker: track.artist[locale] })}</p>
      </div>
      <SharedSound track={track} peaks={data?.peaks ?? []} hasButton={false} />
      <div className={css.transport} data-open>
        <Transport start={start} />
      </div>
      {data ? (
        <ReadAlong
          track={track}
          segments={data.segments}
          words={data.words}
          language={data.language}
          className={css.text}
        />
      ) : error ? (
        <Button variant="outline" onClick={reload}>
          {t('shell.retry')}
        </Button>
      ) : (
        <Skeleton height="8rem" />
      )}
    </section>
  );
}
