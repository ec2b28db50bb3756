import { press, type Shot } from './shot.ts';

const admin = { who: 'admin' } as const;

/** Plans, speakers and audios, as admins have them. */
export const catalogueShots: readonly Shot[] = [
  {
    ...admin,
    name: 'admin-speaker-new',
    path: '/admin/speakers',
    window: true,
    before: async (at) => {
      await press(at, at.t('speakers.add'));
      const fill = (label: string, text: string) =>
        at.page.getByLabel(label, { exact: true }).fill(text);
      await fill(at.t('speakers.voice'), 'mn+nobody');
      await fill(at.t('speakers.nameMn'), 'Цэцэг');
      await fill(at.t('speakers.nameEn'), 'Tsetseg');
      await fill(at.t('speakers.descriptionMn'), 'Зөөлөн эмэгтэй хоолой.');
      await fill(at.t('speakers.descriptionEn'), 'A soft woman’s voice.');
      await at.page
        .getByRole('dialog')
        .getByRole('button', { name: at.t('speakers.add') })
        .click();
      await at.page.getByText(at.t('errors.invalid_voice')).waitFor();
    },
  },
  { ...admin, name: 'admin-plans', path: '/admin/plans' },
  {
    ...admin,
    name: 'admin-plan-wrong',
    path: '/admin/plans',
    window: true,
    before: async (at) => {
      await press(at, at.t('plans.edit.label', { plan: at.t('landing.plan.proYear') }));
      await at.page.getByLabel(at.t('plans.MNT'), { exact: true }).fill('599,000.50');
      await at.page.getByLabel(at.t('plans.storageMonths'), { exact: true }).fill('12');
      await press(at, at.t('shell.save'));
    },
  },
  { ...admin, name: 'admin-audios', path: '/admin/audios' },
  { ...admin, name: 'admin-audios-none', path: '/admin/audios?owner=nobody@nowhere.duu' },
  {
    ...admin,
    name: 'admin-audio-delete',
    path: '/admin/audios',
    window: true,
    before: ({ page }) => page.locator('tbody button[aria-label]').last().click(),
  },
];
