import { type ReactNode, useState } from 'react';
import { ListFailure } from '../../../api/ListFailure.tsx';
import { useSpeakers } from '../../../api/use-speakers.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useReloadBlock } from '../../../feedback/reload-block.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { PlayedList } from '../../player/queue.ts';
import type { OwnOrder } from '../collections/use-own-order.ts';
import { ExpiringNotice } from '../expiring/ExpiringNotice.tsx';
import type { Expiring } from '../expiring/use-expiring-notice.ts';
import { AudioList } from './AudioList.tsx';
import css from './AudioSection.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import {
  isFiltered,
  type ListScope,
  type ListView,
  plainView,
  type Sort,
  sortsOf,
} from './list-query.ts';
import { useAudioList } from './use-audio-list.ts';

/** A list of audios with search and filters, and its empty, loading and error states. */
export function AudioSection({
  scope,
  total,
  empty,
  ending,
  sort = plainView.sort,
  own,
  of,
}: {
  scope: ListScope;
  /** From the stored counters; −1 if there is none for this list. */
  total: number;
  empty: ReactNode;
  /** The initial order of the list. */
  sort?: Sort;
  /** The order of its collection, which users can change. */
  own?: OwnOrder | undefined;
  /** What its whole list is played as, in its own order. */
  of?: PlayedList | undefined;
  /** The notice above the list, which waits for it so that it does not move. */
  ending?: Expiring;
}) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<ListView>({ ...plainView, sort });
  const query = typed.trim();
  useReloadBlock(query !== '');
  const list = useAudioList(scope, view, query, own?.order);
  const catalogue = useSpeakers();
  const isWaiting =
    (list.status === 'loading' && list.audios.length === 0) || ending?.ready === false;
  // The notice stays once shown, whatever is searched for.
  const [isShown, setShown] = useState(false);
  if (!isWaiting && !isShown) setShown(true);
  const plain = query === '' && !isFiltered(view);
  const isOwn = own !== undefined && view.sort === 'own' && plain;
  return (
    <section className={css.section} aria-label={t('library.audios')} aria-busy={list.isPrevious}>
      <ListToolbar
        query={typed}
        onQuery={setTyped}
        view={view}
        onView={setView}
        sorts={sortsOf(own !== undefined)}
        speakers={catalogue.data?.speakers ?? []}
        failed={catalogue.status === 'error' ? catalogue.reload : null}
      />
      {isShown && ending && <ExpiringNotice {...ending} />}
      {isWaiting ? (
        <Rows />
      ) : list.status === 'error' ? (
        <ListFailure error={list.error} retry={list.retry} />
      ) : list.audios.length === 0 ? (
        plain ? (
          empty
        ) : (
          <EmptyState
            title={query === '' ? t('library.filter.none') : t('library.search.none', { query })}
            {...(query !== '' && { text: t('library.search.noneText') })}
            action={
              <Button
                variant="outline"
                onClick={() => {
                  setTyped('');
                  setView({ ...plainView, sort });
                }}
              >
                {t(query === '' ? 'library.filter.clear' : 'library.search.clear')}
              </Button>
            }
          />
        )
      ) : (
        <AudioList
          audios={list.audios}
          hasMore={list.hasMore}
          loadMore={list.loadMore}
          total={plain ? Math.max(total, list.audios.length) : -1}
          label={t('library.audios')}
          onMove={isOwn && !scope.archived ? own.move : undefined}
          of={isOwn ? of : undefined}
        />
      )}
    </section>
  );
}

function Rows() {
  return (
    <div className={css.rows}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six of the same
        <Skeleton key={index} height="4.25rem" />
      ))}
    </div>
  );
}
