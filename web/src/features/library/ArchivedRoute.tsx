import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioSection } from './audios/AudioSection.tsx';
import { CollectionSection } from './collections/CollectionSection.tsx';
import { useCollectionActions } from './collections/use-collection-actions.tsx';

const scope = { archived: true, collectionId: null };

/** The archived audios and collections. */
export function ArchivedRoute() {
  const t = useText();
  const me = useMe();
  const actions = useCollectionActions();
  const counters = me.status === 'ready' ? me.user.counters : null;
  return (
    <AudioDialogs>
      <Page title={t('library.archived')} lead={t('library.archived.lead')}>
        <CollectionSection archived total={counters?.archivedCollections ?? 0} actions={actions} />
        <AudioSection
          scope={scope}
          total={counters?.archivedAudios ?? -1}
          empty={
            <EmptyState
              title={t('library.archived.empty')}
              text={t('library.archived.emptyText')}
            />
          }
        />
      </Page>
      {actions.dialogs}
    </AudioDialogs>
  );
}
