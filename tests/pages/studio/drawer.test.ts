import { expect, test } from '../support/test.ts';

test.use({
  language: 'mn',
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('the drawer of a narrow screen traps the focus until it closes, and restores it', async ({
  page,
  t,
}) => {
  await page.goto('/app/library');
  const opener = page.getByRole('button', { name: t('shell.menu'), exact: true });
  await opener.press('Enter');
  const inside = new Set<string>();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      // After the last link, the focus is in the browser's interface for one press.
      if (element === null || element === document.body) return { place: 'the browser', what: '' };
      const place = element.closest('#sidebar') ? 'the drawer' : 'the page';
      return { place, what: element.outerHTML };
    });
    expect(at.place).not.toBe('the page');
    if (at.place === 'the drawer') inside.add(at.what);
  }
  expect(inside.size).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('of an admin', () => {
  test.use({ role: 'admin' });

  test('the menu shows that it scrolls until its last entry is visible', async ({ page, t }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
    const sign = page.getByTestId('more-below');
    await expect(sign).toHaveCSS('opacity', '1');
    await page
      .getByRole('link', { name: t('shell.adminAudit'), exact: true })
      .scrollIntoViewIfNeeded();
    await expect(sign).toHaveCSS('opacity', '0');
  });
});
