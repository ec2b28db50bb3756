import { useEffect } from 'react';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageNotFound } from './page-not-found.ts';
import { reportError } from './report-error.ts';

/** No such page. To a bot nothing is shown, but it is logged what it looked for in vain. */
export function NotFoundRoute() {
  const bot = isBot(navigator.userAgent);
  useEffect(() => {
    if (bot) reportError('render', new PageNotFound());
  }, [bot]);
  return bot ? null : <ErrorPage status={404} />;
}
