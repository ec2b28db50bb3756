import type { PublicPage } from './public-pages.ts';

export function sitemapOf(pages: readonly PublicPage[], site: string): string {
  const plains = [...new Set(pages.map((page) => page.plain))];
  const addresses = new Map(pages.map((page) => [page.path, page]));
  const urls = [...addresses.values()].map((page) => {
    const at = (prefix: string) =>
      site + (page.plain === '/' ? prefix || '/' : prefix + page.plain);
    return `  <url>
    <loc>${site}${page.path}</loc>
    <xhtml:link rel="alternate" hreflang="en" href="${at('/en')}" />
    <xhtml:link rel="alternate" hreflang="mn" href="${at('/mn')}" />
    <xhtml:link rel="alternate" hreflang="x-default" href="${at('')}" />
    <priority>${page.plain === plains[0] ? '1.0' : '0.3'}</priority>
  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function robotsOf(site: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /app
Disallow: /admin
Disallow: /en/app
Disallow: /mn/app
Disallow: /en/admin
Disallow: /mn/admin

Sitemap: ${site}/sitemap.xml
`;
}

const validDays = 360;

/** RFC 9116. Expires, so that the file of an abandoned site is not trusted. */
export function securityTxtOf(of: { site: string; contact: string; now: Date }): string {
  const expires = new Date(of.now.getTime() + validDays * 86_400_000);
  return `Contact: mailto:${of.contact}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: mn, en
Canonical: ${of.site}/.well-known/security.txt
`;
}
