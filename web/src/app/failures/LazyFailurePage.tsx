import { lazy } from 'react';
import { BareFailure } from './BareFailure.tsx';

/** The error page and the list of bots come with the first error, or before it with the app. */
export const LazyFailurePage = lazy(() =>
  import('./FailurePage.tsx').then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: BareFailure }),
  ),
);
