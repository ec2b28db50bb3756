import { calls } from '@duu/contract/calls/calls';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useCall } from '../../../api/use-call.ts';
import { useBusy } from '../../../busy/use-busy.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useWhenOnline } from '../../../connection/use-online.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AudioList } from './AudioList.tsx';
import css from './AudioSection.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { isFiltered, type ListScope, type ListView, plainView } from './list-query.ts';
import { useAudioList } from './use-audio-list.ts';

/** A list of audios with its search and filters, and what stands there while it is empty, loading or lost. */
export function AudioSection({
  scope,
  total,
  empty,
}: {
  scope: ListScope;
  /** From the stored counters; −1 where there is none for this list. */
  total: number;
  empty: ReactNode;
}) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<ListView>(plainView);
  const query = typed.trim();
  useBusy(query !== '');
  const list = useAudioList(scope, view, query);
  const speakers = useCall(calls.getSpeakers, {}).data?.speakers ?? [];
  const plain = query === '' && !isFiltered(view);
  return (
    <section className={css.section} aria-label={t('library.audios')} aria-busy={list.isPrevious}>
      <ListToolbar
        query={typed}
        onQuery={setTyped}
        view={view}
        onView={setView}
        speakers={speakers}
      />
      {list.status === 'loading' && list.audios.length === 0 ? (
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
                  setView(plainView);
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
        />
      )}
    </section>
  );
}

/** Comes back by itself when only the connection was lost; anything else is worth a press. */
function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const t = useText();
  useWhenOnline(retry);
  const known = error instanceof ApiError && error.status !== 0;
  return (
    <EmptyState
      title={t('library.failed')}
      text={known ? errorText(error, t) : t('library.offline')}
      action={
        <Button variant="outline" onClick={retry}>
          {t('shell.retry')}
        </Button>
      }
    />
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
