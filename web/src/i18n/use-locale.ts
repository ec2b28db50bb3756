import { type Locale, localeTags } from '@duu/contract/language';
import { useIntl } from 'react-intl';

/** The locale that the page is shown in. */
export function useLocale(): Locale {
  return useIntl().locale === localeTags.mn ? 'mn' : 'en';
}
