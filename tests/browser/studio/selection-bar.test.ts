import { afterAll, expect, test } from 'vitest';
import { putAudio } from '../../support/library.ts';
import { closeBrowser } from '../support/browser.ts';
import { locales, textsIn } from '../support/texts.ts';
import { inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

test.each(locales)(
  'on a phone everything for several audios stands on two lines (%s)',
  async (locale) => {
    const t = textsIn(locale);
    const { page, person } = await inBrowser({ chosen: locale, width: 360, height: 740 });
    for (const name of ['Алтан намар', 'Боржигон']) await putAudio(person, { name });
    await page.goto('/app/library');
    await page.getByRole('checkbox', { name: t('library.select', { name: 'Боржигон' }) }).check();
    const bar = page.getByRole('toolbar', { name: t('library.selected', { count: 1 }) });
    await bar.waitFor();
    const names = ['selectNone', 'selectAll', 'save', 'archive', 'delete'] as const;
    const buttons = names.map((name) =>
      bar.getByRole('button', { name: t(`library.${name}`), exact: true }),
    );
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const within = await bar.boundingBox();
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(within?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(344);
    }
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(new Set(middles).size).toBe(2);
    expect(within?.height).toBeLessThanOrEqual(130);

    await bar.getByRole('button', { name: t('library.selectAll'), exact: true }).click();
    await page.getByRole('toolbar', { name: t('library.selected', { count: 2 }) }).waitFor();
    await page.getByRole('button', { name: t('library.archive'), exact: true }).click();
    await page.getByRole('row').first().waitFor({ state: 'detached' });
    await page.context().close();
  },
);
