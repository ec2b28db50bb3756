import { dialog, type Overlay, press } from './overlay.ts';

export const speakers: readonly Overlay[] = [
  {
    name: 'a new speaker, with nothing filled in',
    open: async ({ page, t }) => {
      await press(page, t('speakers.add'));
      await press(page.getByRole('dialog'), t('speakers.voice.add'));
      await press(page.getByRole('dialog'), t('speakers.add'));
    },
    shows: dialog,
    close: async ({ page, t }) => {
      await press(page.getByRole('dialog'), t('shell.cancel'));
      await press(page, t('admin.discard'));
    },
  },
];

export const plans: readonly Overlay[] = [
  {
    name: 'a plan, with a wrong price',
    open: async ({ page, t }) => {
      await press(page, t('plans.edit.label', { plan: t('landing.plan.basic') }));
      await page.getByLabel(t('plans.MNT'), { exact: true }).fill('x');
      await press(page.getByRole('dialog'), t('shell.save'));
    },
    shows: dialog,
    close: async ({ page, t }) => {
      await press(page.getByRole('dialog'), t('shell.cancel'));
      await press(page, t('admin.discard'));
    },
  },
  {
    name: 'leaving it unsaved',
    open: async ({ page, t }) => {
      await press(page, t('plans.edit.label', { plan: t('landing.plan.trial') }));
      await page.getByLabel(t('plans.voices'), { exact: true }).fill('7');
      await page.keyboard.press('Escape');
    },
    shows: ({ page, t }) => page.getByRole('dialog', { name: t('admin.discard.title') }),
    close: ({ page, t }) => press(page, t('admin.discard')),
  },
];

export const audios: readonly Overlay[] = [
  {
    name: 'delete an audio',
    open: ({ page }) => page.locator('tbody button[aria-label]').last().click(),
    shows: dialog,
  },
];
