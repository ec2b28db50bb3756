import type { Locale } from '@duu/contract/language';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LazyToaster } from '../feedback/LazyToaster.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { groupsInUse, loadMessages } from '../i18n/catalogue.ts';
import { LocaleIntl } from '../i18n/intl.tsx';
import { ownLocale } from '../i18n/locale-store.ts';
import { setShownLocale } from '../i18n/shown-locale.ts';
import { isEmbedPath, splitPath } from '../navigation/paths.ts';
import { useStore } from '../stores/use-store.ts';
import { BuildWatch } from './BuildWatch.tsx';
import { FramedPage } from './failures/FramedPage.tsx';
import { useCountryLookup } from './use-country-lookup.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The router's key for the scroll position of a loaded page. The router calls every loaded page `default`; the browser
 * restores it itself, and the position stored by another load in this tab does not apply.
 */
const loaded = `loaded ${performance.timeOrigin}`;
const scrollKey = ({ key }: Location) => (key === 'default' ? loaded : key);

/** Whether another page shows this one in a frame. Clicks in it could be stolen. */
const isFramed = typeof window !== 'undefined' && window.top !== window.self;

/** The root of every page: its language comes from the address, else from the user. */
export function LocaleRoot({ prefix }: { prefix: Locale | null }) {
  const own = useStore(ownLocale);
  const wanted = prefix ?? own;
  // A page keeps its language until the texts of the next one have loaded.
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    let left = false;
    if (wanted === shown) return;
    void loadMessages(wanted, groupsInUse()).then(() => {
      if (!left) startTransition(() => setShown(wanted));
    });
    return () => {
      left = true;
    };
  }, [wanted, shown]);
  useBeforePaint(() => {
    setShownLocale(shown);
    document.documentElement.lang = shown;
  }, [shown]);
  useCountryLookup();
  const { pathname } = useLocation();
  useEffect(() => {
    // Screen readers announce a new page by its title, which pages set after this.
    void pathname;
    document.documentElement.dataset.ready = 'true';
  }, [pathname]);
  return (
    <LocaleIntl locale={shown}>
      <LoadingBar />
      {isFramed && !isEmbedPath(splitPath(pathname).path) ? <FramedPage /> : <Outlet />}
      <LazyToaster />
      <BuildWatch />
      <ScrollRestoration getKey={scrollKey} />
    </LocaleIntl>
  );
}
