import { expect, type Page } from '@playwright/test';
import type { TestLocale } from '../support/texts.ts';

const wide = { width: 1280, height: 900 } as const;
const narrow = { width: 360, height: 780 } as const;

/** A width and a theme. */
export interface Look {
  readonly size: typeof wide | typeof narrow;
  readonly scheme: 'light' | 'dark';
}

/** Both widths, each in a theme that differs between the languages, so that a page is seen in all four looks. */
export const looks: Record<TestLocale, readonly Look[]> = {
  en: [
    { size: wide, scheme: 'light' },
    { size: narrow, scheme: 'dark' },
  ],
  mn: [
    { size: wide, scheme: 'dark' },
    { size: narrow, scheme: 'light' },
  ],
};

/** Elements in place of content that is loading. */
export const placeholders = '.splash, [class*="skeleton" i], [aria-busy="true"]';

/** Sets the width and the theme of an open page, scrolls to its top, and waits until earlier toasts have closed. */
export async function applyLook(page: Page, { size, scheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.locator(`html[data-theme="${scheme}"]`).waitFor({ state: 'attached' });
}

/** Waits until the page shows its content. The network says nothing: live documents keep it busy. */
export async function untilReady(page: Page, waiting: string = placeholders): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document.documentElement.dataset.ready === 'true' &&
      document.querySelector('h1') !== null &&
      document.querySelector(selector) === null,
    waiting,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilStill(page);
}

/** Waits until animations have ended, such as those of drawers and menus. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An animation starts a frame after its element is added.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
