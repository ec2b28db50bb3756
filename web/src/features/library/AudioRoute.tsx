import { audioContent, audio as audioSchema } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { BookOpen, SquarePen } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PageLoadFailure } from '../../api/PageLoadFailure.tsx';
import { Button } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { NotFoundNotice } from '../../navigation/NotFoundNotice.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { ReadAlong } from '../player/ReadAlong.tsx';
import { Reading } from '../player/reading/Reading.tsx';
import { useReading } from '../player/reading/use-reading.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import css from './AudioRoute.module.css';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioMenu } from './audios/AudioMenu.tsx';
import { useChanges } from './changes/change-store.ts';
import { daysLeft, isEndingSoon } from './days-left.ts';
import { AudioFacts } from './detail/AudioFacts.tsx';
import { AudioSound } from './detail/AudioSound.tsx';
import { Versions } from './detail/Versions.tsx';

/** One audio: waveform, text to read along, details and actions. */
export function AudioRoute() {
  const t = useText();
  const uid = useUid();
  const { audioId = '' } = useParams();
  const file = useDoc(paths.audio(uid, audioId), audioSchema);
  const content = useDoc(paths.content(uid, audioId), audioContent);
  const { open: read } = useReading();
  const change = useChanges().get(audioId);
  const gone =
    (file.status === 'ready' && (file.data === null || file.data.expiresAt <= new Date())) ||
    change === 'deleted';
  if (gone)
    return (
      <NotFoundNotice
        title={t('errors.audio.not_found')}
        text={t('editor.gone')}
        to="/app/library"
        link={t('library.title')}
      />
    );
  if (file.status === 'error') return <PageLoadFailure retry={file.retry} />;
  if (!file.data)
    return (
      <Page title="…" lead={'\u00a0'}>
        <Skeleton height="8rem" />
        <Skeleton height="16rem" />
      </Page>
    );
  const audio = { ...file.data, ...change };
  const days = daysLeft(audio.expiresAt, new Date());
  return (
    <AudioDialogs>
      <Page
        title={audio.name}
        lead={
          isEndingSoon(days) ? (
            <strong className={css.soon}>{t('library.expiresSoon', { days })}</strong>
          ) : (
            <RichText id="library.expires" values={{ date: <DateText date={audio.expiresAt} /> }} />
          )
        }
        actions={
          <>
            <DownloadButton
              audio={audio.state === 'creating' ? { ...audio, storagePath: null } : audio}
            />
            <Button variant="outline" disabled={!content.data} onClick={read}>
              <BookOpen size={18} /> {t('reading.open')}
            </Button>
            <ButtonLink variant="outline" to={`/app/text2speech/${audio.id}`}>
              <SquarePen size={18} /> {t('library.edit')}
            </ButtonLink>
            <div className={css.last}>
              <ShareButton
                audio={audio}
                disabled={audio.state !== 'done'}
                shared={audio.shareId !== null}
              />
              <AudioMenu audio={audio} />
            </div>
          </>
        }
      >
        <AudioSound audio={audio} peaks={content.data?.peaks ?? []} />
        <div className={css.columns}>
          <section className={css.text} aria-label={t('library.audio.text')}>
            {content.data ? (
              <ReadAlong
                track={trackOfAudio(audio)}
                segments={content.data.segments}
                words={content.data.words}
                language={audio.language}
              />
            ) : (
              <Skeleton height="12rem" />
            )}
          </section>
          <AudioFacts audio={audio} />
        </div>
        {audio.version > 1 && <Versions uid={uid} audio={audio} />}
        <Reading audioId={audio.id} collectionId={audio.collectionId} />
      </Page>
    </AudioDialogs>
  );
}
