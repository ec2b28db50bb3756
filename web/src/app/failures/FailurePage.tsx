import type { ComponentProps } from 'react';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page for people. To a bot nothing is shown: it would keep the error as what the page is. */
export function FailurePage(props: ComponentProps<typeof ErrorPage>) {
  return isBot(navigator.userAgent) ? null : <ErrorPage {...props} />;
}
