import type { ComponentProps } from 'react';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page for users. Bots see nothing, as they would store the error as the page. */
export function FailurePage(props: ComponentProps<typeof ErrorPage>) {
  return isBot(navigator.userAgent) ? null : <ErrorPage {...props} />;
}
