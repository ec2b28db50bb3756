import { useEffect } from 'react';
import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { reportError } from './report-error.ts';

/** Never thrown: a bot's unknown address is logged under this name. */
class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** The 404 page. For bots it shows nothing, but logs the address. */
export function NotFoundRoute() {
  const bot = isBot(navigator.userAgent);
  useEffect(() => {
    if (bot) reportError('render', new PageNotFound());
  }, [bot]);
  return bot ? null : <ErrorPage status={404} />;
}
