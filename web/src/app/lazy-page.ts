import type { ComponentType } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { getLocale } from '../i18n/locale-store.ts';
import { splitPath } from './paths.ts';

/**
 * Without a connection the code of a page can't be had: the page before it stays until the connection is back. The
 * failure then takes its way, to a reload at the new address, since a style sheet that has failed is not asked for again.
 */
async function whenOnline<T>(pieces: Promise<T>): Promise<T> {
  try {
    return await pieces;
  } catch (error) {
    if (!navigator.onLine)
      await new Promise((done) => addEventListener('online', done, { once: true }));
    throw error;
  }
}

/** Shown in place of a page that could not be loaded: its error is thrown where the router's error pages catch it. */
function failed(error: unknown): ComponentType {
  return () => {
    throw error;
  };
}

/**
 * A page behind the landing pages: its code and the texts come together, so that nothing shows half. A rejection
 * would leave the router with an empty page, since it takes a route without its code for one that still loads.
 */
export function inside(load: () => Promise<ComponentType>) {
  return async () => {
    const locale = splitPath(location.pathname).prefix ?? getLocale();
    try {
      const [Component] = await whenOnline(
        Promise.all([load(), loadMessages(locale, ['front', 'inside'])]),
      );
      return { Component };
    } catch (error) {
      return { Component: failed(error) };
    }
  };
}

/** A landing page: its texts are here already. */
export function front(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await whenOnline(load()) });
}
