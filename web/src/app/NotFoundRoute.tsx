import { isBot } from './bots.ts';
import { ErrorPage } from './ErrorPage.tsx';

export function NotFoundRoute() {
  return isBot(navigator.userAgent) ? null : <ErrorPage status={404} />;
}
