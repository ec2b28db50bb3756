import type {
  locales as contractLocales,
  localeTags as contractTags,
  Locale,
} from '@duu/contract/language';

/**
 * The contract's list and tags once more, checked against it by their types: importing their values would bring
 * the contract's parser to the landing page.
 */
export const locales = ['en', 'mn'] as const satisfies typeof contractLocales;
export const localeTags = { en: 'en-US', mn: 'mn-MN' } as const satisfies typeof contractTags &
  Record<Locale, string>;
