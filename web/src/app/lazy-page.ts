import type { ComponentType } from 'react';
import { toast } from '../feedback/toast-store.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { currentTranslate } from '../i18n/intl.tsx';
import { ownLocale } from '../i18n/locale-store.ts';
import type { MessageGroup } from '../i18n/messages/messages.ts';
import { splitPath } from '../navigation/paths.ts';
import { isLeaving, reloadGuardMs } from './failures/reload.ts';

const toastId = 'page-waits';
/** After this time (ms) without the code, the connection counts as missing, whatever the browser reports. */
const timeoutMs = 6000;

/** Shows a toast while another page is still visible. */
function showWaiting(): void {
  const t = currentTranslate('common');
  if (t) toast.loading(t('shell.pageWaits'), { id: toastId });
}

/**
 * Keeps the previous page until the connection returns, as a page's code can't load without one. The error then leads
 * to a reload at the new address, since a failed style sheet is not requested again. During that reload the previous
 * page stays too, instead of a short error.
 */
async function whenOnline<T>(pieces: Promise<T>): Promise<T> {
  let announced = false;
  const announce = () => {
    announced = true;
    showWaiting();
  };
  const timer = setTimeout(announce, timeoutMs);
  try {
    return await pieces;
  } catch (error) {
    if (isLeaving()) await new Promise((done) => setTimeout(done, reloadGuardMs));
    else if (!navigator.onLine) {
      announce();
      await new Promise((done) => addEventListener('online', done, { once: true }));
    }
    throw error;
  } finally {
    clearTimeout(timer);
    if (announced) toast.dismiss(toastId);
  }
}

const failures = new WeakMap<ComponentType, { readonly error: unknown }>();

/** Replaces a page that could not load: it throws the error for the router's error pages. */
function failed(error: unknown): ComponentType {
  const Failed = () => {
    throw error;
  };
  failures.set(Failed, { error });
  return Failed;
}

/** Throws the reason why a page could not load, for callers that prefer an already served page to the error page. */
export function throwIfFailed(Component: unknown): void {
  const failure = failures.get(Component as ComponentType);
  if (failure) throw failure.error;
}

/** Never rejects, which would leave the router with an empty page. A route without code still shows as loading. */
async function page(code: Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await whenOnline(code) };
  } catch (error) {
    return { Component: failed(error) };
  }
}

/** Returns what a route loads, with a way to load it before it is visited. */
function lazyPage(load: () => Promise<ComponentType>) {
  return Object.assign(() => page(load()), { preload: load });
}

/** Loads a page's code and texts together. */
function withTexts(load: () => Promise<ComponentType>, ...groups: readonly MessageGroup[]) {
  return lazyPage(async () => {
    // The build renders pages without an address.
    const prefix = import.meta.env.SSR ? null : splitPath(location.pathname).prefix;
    const locale = prefix ?? ownLocale.get();
    const [Component] = await Promise.all([load(), loadMessages(locale, ['common', ...groups])]);
    return Component;
  });
}

/** Returns a part of the app's first page, which opens with few texts. */
export function firstPage(load: () => Promise<ComponentType>) {
  return withTexts(load, 'app');
}

/** Returns a page behind the landing pages. `more`: texts that only these pages need. */
export function appPage(load: () => Promise<ComponentType>, ...more: readonly MessageGroup[]) {
  return withTexts(load, 'app', 'inside', ...more);
}

/** Returns a landing page. `more`: texts that only these pages need. */
export function landingPage(load: () => Promise<ComponentType>, ...more: readonly MessageGroup[]) {
  return withTexts(load, 'landing', ...more);
}
