import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { giveLanguage } from '../support/session.ts';
import { expect } from '../support/test.ts';
import { type TestLocale, textsIn } from '../support/texts.ts';
import { axeFaults } from './axe-faults.ts';
import { foreignWords } from './foreign-words.ts';
import { invisibleFocus } from './invisible-focus.ts';
import { test } from './lasting-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { applyLook, looks, placeholders, untilStill } from './look.ts';
import type { Overlay, Place } from './overlay.ts';
import { type SweptPage, sweptPages } from './pages.ts';

// axe writes styles into the page, which its policy refuses; security-policy.test.ts checks the policy.
test.use({ bypassCSP: true });

test('every route of the router is swept', () => {
  const source = readFileSync('web/src/app/routes.tsx', 'utf8');
  const routes = [...source.matchAll(/^\s+path: '([^']+)'/gm)].map((match) => match[1]);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !sweptPages.some((page) => page.route === route))).toEqual([]);
});

/** Collects the page's console errors from now on. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`console: ${message.text().slice(0, 200)} ${message.location().url}`);
  });
  return errors;
}

/** What a dialog or menu keeps from keys and screen readers while it is open: the page, which is checked without it. */
const behind = 'body > [aria-hidden="true"]';

/** Opens an overlay, returns its faults, and closes it. */
async function faultsOf(overlay: Overlay, place: Place, language: TestLocale): Promise<string[]> {
  const { page } = place;
  await overlay.open(place);
  const shown = overlay.shows(place).first();
  await shown.waitFor();
  await untilStill(page);
  const isMenu = (await page.locator('[role="menu"]').count()) > 0;
  const faults = [
    ...(await layoutFaults(page)),
    ...(await foreignWords(page, language)),
    ...(await axeFaults(page, 'serious', behind)),
    ...(await invisibleFocus(page, isMenu ? 'ArrowDown' : 'Tab', behind)),
  ];
  if (overlay.close) await overlay.close(place);
  else {
    await shown.focus();
    await page.keyboard.press('Escape');
  }
  await shown.waitFor({ state: 'hidden' });
  return faults;
}

/** Shows the open page in another language, as the switch of the languages does, in the same document. */
async function showIn(language: TestLocale, page: Page, path: string): Promise<void> {
  await giveLanguage(page.context(), language);
  await page.evaluate((address) => {
    delete document.documentElement.dataset.ready;
    history.replaceState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Checks a page in one language, with all that can be opened on it, in both widths. */
async function faultsIn(
  language: TestLocale,
  page: Page,
  { showsParts, overlays = [] }: SweptPage,
): Promise<string[]> {
  const faults: string[] = [];
  // Components of the design page are outside of landmarks.
  const rules = showsParts ? 'serious' : 'all';
  const waiting = showsParts ? '.splash' : placeholders;
  for (const look of looks[language]) {
    const { size, scheme } = look;
    const where = `${language}, ${size.width} px, ${scheme}`;
    await test.step(where, async () => {
      await applyLook(page, look, waiting);
      const found = [
        ...(await layoutFaults(page)),
        ...(showsParts ? [] : await foreignWords(page, language)),
        ...(await axeFaults(page, rules)),
        ...(await invisibleFocus(page)),
      ];
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    });
    const place = { page, t: textsIn(language), narrow: size.width < 600 };
    for (const overlay of overlays) {
      if (overlay.onlyNarrow && !place.narrow) continue;
      await test.step(`${where}, ${overlay.name}`, async () => {
        const found = await faultsOf(overlay, place, language);
        faults.push(...found.map((fault) => `${where}, ${overlay.name}: ${fault}`));
      });
    }
  }
  return faults;
}

sweptPages.forEach((swept, index) => {
  const { role, name, path } = swept;
  // Every other page is loaded in Mongolian.
  const [first, second] = index % 2 === 0 ? (['en', 'mn'] as const) : (['mn', 'en'] as const);
  test.describe(`as ${role}, first in ${first}`, () => {
    test.use({ language: first, role });

    test(name, async ({ page, swept: data }) => {
      const addressIn = (language: TestLocale) => `/${language}${path(data)}`.replace(/\/$/, '');
      const errors = consoleErrors(page);
      await page.goto(addressIn(first));
      const faults = await faultsIn(first, page, swept);
      await showIn(second, page, addressIn(second));
      faults.push(...(await faultsIn(second, page, swept)));
      expect([...faults, ...errors], page.url()).toEqual([]);
    });
  });
});
