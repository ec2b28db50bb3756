import type { Locale } from '@duu/contract/language';

/** A page that is written as HTML at build time, in one language. */
export interface PublicPage {
  /** Its address. */
  readonly path: string;
  /** Its file in the build. */
  readonly file: string;
  /** The same page's path without language. */
  readonly plain: string;
  readonly locale: Locale;
  /** The source of its route, whose styles and scripts it needs. */
  readonly source: string;
}

const routes = [
  { plain: '/', source: 'src/features/landing/LandingRoute.tsx' },
  { plain: '/terms', source: 'src/features/legal/TermsRoute.tsx' },
  { plain: '/privacy', source: 'src/features/legal/PrivacyRoute.tsx' },
  { plain: '/about/measurements', source: 'src/features/about/MeasurementsRoute.tsx' },
] as const;

/**
 * An address without a prefix has a file in every language. Hosting serves the language of the visitor's cookie or browser
 * (`i18n` in firebase.json), or the default one.
 */
const prefixes = [
  { prefix: '', locale: 'en', folder: '' },
  { prefix: '', locale: 'en', folder: '/by-language/en' },
  { prefix: '', locale: 'mn', folder: '/by-language/mn' },
  { prefix: '/en', locale: 'en', folder: '/en' },
  { prefix: '/mn', locale: 'mn', folder: '/mn' },
] as const;

export const publicPages: readonly PublicPage[] = prefixes.flatMap(({ prefix, locale, folder }) =>
  routes.map(({ plain, source }) => ({
    path: plain === '/' ? prefix || '/' : prefix + plain,
    file: plain === '/' ? `${folder}/index.html` : `${folder}${plain}.html`,
    plain,
    locale,
    source,
  })),
);
