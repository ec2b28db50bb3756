import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds serious or critical; names of buttons, links and fields are among its rules. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Without frames to look into, axe needs no page of its own for its last step.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ html, any }) =>
            `axe ${id} (${impact}): ${html.replace(/\s+/g, ' ').slice(0, 140)} ${any[0]?.message.slice(0, 200) ?? ''}`,
        ),
    );
}
