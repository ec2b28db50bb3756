import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { locales, textsIn } from '../support/texts.ts';

// Tests what Hosting serves, without a browser.

/** Returns a page's structured data for search engines. */
function dataIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(json)),
  );
}

const pages = [
  ['/', 'en', 'Your text, read aloud correctly'],
  ['/en', 'en', 'Your text, read aloud correctly'],
  ['/mn', 'mn', 'Бичсэнийг тань зөв уншина'],
  ['/terms', 'en', 'Trial, plans and characters'],
  ['/mn/terms', 'mn', 'Туршилт, багц, тэмдэгт'],
  ['/en/privacy', 'en', 'What we know about you'],
  ['/mn/privacy', 'mn', 'Таны тухай бид юу мэддэг вэ'],
] as const;

test('each prerendered page is complete without a script', async ({ request }) => {
  for (const [path, lang, text] of pages)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(text);
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const tail = path.replace(/^\/(en|mn)/, '').replace(/^\/$/, '');
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"/]+${path}"`));
      for (const one of locales)
        expect(html).toMatch(new RegExp(`hreflang="${one}" href="https://[^"/]+/${one}${tail}"`));
      expect(html).toContain('hreflang="x-default"');
      expect(html).toContain('property="og:image"');
      const noScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
      expect(noScript).toBe(`<p lang="${lang}">${textsIn(lang)('shell.noScript')}</p>`);
      const [first, second, third, ...more] = dataIn(html);
      expect(more).toEqual([]);
      if (tail) {
        expect([first?.['@type'], second?.['@type'], third]).toEqual([
          'WebPage',
          'BreadcrumbList',
          undefined,
        ]);
        expect(first).toMatchObject({ inLanguage: lang, url: expect.stringMatching(`${path}$`) });
        expect(first?.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(second).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
        expect(second?.itemListElement).toHaveLength(2);
        return;
      }
      expect(first?.['@type']).toBe('Organization');
      expect(second).toMatchObject({ '@type': 'WebApplication', inLanguage: lang });
      expect(second?.offers).toHaveLength(4);
      expect(second?.featureList).toContain(textsIn(lang)('landing.feature.read.title'));
      expect(third).toMatchObject({ '@type': 'FAQPage' });
      expect(third?.mainEntity).toHaveLength(html.match(/<details/g)?.length ?? 0);
    });
});

test('the app’s page shows its requirements without scripts, in both languages', async ({
  request,
}) => {
  const html = await (await request.get('/app')).text();
  const noScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
  for (const locale of locales)
    expect(noScript).toContain(`<p lang="${locale}">${textsIn(locale)('shell.noScript')}</p>`);
});

test('the sitemap has every public page, and robots.txt excludes the app', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(12);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /app');
  expect(robots).toContain('Sitemap: ');
});

const manifestShape = z.object({
  icons: z.array(
    z.object({
      src: z.string(),
      sizes: z.string(),
      type: z.string(),
      purpose: z.string().optional(),
    }),
  ),
  shortcuts: z.array(z.object({ url: z.string() })),
});

test('Duu can be installed: its manifest is complete, and each icon has its size', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toMatch(/^application\/(manifest\+)?json/);
  const manifest: unknown = await answer.json();
  expect(manifest).toMatchObject({
    id: '/app',
    name: 'Duu · Дуу',
    short_name: 'Duu',
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const { icons, shortcuts } = manifestShape.parse(manifest);
  const ofPurpose = (purpose?: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(ofPurpose()).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(ofPurpose('maskable')).toEqual(['512x512']);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([
      200,
      type,
    ]);
    if (sizes === 'any') continue;
    // A PNG has its width and its height at a fixed place behind its signature.
    const bytes = await icon.body();
    expect(bytes.toString('latin1', 1, 4), src).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
