import { FolderPlus } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioSection } from './audios/AudioSection.tsx';
import { CollectionSection } from './collections/CollectionSection.tsx';
import { useCollectionActions } from './collections/use-collection-actions.tsx';
import { useExpiringNotice } from './expiring/use-expiring-notice.ts';

const scope = { archived: false, collectionId: null };

/** All collections and audios that are not archived. */
export function LibraryRoute() {
  const t = useText();
  const me = useMe();
  const actions = useCollectionActions();
  const ending = useExpiringNotice();
  const counters = me.status === 'ready' ? me.user.counters : null;
  return (
    <AudioDialogs>
      <Page
        title={t('library.title')}
        lead={
          counters === null ? (
            <Skeleton width="11rem" height="1lh" />
          ) : (
            t('library.lead', { audios: counters.audios, collections: counters.collections })
          )
        }
        actions={
          <Button variant="outline" onClick={actions.askNew}>
            <FolderPlus size={18} /> {t('library.collection.new')}
          </Button>
        }
      >
        <CollectionSection archived={false} total={counters?.collections ?? 0} actions={actions} />
        <AudioSection
          scope={scope}
          total={counters?.audios ?? -1}
          ending={ending}
          empty={
            <EmptyState
              title={t('library.empty')}
              text={t('library.emptyText')}
              action={
                <ButtonLink variant="synthesize" to="/app/text2speech">
                  {t('library.emptyAction')}
                </ButtonLink>
              }
            />
          }
        />
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}
