import {
  type Collection,
  collection as collectionSchema,
} from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PageLoadFailure } from '../../api/PageLoadFailure.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { NotFoundNotice } from '../../navigation/NotFoundNotice.tsx';
import { useGo } from '../../navigation/use-go.ts';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioSection } from './audios/AudioSection.tsx';
import { AudiobookProgress } from './collections/AudiobookProgress.tsx';
import { BookProgress } from './collections/BookProgress.tsx';
import { CollectionMenu } from './collections/CollectionMenu.tsx';
import { Cover } from './collections/Cover.tsx';
import { PlayAllButton } from './collections/PlayAllButton.tsx';
import { useCollectionActions } from './collections/use-collection-actions.tsx';
import { useOwnOrder } from './collections/use-own-order.ts';

const none: readonly string[] = [];

export function CollectionRoute() {
  const t = useText();
  const go = useGo();
  const uid = useUid();
  const { collectionId = '' } = useParams();
  const { status, data, retry } = useDoc(paths.collection(uid, collectionId), collectionSchema);
  const actions = useCollectionActions(() => go('/app/library'));
  const archived = data?.archived ?? false;
  const own = useOwnOrder(collectionId, data?.order ?? none);
  const hasOwn = (data?.audioCount ?? 0) <= limits.collectionAudios;
  const scope = useMemo(() => ({ archived, collectionId }), [archived, collectionId]);
  const leadOf = ({ author, audioCount }: Collection) => {
    const count = t('library.collection.count', { count: audioCount });
    return author === null ? count : `${author} · ${count}`;
  };
  if (status === 'error') return <PageLoadFailure retry={retry} />;
  if (status === 'ready' && !data)
    return (
      <NotFoundNotice
        title={t('errors.collection.not_found')}
        text={t('library.collection.gone')}
        to="/app/library"
        link={t('library.title')}
      />
    );
  return (
    <AudioDialogs>
      <Page
        title={data?.name ?? '…'}
        picture={data?.coverPath && <Cover path={data.coverPath} size="medium" />}
        lead={data ? leadOf(data) : '\u00a0'}
        actions={
          data && (
            <>
              <PlayAllButton collection={data} />
              <CollectionMenu collection={data} actions={actions} />
            </>
          )
        }
      >
        {data?.book && !archived && <BookProgress collectionId={collectionId} book={data.book} />}
        {data?.audiobook && !archived && (
          <AudiobookProgress
            audiobook={data.audiobook}
            onSave={() => actions.saveFile(data, 'm4b')}
          />
        )}
        <AudioSection
          key={`${collectionId}-${archived}-${hasOwn}`}
          sort={hasOwn ? 'own' : 'dateUp'}
          own={hasOwn ? own : undefined}
          scope={scope}
          total={data?.audioCount ?? -1}
          empty={
            <EmptyState
              title={t('library.collection.empty')}
              text={t('library.collection.emptyText')}
              action={<ButtonLink to="/app/library">{t('library.title')}</ButtonLink>}
            />
          }
        />
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}
