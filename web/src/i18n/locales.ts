import type {
  locales as contractLocales,
  localeTags as contractTags,
  Locale,
} from '@duu/contract/language';

/**
 * Repeats the contract's list and tags, checked against it by type: importing the values would load the contract's
 * parser on the landing page.
 */
export const locales = ['en', 'mn'] as const satisfies typeof contractLocales;
export const localeTags = { en: 'en-US', mn: 'mn-MN' } as const satisfies typeof contractTags &
  Record<Locale, string>;
