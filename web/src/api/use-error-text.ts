import { useEffect } from 'react';
import { hasMessages, loadMessages } from '../i18n/catalogue.ts';
import { useLocale, useText } from '../i18n/intl.tsx';
import type { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

/** Returns an error's text, on pages that open without the texts of errors; empty until they have loaded. */
export function useErrorText(error: ApiError | null): string {
  const t = useText();
  const locale = useLocale();
  const isShown = error !== null;
  useEffect(() => {
    // Offline without them, the page still says that something failed.
    if (isShown) void loadMessages(locale, ['inside']).catch(() => undefined);
  }, [isShown, locale]);
  return error && hasMessages(locale, 'inside') ? errorText(error, t) : '';
}
