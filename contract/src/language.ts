import { z } from 'zod';

/** Languages of texts, and locales of the interface; the first locale is the default. */
export const languages = ['mn', 'en'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const locales = ['en', 'mn'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

/** BCP 47 tags with the region, for dates, numbers and `hreflang`. */
export const localeTags = { en: 'en-US', mn: 'mn-MN' } as const satisfies Record<Locale, string>;
