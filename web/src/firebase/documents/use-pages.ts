import type { WithId } from '@duu/contract/id';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import type { DocsQuery } from './docs-query.ts';
import { liveList } from './live.ts';
import type { List } from './live-pages.ts';
import { answerTimeoutMs, useLive } from './use-live.ts';

interface DocsState<T> extends List<WithId<T>> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error: Error | null;
  /** Whether documents of the previous query are shown, until those of this one arrive. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

const empty: List<never> = { docs: [], hasMore: false, loadMore: () => undefined };

/** A live list in pages. A null query waits. */
export function usePages<S extends z.ZodType<object>>(
  of: DocsQuery | null,
  schema: S,
): DocsState<z.output<S>> {
  const { state, ...rest } = useLive(of && liveList(of, schema), useUid(), answerTimeoutMs);
  const list = state.data ?? empty;
  return {
    ...list,
    ...rest,
    status: state.status,
    hasMore: list.hasMore && !rest.isPrevious,
    error: state.status === 'error' ? state.error : null,
  };
}
