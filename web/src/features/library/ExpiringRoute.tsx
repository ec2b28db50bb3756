import { audio as audioSchema } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListFailure } from '../../api/ListFailure.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useUid } from '../../firebase/auth/use-session.ts';
import { usePages } from '../../firebase/documents/use-live-data.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { AudioDialogs } from './actions/AudioDialogs.tsx';
import { AudioList } from './audios/AudioList.tsx';
import { useChanges } from './changes/change-store.ts';
import { applyChanges } from './changes/pending-changes.ts';
import { useZip } from './download/use-zip.ts';
import { expiringQuery } from './expiring/expiring-query.ts';

/** Audios that will soon be deleted, from the library and the archive, the next one first. The reminder links here. */
export function ExpiringRoute() {
  const t = useText();
  const uid = useUid();
  const zip = useZip();
  const [now] = useState(() => new Date());
  const query = useMemo(() => expiringQuery(uid, now, now, limits.endingListDays), [uid, now]);
  const list = usePages(query, audioSchema);
  const changes = useChanges();
  const audios = applyChanges(list.docs, changes, () => true);
  const title = t('library.ending');
  return (
    <AudioDialogs>
      <Page
        title={title}
        lead={t('library.ending.lead', { days: limits.endingListDays })}
        actions={
          audios.length > 0 && (
            <Button variant="outline" onClick={() => void zip('ending', title, query)}>
              <Download size={18} /> {t('library.collection.zip')}
            </Button>
          )
        }
      >
        {list.status === 'loading' ? (
          <Skeleton height="9rem" />
        ) : list.status === 'error' ? (
          <ListFailure error={list.error} retry={list.retry} />
        ) : audios.length === 0 ? (
          <EmptyState
            title={t('library.ending.empty')}
            text={t('library.ending.emptyText', { days: limits.endingListDays })}
            action={<ButtonLink to="/app/library">{t('library.title')}</ButtonLink>}
          />
        ) : (
          <AudioList
            audios={audios}
            hasMore={list.hasMore}
            loadMore={list.loadMore}
            total={list.hasMore ? -1 : audios.length}
            label={title}
          />
        )}
      </Page>
    </AudioDialogs>
  );
}
