import type { Locale } from '@duu/contract/language';
import { useIntl } from 'react-intl';
import { localeTags } from './locales.ts';

/** The locale of the current page. */
export function useLocale(): Locale {
  return useIntl().locale === localeTags.mn ? 'mn' : 'en';
}
