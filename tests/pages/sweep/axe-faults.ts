import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

// Less than half the size of `axe.source`, which every page has to parse.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds; names of buttons, links and fields are among its rules.
 * `serious`: serious and critical faults under WCAG 2.2 AA. `all`: its best practices too, however small. `contrast`:
 * only what a change of the theme can change.
 */
export async function axeFaults(
  page: Page,
  which: 'serious' | 'all' | 'contrast' = 'serious',
): Promise<string[]> {
  const options: RunOptions = {
    runOnly:
      which === 'contrast'
        ? ['color-contrast']
        : which === 'all'
          ? [...wcag, 'best-practice']
          : wcag,
    // Nothing is said of what is right, and no rule in these tags reads the style sheets that axe would load beforehand.
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
  };
  // The app stays one document, so that a page takes axe in once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate((chosen) => window.axe.run(document, chosen), options);
  return violations
    .filter(({ impact }) => which === 'all' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ html, any }) =>
            `axe ${id} (${impact}): ${html.replace(/\s+/g, ' ').slice(0, 140)} ${any[0]?.message.slice(0, 200) ?? ''}`,
        ),
    );
}
