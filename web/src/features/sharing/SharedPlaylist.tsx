import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDuration } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { usePlayer, usePlayerState } from '../player/player-context.ts';
import { currentTrack } from '../player/player-state.ts';
import { PlaylistText } from './PlaylistText.tsx';
import { SharedPage } from './SharedPage.tsx';
import css from './SharedPlaylist.module.css';
import { usePlaylist } from './use-playlist.ts';

/** The public player of a shared collection: plays all of it, and shows the text of what plays. */
export function SharedPlaylist({ playlistId }: { playlistId: string }) {
  const t = useText();
  const locale = useLocale();
  const player = usePlayer();
  const playing = usePlayerState();
  const state = usePlaylist(playlistId);
  const [opened, setOpened] = useState(0);
  if (state.status !== 'ready')
    return (
      <SharedPage gone={state.status === 'gone'}>
        {state.status === 'gone' ? (
          <EmptyState
            heading="h1"
            title={t('sharing.goneList')}
            text={errorText(state.error, t)}
            action={<ButtonLink to="/">{t('sharing.tryIt')}</ButtonLink>}
          />
        ) : (
          <div className={css.card} aria-busy="true">
            <Skeleton width="60%" height="2.4rem" />
            <Skeleton height="3rem" />
            <Skeleton height="16rem" />
          </div>
        )}
      </SharedPage>
    );
  const { playlist, tracks } = state;
  const { name, coverUrl } = playlist;
  const current = currentTrack(playing);
  const found = tracks.findIndex(({ id }) => id === current?.id);
  const at = found === -1 ? opened : found;
  const track = tracks[at];
  const audio = playlist.audios[at];
  const total = playlist.audios.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const play = (index: number) => {
    const chosen = tracks[index];
    if (!chosen) return;
    setOpened(index);
    if (chosen.id === current?.id) player.toggle();
    else player.play(chosen, tracks, 0, { id: playlistId, name, coverUrl });
  };
  return (
    <SharedPage>
      <article className={css.card}>
        <div className={css.head}>
          {coverUrl && <img src={coverUrl} alt="" />}
          <div>
            <h1>{name}</h1>
            <p className={css.by}>
              {t('sharing.audios', { count: tracks.length })}
              {total > 0 && ` · ${formatDuration(total)}`}
            </p>
          </div>
        </div>
        {track && audio ? (
          <>
            <PlaylistText
              key={track.id}
              playlistId={playlistId}
              audioId={audio.id}
              track={track}
              start={found === -1 ? () => play(at) : undefined}
            />
            <ol className={css.list} aria-label={t('sharing.list')}>
              {tracks.map((one, index) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={css.track}
                    aria-current={index === at || undefined}
                    onClick={() => play(index)}
                  >
                    <span className={css.number}>{index + 1}</span>
                    <span className={css.name}>
                      <span>{one.title}</span>
                      <small>{one.artist[locale]}</small>
                    </span>
                    <span className={css.length}>{formatDuration(one.durationMs ?? 0)}</span>
                  </button>
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p className={css.by}>{t('sharing.emptyList')}</p>
        )}
      </article>
    </SharedPage>
  );
}
