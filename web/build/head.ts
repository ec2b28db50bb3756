import { escapeHtml } from '@duu/contract/escape-html';
import { localeTags } from '@duu/contract/language';
import type { PublicPage } from './public-pages.ts';

export interface HeadTexts {
  readonly title: string;
  readonly description: string;
  /** JSON-LD objects. */
  readonly data: readonly object[];
}

function meta(name: 'name' | 'property', key: string, content: string): string {
  return `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;
}

/** Returns a page's title, description, canonical and alternate URLs, previews and structured data. */
export function headOf(page: PublicPage, texts: HeadTexts, site: string): string {
  const at = (prefix: string) => site + (page.plain === '/' ? prefix || '/' : prefix + page.plain);
  const tag = localeTags[page.locale].replace('-', '_');
  const other = localeTags[page.locale === 'en' ? 'mn' : 'en'].replace('-', '_');
  return [
    `<title>${escapeHtml(texts.title)}</title>`,
    meta('name', 'description', texts.description),
    `<link rel="canonical" href="${site}${page.path}" />`,
    `<link rel="alternate" hreflang="en" href="${at('/en')}" />`,
    `<link rel="alternate" hreflang="mn" href="${at('/mn')}" />`,
    `<link rel="alternate" hreflang="x-default" href="${at('')}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Duu'),
    meta('property', 'og:title', texts.title),
    meta('property', 'og:description', texts.description),
    meta('property', 'og:url', site + page.path),
    meta('property', 'og:image', `${site}/og/${page.locale}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', tag),
    meta('property', 'og:locale:alternate', other),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...texts.data.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}
