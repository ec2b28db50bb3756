import { lazy } from 'react';
import { BareFailure } from './BareFailure.tsx';

/** The error page and the list of bots are loaded with the first error, or earlier with the app. */
export const LazyFailurePage = lazy(() =>
  import('./FailurePage.tsx').then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: BareFailure }),
  ),
);

/** The status to show for an error: its own if it is an error status, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' && error.status >= 400 ? error.status : 500;
}
