import {
  type Collection,
  collection as collectionSchema,
} from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { BookOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PageLoadFailure } from '../../api/PageLoadFailure.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FoldingLabel } from '../../components/FoldingLabel.tsx';
import { Page } from '../../components/Page.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { NotFoundNotice } from '../../navigation/NotFoundNotice.tsx';
import { useGo } from '../../navigation/use-go.ts';
import { Reading } from '../player/reading/Reading.tsx';
import { useReading } from '../player/reading/use-reading.ts';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioSection } from './audios/AudioSection.tsx';
import { AudiobookProgress } from './collections/AudiobookProgress.tsx';
import { BookProgress } from './collections/BookProgress.tsx';
import { CollectionMenu } from './collections/CollectionMenu.tsx';
import { Cover } from './collections/Cover.tsx';
import { PlaceText } from './collections/PlaceText.tsx';
import { PlayAllButton } from './collections/PlayAllButton.tsx';
import { useCollectionActions } from './collections/use-collection-actions.tsx';
import { useOwnOrder } from './collections/use-own-order.ts';

const none: readonly string[] = [];

export function CollectionRoute() {
  const t = useText();
  const go = useGo();
  const { open: read } = useReading();
  const uid = useUid();
  const { collectionId = '' } = useParams();
  const { status, data, retry } = useDoc(paths.collection(uid, collectionId), collectionSchema);
  const actions = useCollectionActions(() => go('/app/library'));
  const archived = data?.archived ?? false;
  const own = useOwnOrder(collectionId, data?.order ?? none);
  const hasOwn = (data?.audioCount ?? 0) <= limits.collectionAudios;
  const scope = useMemo(() => ({ archived, collectionId }), [archived, collectionId]);
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
        lead={data ? <Lead collection={data} /> : '\u00a0'}
        actions={
          data && (
            <>
              <PlayAllButton collection={data} />
              <Button
                variant="outline"
                disabled={data.audioCount === 0 || data.archived}
                onClick={read}
              >
                <BookOpen size={18} /> <FoldingLabel>{t('reading.open')}</FoldingLabel>
              </Button>
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
          of={data ? { id: collectionId, name: data.name } : undefined}
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
        <Reading collectionId={collectionId} />
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}

function Lead({ collection }: { collection: WithId<Collection> }) {
  const { author } = collection;
  return (
    <>
      {author !== null && `${author} · `}
      <PlaceText collection={collection} />
    </>
  );
}
