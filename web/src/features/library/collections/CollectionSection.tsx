import { collection as collectionSchema } from '@duu/contract/documents/collection';
import { paths } from '@duu/contract/paths';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { useText } from '../../../i18n/intl.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import css from './CollectionSection.module.css';
import type { CollectionActions } from './use-collection-actions.tsx';

/** Collections shown at first; more would cost reads that most visits don't need. */
const few = 3;

/** The latest changed collections, and on request all of them, in pages. */
export function CollectionSection({
  archived,
  total,
  actions,
  offersNew = false,
}: {
  archived: boolean;
  total: number;
  actions: CollectionActions;
  /** Set if the page has no other button for a new collection. */
  offersNew?: boolean;
}) {
  const t = useText();
  const uid = useUid();
  const [all, setAll] = useState(false);
  const { docs, hasMore, loadMore, status, retry } = usePages(
    {
      path: paths.collections(uid),
      where: [['archived', '==', archived]],
      orderBy: [['updatedAt', 'desc']],
      ...(!all && { pageSize: few }),
    },
    collectionSchema,
  );
  if (archived && total === 0) return null;
  return (
    <section
      className={css.section}
      aria-label={t(archived ? 'library.collections.archived' : 'library.collections')}
    >
      <div className={css.head}>
        <h2>{t(archived ? 'library.collections.archived' : 'library.collections')}</h2>
        {total > few && (
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('library.collections.fewer') : t('library.collections.all', { count: total })}
          </Button>
        )}
      </div>
      {status === 'loading' && docs.length === 0 ? (
        <ul className={css.grid}>
          {Array.from({ length: Math.max(1, Math.min(few, total)) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all the same
            <li key={index}>
              <Skeleton height="4.6rem" />
            </li>
          ))}
        </ul>
      ) : status === 'error' && docs.length === 0 ? (
        <Button variant="outline" onClick={retry}>
          {t('library.collections.failed')}
        </Button>
      ) : docs.length === 0 ? (
        <div className={css.none}>
          <p>{t('library.collections.none')}</p>
          {offersNew && (
            <Button variant="outline" size="sm" onClick={actions.askNew}>
              <FolderPlus size={18} /> {t('library.collection.new')}
            </Button>
          )}
        </div>
      ) : (
        <ul className={css.grid}>
          {docs.map((one) => (
            <CollectionCard key={one.id} collection={one} actions={actions} />
          ))}
        </ul>
      )}
      {all && hasMore && (
        <Button variant="outline" size="sm" onClick={loadMore}>
          {t('library.collections.all', { count: total })}
        </Button>
      )}
    </section>
  );
}
