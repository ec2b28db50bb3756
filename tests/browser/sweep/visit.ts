import type { Page } from '@playwright/test';

/** In English and Mongolian, wide and narrow, each language in the light and in the dark theme. */
export const looks = [
  { locale: 'en', width: 1280, height: 900, scheme: 'light' },
  { locale: 'mn', width: 1280, height: 900, scheme: 'dark' },
  { locale: 'en', width: 360, height: 780, scheme: 'dark' },
  { locale: 'mn', width: 360, height: 780, scheme: 'light' },
] as const;
export type SweptLook = (typeof looks)[number];

export const parts = '.splash, [class*="skeleton" i], [aria-busy="true"]';

/** Opens a page in a look and waits until it shows what it has; answers the list of what it complains about. */
export async function visit(
  page: Page,
  { locale, width, height, scheme }: SweptLook,
  path: string,
  waiting: string = parts,
): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`console: ${message.text().slice(0, 200)} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  await page.goto(`/${locale}${path}`.replace(/\/$/, ''));
  await settle(page, waiting);
  return errors;
}

/** Live documents keep the network busy for ever: waits for what the page shows instead. */
async function settle(page: Page, waiting: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.querySelector('h1') !== null && document.querySelector(selector) === null,
    waiting,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => setTimeout(done, 150));
  });
}

/** Waits until what has been opened has come to its place: drawers slide in, menus grow. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A movement begins a frame after what moves is there.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
