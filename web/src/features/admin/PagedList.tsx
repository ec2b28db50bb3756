import type { ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './PagedList.module.css';

interface Props<Item> {
  list: {
    readonly items: readonly Item[] | null;
    readonly error: ApiError | null;
    readonly hasMore: boolean;
    retry: () => void;
    loadMore: () => void;
  };
  /** Shown if nothing was found. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The items of `usePagedList`, with its empty, loading and error states. */
export function PagedList<Item>({ list, empty, children }: Props<Item>) {
  const t = useText();
  const { items, error, hasMore } = list;
  return (
    <>
      {error && <LoadFailure error={error} retry={list.retry} />}
      {items === null && !error && <Skeleton height="24rem" />}
      {items?.length === 0 && !hasMore && empty}
      {items && items.length > 0 && children(items)}
      {hasMore && (
        <div className={css.more}>
          <Button variant="outline" onClick={list.loadMore}>
            {t('shell.more')}
          </Button>
        </div>
      )}
    </>
  );
}
