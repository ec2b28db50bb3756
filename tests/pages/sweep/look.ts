import { expect, type Page } from '@playwright/test';
import type { TestLocale } from '../support/texts.ts';

const wide = { width: 1280, height: 900 } as const;
const narrow = { width: 360, height: 780 } as const;

/** A width and a theme. */
export interface Look {
  readonly size: typeof wide | typeof narrow;
  readonly scheme: 'light' | 'dark';
}

/**
 * Both widths in both themes. In the second theme of each width, which is a different one in each language, axe asks
 * everything, and dialogs and menus are opened.
 */
export const looks: Record<TestLocale, readonly (readonly [Look, Look])[]> = {
  en: [
    [
      { size: wide, scheme: 'dark' },
      { size: wide, scheme: 'light' },
    ],
    [
      { size: narrow, scheme: 'light' },
      { size: narrow, scheme: 'dark' },
    ],
  ],
  mn: [
    [
      { size: wide, scheme: 'light' },
      { size: wide, scheme: 'dark' },
    ],
    [
      { size: narrow, scheme: 'dark' },
      { size: narrow, scheme: 'light' },
    ],
  ],
};

/** What stands in the place of content that is still loading. */
export const placeholders = '.splash, [class*="skeleton" i], [aria-busy="true"]';

/**
 * Changes the width and the theme of an open page, which is scrolled to its top, and waits until it follows and until
 * the toasts of what was opened before have left.
 */
export async function show(page: Page, { size, scheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.locator(`html[data-theme="${scheme}"]`).waitFor({ state: 'attached' });
}

/** Waits until the page is ready and shows its content. Live documents keep the network busy, so it can't go by that. */
export async function settled(page: Page, waiting: string = placeholders): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.documentElement.dataset.ready === 'true' &&
      document.querySelector('h1') !== null &&
      document.querySelector(selector) === null,
    waiting,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await still(page);
}

/** Waits for the end of movements: drawers slide in, menus grow. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A movement begins a frame after its element is added.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
