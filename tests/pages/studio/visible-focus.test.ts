import type { Page } from '@playwright/test';
import { putAudio } from '../../support/library.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 640 } });

/** How far a focus ring extends beyond its element, in px. */
const ring = 5;

interface Walk {
  /** The names of the elements that Tab reached, in order. */
  readonly reached: string[];
  /** Those that are not fully visible: covered, or cut by the window. */
  readonly covered: string[];
}

async function walkByTab(page: Page): Promise<Walk> {
  const reached: string[] = [];
  const covered: string[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async (beyond) => {
      // The browser scrolls to the focused element in the next frame.
      for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // The element beside the input draws switches and radio buttons.
      const drawn = element.matches('input') ? (element.closest('label') ?? element) : element;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const index = [...document.querySelectorAll('*')].indexOf(element);
      const [box] = drawn.getClientRects();
      if (!box) return { index, name, whole: false };
      const isSeen = (y: number) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, y);
        return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
      };
      // Only a part of a text that is higher than the window can be visible.
      const fits = box.height < innerHeight / 2;
      const within = (Math.max(box.y, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const toItsFoot = box.bottom + beyond <= innerHeight && isSeen(box.bottom - 2);
      return { index, name, whole: isSeen(within) && (toItsFoot || !fits) };
    }, ring);
    if (at === null || seen.has(at.index)) return { reached, covered };
    seen.add(at.index);
    reached.push(at.name);
    if (!at.whole) covered.push(at.name.slice(0, 60));
  }
}

/** Scrolls to the top, where the next Tab starts. */
async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
}

/** Walks the whole page with Tab, from `first` to the element named `last`. */
async function expectClear(page: Page, first: string, last: string): Promise<void> {
  await toTheTop(page);
  const { reached, covered } = await walkByTab(page);
  expect(reached[0]).toBe(first);
  expect(reached).toContain(last);
  expect(covered).toEqual([]);
}

test('on a phone the bar at the bottom covers nothing that Tab reaches', async ({
  page,
  user,
  t,
}) => {
  const skip = t('shell.skip');
  const text = 'Өглөөний мэнд. 2026 оны 11-р сарын 20, баасан гараг. Өнөөдөр −12 хэм.';
  for (let at = 1; at <= 6; at++)
    await putAudio(user, { name: `Мэдээ ${at}`, segments: [text, text, text] });

  await test.step('home', async () => {
    await page.goto('/app');
    await expect(page.getByTestId('audio-card').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [class*="skeleton" i]')).toHaveCount(0);
    const menu = page.getByTestId('audio-card').last().getByRole('button').last();
    await expectClear(page, skip, (await menu.getAttribute('aria-label')) ?? '');
  });
  await test.step('profile', async () => {
    await page.goto('/app/account/profile');
    const remove = page.getByRole('button', { name: t('account.delete.start') }).last();
    await expect(remove).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [class*="skeleton" i]')).toHaveCount(0);
    await expectClear(page, skip, ((await remove.textContent()) ?? '').trim());
  });
  await test.step('library with a selection', async () => {
    await page.goto('/app/library');
    await page.getByRole('checkbox', { name: t('library.select', { name: 'Мэдээ 6' }) }).check();
    const bar = page.getByRole('toolbar', { name: t('library.selected', { count: 1 }) });
    await expect(bar).toBeVisible();
    await expectClear(page, skip, t('library.menu', { name: 'Мэдээ 1' }));
  });
  await test.step('editor', async () => {
    await page.goto('/app/text2speech');
    await page.locator('textarea').first().fill(`${text} `.repeat(8));
    await expect(page.locator('button[class*="fold"]').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [class*="skeleton" i]')).toHaveCount(0);
    await expectClear(page, skip, t('editor.parts.convert', { count: 2 }));
  });
  await test.step('the walk finds covered elements', async () => {
    await page.evaluate(() => {
      const lid = document.createElement('div');
      lid.style.cssText = 'position: fixed; inset: 60% 0 0; z-index: 99';
      document.body.append(lid);
    });
    await toTheTop(page);
    expect((await walkByTab(page)).covered).not.toEqual([]);
  });
});
