import AxeBuilder from '@axe-core/playwright';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { adminApp } from '../../support/admin.ts';
import { baseUrl } from '../../support/suite.ts';
import { closeBrowser, newPage } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';

afterAll(closeBrowser);

test('a visitor hears the product without signing in, word by word', async () => {
  const page = await newPage({ chosen: 'mn' });
  await page.goto('/');
  await page.evaluate(() => {
    const real = window.Audio;
    window.Audio = function made(src?: string) {
      const audio = new real(src);
      Object.assign(window, { heard: audio });
      return audio;
    } as unknown as typeof Audio;
  });
  await page.getByRole('button', { name: 'Сонсох: Номин' }).click();
  await page.locator('[data-said="true"]').first().waitFor();
  const time = () =>
    page.evaluate(() => {
      const audio: unknown = Reflect.get(window, 'heard');
      return audio instanceof HTMLAudioElement ? [audio.currentTime, audio.duration] : [0, 0];
    });
  await expect.poll(async () => (await time())[0], { timeout: 8000 }).toBeGreaterThan(1);
  expect((await time())[1]).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Түр зогсоох' }).click();
  await page.getByRole('radio', { name: 'Англи' }).check();
  await page.getByRole('button', { name: 'Сонсох: Эмили' }).waitFor();
  await page.context().close();
});

test('prices are the catalogue’s own, in both currencies', async () => {
  const plan = getFirestore(adminApp()).doc('plans/1');
  const before = (await plan.get()).data() ?? {};
  await plan.update({ prices: { MNT: 1_234_500, USD: 456 } });
  try {
    const page = await newPage({ chosen: 'mn' });
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/plans')) asked += 1;
    });
    await page.goto('/');
    await page.locator('html[data-ready="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    // Nobody waits for the catalogue at the top of the page; who comes near the prices finds it there.
    expect(asked).toBe(0);
    await page.locator('#pricing').scrollIntoViewIfNeeded();
    await page.getByText('12,345₮').waitFor();
    expect(asked).toBe(1);
    await page.locator('#pricing').getByRole('radio', { name: '$' }).check();
    await page.getByText('$4.56').waitFor();
    await page.context().close();
  } finally {
    await plan.set(before);
  }
});

test('loads neither Firestore nor the app’s code', async () => {
  const page = await newPage({ chosen: 'en' });
  const scripts: string[] = [];
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.text().catch(() => '');
    scripts.push(body);
    bytes += body.length;
  });
  await page.goto('/');
  await page.getByText('$2.99').first().waitFor();
  await page.waitForTimeout(2000);
  const all = scripts.join('\n');
  expect(all).toContain('hydrateRoot');
  for (const mark of [
    'WebChannelConnection',
    'firebaseLocalStorage',
    'MuiDialog',
    'SnackbarContainer',
  ])
    expect(all.includes(mark), mark).toBe(false);
  expect(bytes).toBeLessThan(700_000);
  await page.context().close();
});

/** What a page tells search engines, as they find it. */
function dataIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

describe('prerendered pages', () => {
  test.each([
    ['/', 'en', 'Your text, spoken the way people speak'],
    ['/en', 'en', 'Your text, spoken the way people speak'],
    ['/mn', 'mn', 'Таны бичсэнийг хүн шиг уншина'],
    ['/terms', 'en', 'Trial, plans and characters'],
    ['/mn/terms', 'mn', 'Туршилт, багц, тэмдэгт'],
    ['/en/privacy', 'en', 'What we know about you'],
    ['/mn/privacy', 'mn', 'Таны тухай бид юу мэддэг вэ'],
  ] as const)('%s is whole without a script', async (path, lang, text) => {
    const html = await (await fetch(new URL(path, baseUrl()))).text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(text);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const plain = path.replace(/^\/(en|mn)/, '') || '';
    const tail = plain === '/' ? '' : plain;
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"/]+${path}"`));
    for (const one of ['en', 'mn'])
      expect(html).toMatch(new RegExp(`hreflang="${one}" href="https://[^"/]+/${one}${tail}"`));
    expect(html).toContain('hreflang="x-default"');
    expect(html).toContain('property="og:image"');
    const noScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
    expect(noScript).toBe(`<p lang="${lang}">${textsIn(lang)('shell.noScript')}</p>`);
    const data = dataIn(html);
    expect(data.map((one) => one['@type'])).toEqual(
      tail ? ['WebPage', 'BreadcrumbList'] : ['Organization', 'WebApplication', 'FAQPage'],
    );
    const [first, second, third] = data;
    if (tail) {
      expect(first).toMatchObject({ inLanguage: lang, url: expect.stringMatching(`${path}$`) });
      expect(first?.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(second).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
    } else {
      expect(second).toMatchObject({ inLanguage: lang, offers: { length: 4 } });
      const t = textsIn(lang);
      expect(second?.featureList).toContain(t('landing.feature.read.title'));
      expect(third).toMatchObject({ mainEntity: { length: 8 } });
    }
  });

  test('the app’s own page says without a script what it needs, in both languages', async () => {
    const html = await (await fetch(new URL('/app', baseUrl()))).text();
    const noScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
    for (const locale of locales)
      expect(noScript).toContain(`<p lang="${locale}">${textsIn(locale)('shell.noScript')}</p>`);
  });

  test('sitemap and robots', async () => {
    const sitemap = await (await fetch(new URL('/sitemap.xml', baseUrl()))).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(9);
    const robots = await (await fetch(new URL('/robots.txt', baseUrl()))).text();
    expect(robots).toContain('Disallow: /app');
    expect(robots).toContain('Sitemap: ');
  });

  test('are taken over without a complaint', async () => {
    for (const [path, chosen] of [
      ['/', 'en'],
      ['/mn', 'mn'],
      ['/terms', 'en'],
      ['/mn/privacy', 'mn'],
      ['/', 'mn'],
    ] as const) {
      const page = await newPage({ chosen });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(path);
      await page.waitForTimeout(1500);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});

test.each(['/mn/privacy', '/en', '/'])(
  '%s stays where a visitor has scrolled to while it comes alive',
  async (path) => {
    const page = await newPage({ chosen: 'en' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const alive = () => page.evaluate(() => document.documentElement.dataset.ready === 'true');
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    // Another page of this tab was left far down.
    await page.addInitScript(() =>
      sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 99 })),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 600)));
    // What lies above gets its real height as it is scrolled past; the browser moves along.
    await page.waitForTimeout(300);
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    expect(await alive()).toBe(false);
    release();
    await expect.poll(alive).toBe(true);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(left);

    // Where a link leads, the page begins at its top.
    await page.locator('footer a[href$="/terms"]').click();
    await page.waitForURL('**/terms');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await page.context().close();
  },
);

describe('accessibility', () => {
  test.each(
    ['/', '/terms', '/privacy', '/auth', '/auth/callback'].flatMap((path) =>
      (['light', 'dark'] as const).map((scheme) => [path, scheme] as const),
    ),
  )('%s in the %s has no finding', async (path, scheme) => {
    const page = await newPage({ chosen: 'mn', scheme, width: 360, reducedMotion: true });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 160))]),
    ).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});
