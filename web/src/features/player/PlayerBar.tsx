import { audioContent } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { useHeightVariable } from '../../components/use-height-variable.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ListenOptions } from './ListenOptions.tsx';
import css from './PlayerBar.module.css';
import { usePlayer, usePlayerState } from './player-context.ts';
import { ReadAlong } from './ReadAlong.tsx';
import { TrackTime } from './TrackTime.tsx';
import { Transport } from './Transport.tsx';
import type { Track } from './track.ts';
import { Waveform } from './Waveform.tsx';

/** Loaded with the first track; playback works even if this can't load. */
const DownloadButton = lazy(() =>
  import('../../files/DownloadButton.tsx').then(
    (module) => ({ default: module.DownloadButton }),
    () => ({ default: () => <></> }),
  ),
);

const ShareButton = lazy(() =>
  import('../../share/ShareButton.tsx').then(
    (module) => ({ default: module.ShareButton }),
    () => ({ default: () => <></> }),
  ),
);

/** The bar of the player, which opens to the text for reading along. */
export function PlayerBar({ track }: { track: Track }) {
  const t = useText();
  const locale = useLocale();
  const player = usePlayer();
  const uid = useUid();
  const { status, queue } = usePlayerState();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const bar = useHeightVariable('--player-height');
  const isOwn = track.kind === 'audio' && uid !== '';
  const { data: content } = useDoc(isOwn ? paths.content(uid, track.id) : null, audioContent);
  const making = track.source.kind === 'making';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [pathname]);
  return (
    <section
      ref={bar}
      className={css.bar}
      aria-label={t('player.region')}
      data-open={open || undefined}
    >
      {open && (
        <div className={css.reading}>
          {content ? (
            <ReadAlong
              track={track}
              segments={content.segments}
              words={content.words}
              language={track.language}
              className={css.words}
            />
          ) : (
            <p className={css.note}>{t(isOwn ? 'player.noText' : 'player.noOwnText')}</p>
          )}
          <ListenOptions words={content?.words ?? []} />
        </div>
      )}
      <div className={css.row}>
        <div className={css.track}>
          {queue.list?.coverUrl && (
            <img className={css.cover} src={queue.list.coverUrl} alt="" draggable={false} />
          )}
          <div className={css.title}>
            {isOwn ? (
              <AppLink
                to={`/app/audio/${track.id}`}
                aria-label={t('player.open', { name: track.title })}
              >
                {track.title}
              </AppLink>
            ) : (
              <span>{track.title}</span>
            )}
            <small>
              {status === 'failed'
                ? t('player.failed')
                : status === 'waiting'
                  ? t('player.waiting')
                  : making
                    ? t('player.making')
                    : [queue.list?.name, track.artist[locale]].filter(Boolean).join(' · ')}
            </small>
          </div>
        </div>
        <div className={css.transport}>
          <Transport />
        </div>
        <div className={css.wave}>
          <Waveform
            peaks={making ? [] : (content?.peaks ?? [])}
            durationMs={player.durationMs}
            label={t('player.seek')}
          />
        </div>
        <div className={css.time}>
          <TrackTime durationMs={player.durationMs} />
        </div>
        <div className={css.end}>
          {isOwn && (
            <span className={css.share}>
              <Suspense>
                <ShareButton
                  look="icon"
                  audio={{ id: track.id, name: track.title }}
                  disabled={track.source.kind !== 'file'}
                />
              </Suspense>
            </span>
          )}
          {isOwn && (
            <span className={css.download}>
              <Suspense>
                <DownloadButton
                  look="icon"
                  audio={{
                    id: track.id,
                    name: track.title,
                    storagePath: track.source.kind === 'file' ? track.source.path : null,
                  }}
                />
              </Suspense>
            </span>
          )}
          <IconButton
            label={t(open ? 'player.less' : 'player.more')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown size={20} /> : <ChevronUp size={20} />}
          </IconButton>
          <IconButton label={t('player.close')} onClick={() => player.stop()}>
            <X size={20} />
          </IconButton>
        </div>
      </div>
    </section>
  );
}
