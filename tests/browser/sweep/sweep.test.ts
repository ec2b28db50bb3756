import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser } from '../support/browser.ts';
import { textsIn } from '../support/texts.ts';
import { axeFaults } from './axe-faults.ts';
import { type Fixtures, prepare } from './fixtures.ts';
import { foreignWords } from './foreign-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { openedPages } from './opened.ts';
import type { Opened, Place } from './opened-thing.ts';
import { sweptPages } from './pages.ts';
import { unseenFocus } from './unseen-focus.ts';
import { arrived, looks, visit } from './visit.ts';

const names = sweptPages({ audioId: '', collectionId: '', shareId: '', email: '' });

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await prepare();
});
afterAll(closeBrowser);

test('every route of the router is swept', () => {
  const source = readFileSync('web/src/app/routes.tsx', 'utf8');
  const routes = [...source.matchAll(/^\s+path: '([^']+)'/gm)].map((match) => match[1]);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !names.some((page) => page.route === route))).toEqual([]);
});

/** What is wrong with a thing while it is open; it is closed again. */
async function faultsOf(thing: Opened, place: Place, locale: 'en' | 'mn'): Promise<string[]> {
  const { page } = place;
  await thing.open(place);
  const shown = thing.shows(place).first();
  await shown.waitFor();
  await arrived(page);
  const isMenu = (await page.getByRole('menu').count()) > 0;
  const faults = [
    ...(await layoutFaults(page)),
    ...(await foreignWords(page, locale)),
    ...(await axeFaults(page)),
    ...(await unseenFocus(page, isMenu ? 'ArrowDown' : 'Tab')),
  ];
  if (thing.close) await thing.close(place);
  else {
    await shown.focus();
    await page.keyboard.press('Escape');
  }
  await shown.waitFor({ state: 'hidden' });
  return faults.map((fault) => `${thing.name}: ${fault}`);
}

describe.each(looks)('in $locale at $width px, $scheme', (look) => {
  test.each(names.map(({ name }, at) => ({ name, at })))('$name', async ({ at }) => {
    const swept = sweptPages(fixtures)[at];
    if (!swept) throw new Error('There is no such page.');
    const page = fixtures.pages[swept.who];
    const errors = await visit(page, look, swept.path, swept.showsParts ? '.splash' : undefined);
    const faults = [
      ...(await layoutFaults(page)),
      ...(swept.showsParts ? [] : await foreignWords(page, look.locale)),
      ...(await axeFaults(page)),
      ...(await unseenFocus(page)),
      ...errors,
    ];
    expect(faults, await page.evaluate(() => location.href)).toEqual([]);
  });

  test.each(openedPages)('what opens on: $name', async ({ who, path, things }) => {
    const narrow = look.width < 600;
    const place = { page: fixtures.pages[who], t: textsIn(look.locale), narrow };
    const errors = await visit(place.page, look, path(fixtures));
    const faults: string[] = [];
    for (const thing of things)
      if (narrow || !thing.onlyNarrow) faults.push(...(await faultsOf(thing, place, look.locale)));
    expect([...faults, ...errors]).toEqual([]);
  });
});
