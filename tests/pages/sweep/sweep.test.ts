import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { locales, type TestLocale } from '../support/texts.ts';
import { axeFaults } from './axe-faults.ts';
import { foreignWords } from './foreign-words.ts';
import { invisibleFocus } from './invisible-focus.ts';
import { test } from './lasting-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { applyLook, looks, placeholders, untilReady, untilStill } from './look.ts';
import type { Overlay, Place } from './overlay.ts';
import { sweptPages } from './pages.ts';

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
  const isMenu = (await page.getByRole('menu').count()) > 0;
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

for (const language of locales)
  for (const role of ['visitor', 'user', 'admin'] as const)
    test.describe(`in ${language}, as ${role}`, () => {
      test.use({ language, role });

      for (const { name, path, showsParts, overlays = [] } of sweptPages.filter(
        (page) => page.role === role,
      ))
        test(name, async ({ page, swept, t }) => {
          const errors = consoleErrors(page);
          const faults: string[] = [];
          // Components of the design page are outside of landmarks.
          const rules = showsParts ? 'serious' : 'all';
          const waiting = showsParts ? '.splash' : placeholders;
          await page.goto(`/${language}${path(swept)}`.replace(/\/$/, ''));
          for (const look of looks[language]) {
            const { size, scheme } = look;
            await test.step(`${size.width} px, ${scheme}`, async () => {
              await applyLook(page, look);
              await untilReady(page, waiting);
              const found = [
                ...(await layoutFaults(page)),
                ...(showsParts ? [] : await foreignWords(page, language)),
                ...(await axeFaults(page, rules)),
                ...(await invisibleFocus(page)),
              ];
              faults.push(...found.map((fault) => `${size.width} px, ${scheme}: ${fault}`));
            });
            const place = { page, t, narrow: size.width < 600 };
            for (const overlay of overlays) {
              if (overlay.onlyNarrow && !place.narrow) continue;
              await test.step(`${size.width} px, ${scheme}, ${overlay.name}`, async () => {
                const found = await faultsOf(overlay, place, language);
                faults.push(...found.map((one) => `${size.width} px, ${overlay.name}: ${one}`));
              });
            }
          }
          expect([...faults, ...errors], page.url()).toEqual([]);
        });
    });
