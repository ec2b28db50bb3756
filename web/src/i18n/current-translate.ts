import { messagesOf } from './catalogue.ts';
import { intlOf, type Translate, translator } from './intl.tsx';
import { shownLocale } from './shown-locale.ts';

/** For code outside components. Returns null until the texts behind the landing page are loaded. */
export function currentTranslate(): Translate | null {
  const locale = shownLocale();
  const messages = messagesOf(locale);
  if (!('errors.request_failed' in messages)) return null;
  return translator(intlOf(locale, messages));
}
