import '../theme/fonts.css';
import '../theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { setApiHooks } from '../api/hooks.ts';
import { loadMessages, messagesOf } from '../i18n/catalogue.ts';
import { intlOf } from '../i18n/intl.tsx';
import { ownLocale } from '../i18n/locale-store.ts';
import { setShownLocale } from '../i18n/shown-locale.ts';
import { isSignIn, signInPath, siteAddress, splitPath, withPrefix } from '../navigation/paths.ts';
import { startServiceWorker } from '../offline/service-worker.ts';
import { followMode } from '../theme/mode.ts';
import { BareFailure } from './failures/BareFailure.tsx';
import { showFailedCalls } from './failures/failed-calls.ts';
import { setReloadDestination } from './failures/reload.ts';
import { reportError } from './failures/report-error.ts';
import { watchErrors } from './failures/watch-errors.ts';
import { throwIfFailed } from './lazy-page.ts';
import { preloadPages } from './preload-pages.ts';
import { routes } from './routes.tsx';

// zod compiles parsers with `new Function`, which the content security policy forbids; even testing for it is reported.
// Set here, before any of the contract's schemas is created, whichever file comes first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

type WithScheduler = { scheduler?: { yield?: () => Promise<void> } };

/**
 * Ends the current task, so that the browser can paint and respond to input. `scheduler.yield` continues before other
 * tasks; browsers without it queue a new one.
 */
function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler;
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done, 0));
}

/** Loads the lazy pages of the address, so that a prerendered page can be hydrated without a flash. */
async function loadMatched(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      throwIfFailed(page.Component);
      Object.assign(route, page, { lazy: undefined });
    }),
  );
}

/**
 * Starts the app in short tasks, so that a slow phone stays responsive: the scripts' own evaluation, the pages, the
 * browser's language data (whose first use blocks for 20 ms and more), the router, and React's slices.
 */
async function start(root: HTMLElement): Promise<void> {
  followMode();
  watchErrors();
  await yieldToMain();
  const { prefix } = splitPath(location.pathname);
  const locale = prefix ?? ownLocale.get();
  setShownLocale(locale);
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const isPrerendered = root.dataset.path === path && root.dataset.locale === locale;
  await Promise.all([loadMessages(locale, ['common']), isPrerendered ? loadMatched() : undefined]);
  await yieldToMain();
  intlOf(locale, messagesOf(locale));
  await yieldToMain();
  // The visitor may have scrolled already: only hydration data keeps the router from scrolling to the top.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
  setReloadDestination(() => {
    const next = router.state.navigation.location;
    return next ? siteAddress(router.createHref(next)) : location.href;
  });
  showFailedCalls((to) => {
    void router.navigate(withPrefix(to, splitPath(location.pathname).prefix));
  });
  setApiHooks({
    unreadable: (answer) => reportError('api', answer),
    toSignIn: () => {
      if (isSignIn(location.pathname)) return;
      void router.navigate(signInPath(location), { replace: true });
    },
  });
  await yieldToMain();
  const app = <RouterProvider router={router} />;
  // React has already rendered it anew, as where the served page differs. By default it would throw all the same.
  const recovery = {
    onRecoverableError: (error: unknown) => reportError('recovered', error),
  };
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, recovery));
  else {
    root.replaceChildren();
    delete document.documentElement.dataset.pending;
    createRoot(root, recovery).render(app);
  }
  preloadPages(routes);
  startServiceWorker();
}

/** Shown if nothing could start. A readable page stays. */
function showFailure(root: HTMLElement, error: unknown): never {
  delete document.documentElement.dataset.pending;
  if (root.dataset.path === undefined) createRoot(root).render(<BareFailure />);
  throw error;
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => showFailure(root, error));
