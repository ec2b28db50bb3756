import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { putAudio } from '../../support/library.ts';
import { closeBrowser } from '../support/browser.ts';
import { textsIn } from '../support/texts.ts';
import { inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

/** How far a ring goes beyond what it is around, in px. */
const ring = 5;

/** What has the focus after each Tab and is not seen whole: something lies over it, or the window ends within its ring. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(50);
    const at = await page.evaluate((beyond) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      // A switch or a choice is drawn by what stands beside its input.
      const drawn = element.matches('input') ? (element.closest('label') ?? element) : element;
      const [box] = drawn.getClientRects();
      if (!box) return null;
      const isSeen = (y: number) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, y);
        return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
      };
      // Of a text that is higher than the window only the part within it can be seen.
      const fits = box.height < innerHeight / 2;
      const within = (Math.max(box.y, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const whole = box.bottom + beyond <= innerHeight && isSeen(box.bottom - 2);
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return {
        index: [...document.querySelectorAll('*')].indexOf(element),
        fault: (fits && !whole) || !isSeen(within) ? name : null,
      };
    }, ring);
    if (at === null || seen.has(at.index)) return found;
    seen.add(at.index);
    if (at.fault !== null) found.push(at.fault.trim().slice(0, 60));
  }
}

test('nothing that is reached by Tab on a phone lies below the foot of the page', async () => {
  const t = textsIn('mn');
  const { page, person } = await inBrowser({ chosen: 'mn', width: 360, height: 640 });
  const text = 'Өглөөний мэнд. 2026 оны 11-р сарын 20, баасан гараг. Өнөөдөр −12 хэм.';
  for (let at = 1; at <= 6; at++)
    await putAudio(person, { name: `Мэдээ ${at}`, segments: [text, text, text] });
  const paths = ['/app', '/app/account/profile'];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(800);
    expect([path, await covered(page)]).toEqual([path, []]);
  }

  await page.goto('/app/library');
  await page.getByRole('checkbox', { name: t('library.select', { name: 'Мэдээ 6' }) }).check();
  await page.getByRole('toolbar', { name: t('library.selected', { count: 1 }) }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await covered(page)).toEqual([]);

  await page.goto('/app/text2speech');
  await page.locator('textarea').first().fill(`${text} `.repeat(8));
  await page.locator('button[class*="chip"]').first().waitFor();
  await page.waitForTimeout(800);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  expect(await covered(page)).toEqual([]);
  await page.context().close();
});
