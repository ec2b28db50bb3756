import type { ComponentType } from 'react';
import { toast } from '../feedback/toast-store.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { currentTranslate } from '../i18n/current-translate.ts';
import { getLocale } from '../i18n/locale-store.ts';
import type { MessageGroup } from '../i18n/messages/messages.ts';
import { splitPath } from '../navigation/paths.ts';
import { isReloading, reloadGuardMs } from './failures/reload.ts';

const toastId = 'page-waits';
/** From when on (ms) code that does not come is a connection that is not there, whatever the browser says of it. */
const patienceMs = 6000;

/** Says that a page is waited for, to somebody who has another page before them. */
function sayWaiting(): void {
  const t = currentTranslate();
  if (t) toast.loading(t('shell.pageWaits'), { id: toastId });
}

/**
 * Without a connection the code of a page can't be had: the page before it stays until the connection is back. The
 * failure then takes its way, to a reload at the new address, since a style sheet that has failed is not asked for again.
 * Where that reload has begun, the page before it stays as well, instead of a failure that is gone in a moment.
 */
async function whenOnline<T>(pieces: Promise<T>): Promise<T> {
  let said = false;
  const say = () => {
    said = true;
    sayWaiting();
  };
  const timer = setTimeout(say, patienceMs);
  try {
    return await pieces;
  } catch (error) {
    if (isReloading()) await new Promise((done) => setTimeout(done, reloadGuardMs));
    else if (!navigator.onLine) {
      say();
      await new Promise((done) => addEventListener('online', done, { once: true }));
    }
    throw error;
  } finally {
    clearTimeout(timer);
    if (said) toast.dismiss(toastId);
  }
}

const failures = new WeakMap<ComponentType, { readonly error: unknown }>();

/** Shown in place of a page that could not be loaded: its error is thrown where the router's error pages catch it. */
function failed(error: unknown): ComponentType {
  const Failed = () => {
    throw error;
  };
  failures.set(Failed, { error });
  return Failed;
}

/** Throws what kept a page from being loaded, where a page that is served already is better than the error page. */
export function throwIfFailed(Component: unknown): void {
  const failure = failures.get(Component as ComponentType);
  if (failure) throw failure.error;
}

/** A rejection would leave the router with an empty page: a route without its code is one that still loads to it. */
async function page(code: Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await whenOnline(code) };
  } catch (error) {
    return { Component: failed(error) };
  }
}

/** What a route loads, with the way to load it before somebody goes there. */
function lazyPage(load: () => Promise<ComponentType>) {
  return Object.assign(() => page(load()), { preload: load });
}

/** A page behind the landing pages: its code and the texts come together, so that nothing shows half. `more`: texts of these pages alone. */
export function inside(load: () => Promise<ComponentType>, ...more: readonly MessageGroup[]) {
  return lazyPage(async () => {
    const locale = splitPath(location.pathname).prefix ?? getLocale();
    const texts = loadMessages(locale, ['front', 'inside', ...more]);
    const [Component] = await Promise.all([load(), texts]);
    return Component;
  });
}

/** A landing page: its texts are here already. */
export function front(load: () => Promise<ComponentType>) {
  return lazyPage(load);
}
