import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  // Without frames to look into, axe needs no page of its own for its last step.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (which === 'contrast') axe.withRules(['color-contrast']);
  else axe.withTags(which === 'all' ? [...wcag, 'best-practice'] : wcag);
  const { violations } = await axe.analyze();
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
