import type { Locale } from '@duu/contract/language';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { messagesOf, setMessages } from '../i18n/catalogue.ts';
import { intlOf, translator } from '../i18n/intl.tsx';
import { ownLocale } from '../i18n/locale-store.ts';
import { commonEn } from '../i18n/messages/common.en.ts';
import { commonMn } from '../i18n/messages/common.mn.ts';
import { landingPagesEn } from '../i18n/messages/landing-pages.en.ts';
import { landingPagesMn } from '../i18n/messages/landing-pages.mn.ts';
import { pageHead } from './page-head.ts';
import { routes } from './routes.tsx';

setMessages('en', 'common', commonEn);
setMessages('en', 'landing', landingPagesEn);
setMessages('mn', 'common', commonMn);
setMessages('mn', 'landing', landingPagesMn);

/** Loads the code of a page: the static handler waits for loaders, but not for lazy code. */
async function loadCode(path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Renders one public page in one language as HTML, with its head; used only by the build. */
export async function prerender(path: string, locale: Locale, site: string) {
  ownLocale.set(locale);
  await loadCode(path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const t = translator(intlOf(locale, messagesOf(locale)));
  return { html, noScript: t('shell.noScript'), ...pageHead(path, locale, t, site) };
}
