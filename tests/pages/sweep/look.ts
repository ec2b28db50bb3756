import type { Page } from '@playwright/test';
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

/**
 * Sets the width and the theme of an open page, scrolls to its top, and waits until it shows its content and earlier
 * toasts have closed. The network says nothing: live documents keep it busy.
 */
export async function applyLook(
  page: Page,
  { size, scheme }: Look,
  waiting: string = placeholders,
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    ({ selector, theme }) => {
      scrollTo(0, 0);
      const { ready, theme: shown } = document.documentElement.dataset;
      return (
        ready === 'true' &&
        shown === theme &&
        document.querySelector('h1') !== null &&
        document.querySelector(selector) === null
      );
    },
    { selector: `${waiting}, [data-testid="toast"]`, theme: scheme },
  );
  await untilStill(page);
}

/** Waits for fonts, and until animations have ended, such as those of drawers and menus. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // An animation starts a frame after its element is added.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
