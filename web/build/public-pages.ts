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
] as const;

/** Addresses without a prefix are written in the default language. */
const prefixes = [
  { prefix: '', locale: 'en' },
  { prefix: '/en', locale: 'en' },
  { prefix: '/mn', locale: 'mn' },
] as const;

export const publicPages: readonly PublicPage[] = prefixes.flatMap(({ prefix, locale }) =>
  routes.map(({ plain, source }) => ({
    path: plain === '/' ? prefix || '/' : prefix + plain,
    file: plain === '/' ? `${prefix}/index.html` : `${prefix}${plain}.html`,
    plain,
    locale,
    source,
  })),
);
