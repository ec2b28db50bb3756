import type { ComponentType } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { getLocale } from '../i18n/locale-store.ts';
import { splitPath } from './paths.ts';

/** A page behind the landing pages: its code and the texts come together, so that nothing shows half. */
export function inside(load: () => Promise<ComponentType>) {
  return async () => {
    const locale = splitPath(location.pathname).prefix ?? getLocale();
    const [Component] = await Promise.all([load(), loadMessages(locale, ['front', 'inside'])]);
    return { Component };
  };
}

/** A landing page: its texts are here already. */
export function front(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}
