import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { locales, type TestLocale } from '../support/texts.ts';
import { axeFaults } from './axe-faults.ts';
import { foreignWords } from './foreign-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { looks, placeholders, settled, show, still } from './look.ts';
import type { Opened, Place } from './opened-thing.ts';
import { sweptPages } from './pages.ts';
import { test } from './swept-test.ts';
import { unseenFocus } from './unseen-focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every route of the router is swept', () => {
  const source = readFileSync('web/src/app/routes.tsx', 'utf8');
  const routes = [...source.matchAll(/^\s+path: '([^']+)'/gm)].map((match) => match[1]);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !sweptPages.some((page) => page.route === route))).toEqual([]);
});

/** The errors in the console of a page, from now on. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      errors.push(`console: ${message.text().slice(0, 200)} ${message.location().url}`);
  });
  return errors;
}

/** The faults of a thing while it is open; it is closed again. */
async function faultsOf(thing: Opened, place: Place, language: TestLocale): Promise<string[]> {
  const { page } = place;
  await thing.open(place);
  const shown = thing.shows(place).first();
  await shown.waitFor();
  await still(page);
  const isMenu = (await page.getByRole('menu').count()) > 0;
  const faults = [
    ...(await layoutFaults(page)),
    ...(await foreignWords(page, language)),
    ...(await axeFaults(page)),
    ...(await unseenFocus(page, isMenu ? 'ArrowDown' : 'Tab')),
  ];
  if (thing.close) await thing.close(place);
  else {
    await shown.focus();
    await page.keyboard.press('Escape');
  }
  await shown.waitFor({ state: 'hidden' });
  return faults;
}

for (const language of locales)
  for (const who of ['visitor', 'user', 'admin'] as const)
    test.describe(`in ${language}, as ${who}`, () => {
      test.use({ language, who });

      for (const { name, path, showsParts, things = [] } of sweptPages.filter(
        (page) => page.who === who,
      ))
        test(name, async ({ page, swept, t }) => {
          const errors = consoleErrors(page);
          const faults: string[] = [];
          // The design page has its parts outside of any landmark.
          const rules = showsParts ? 'serious' : 'all';
          const waiting = showsParts ? '.splash' : placeholders;
          await page.goto(`/${language}${path(swept)}`.replace(/\/$/, ''));
          for (const looksOfWidth of looks[language]) {
            for (const [at, look] of looksOfWidth.entries()) {
              const { size, scheme } = look;
              await test.step(`${size.width} px, ${scheme}`, async () => {
                await show(page, look);
                await settled(page, waiting);
                const found = [
                  ...(await layoutFaults(page)),
                  ...(showsParts ? [] : await foreignWords(page, language)),
                  ...(await axeFaults(page, at === 0 ? 'contrast' : rules)),
                  ...(await unseenFocus(page)),
                ];
                faults.push(...found.map((fault) => `${size.width} px, ${scheme}: ${fault}`));
              });
            }
            const [, { size, scheme }] = looksOfWidth;
            const place = { page, t, narrow: size.width < 600 };
            for (const thing of things) {
              if (thing.onlyNarrow && !place.narrow) continue;
              await test.step(`${size.width} px, ${scheme}, ${thing.name}`, async () => {
                const found = await faultsOf(thing, place, language);
                faults.push(...found.map((one) => `${size.width} px, ${thing.name}: ${one}`));
              });
            }
          }
          expect([...faults, ...errors], page.url()).toEqual([]);
        });
    });
