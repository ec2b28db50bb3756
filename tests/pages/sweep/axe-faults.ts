import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

// Every page parses it: less than half the size of `axe.source`.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns what axe finds, which includes missing names of buttons, links and fields.
 * `serious`: serious and critical faults under WCAG 2.2 AA. `all`: every fault, and axe's best practices.
 * @param passOver selects what is left out
 */
export async function axeFaults(
  page: Page,
  which: 'serious' | 'all' = 'serious',
  passOver?: string,
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: which === 'all' ? [...wcag, 'best-practice'] : wcag,
    // Passed rules are not reported, and no rule of these tags needs the style sheets that axe would load.
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
  };
  const run = () =>
    page.evaluate(
      async ({ selector, chosen }) => {
        if (!('axe' in window)) return null;
        const exclude = selector ? [...document.querySelectorAll(selector)] : [];
        return (await window.axe.run(exclude.length > 0 ? { exclude } : document, chosen))
          .violations;
      },
      { selector: passOver, chosen: options },
    );
  let violations = await run();
  if (!violations) {
    // The app never reloads its document, so a page needs axe once.
    await page.evaluate(axe);
    violations = await run();
  }
  if (!violations) throw new Error('The page has no axe.');
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
