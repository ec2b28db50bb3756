import { lazy } from 'react';
import { BareFailure } from './BareFailure.tsx';

/** The error page and the list of bots are loaded with the first error, or earlier with the app. */
export const LazyFailurePage = lazy(() =>
  import('./FailurePage.tsx').then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: BareFailure }),
  ),
);
