import type { Place } from '../sweep/overlay.ts';
import { press, type Shot } from './shot.ts';

const lines = {
  plain: 'Дорж: Сайн уу? Сараа (инээж): Сайн.',
  marked: '[уншигч Бат: Дорж] Сайн уу? [pause 1s] Сайн. [pause сек]',
};
const write = ({ page }: Place, text: string) => page.locator('textarea').first().fill(text);
const writeDialogue = async (at: Place) => {
  const { page } = at;
  await write(at, 'Дорж: Сайн уу?');
  for (const line of ['Сараа (инээж): Сайн, сайн.', 'Өглөө болов.', 'Дорж: Явъя!']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await page.getByText(at.t('editor.roles.hint')).waitFor();
};
const openRoles = async (at: Place) => {
  await writeDialogue(at);
  await press(at, at.t('editor.roles.choose'));
  await at.page.getByRole('dialog').waitFor();
};
const user = { role: 'user', window: true } as const;
const editor = { ...user, path: '/app/text2speech' } as const;

/** Dialogs and states of the editor and the library that the sweep does not open. */
export const dialogShots: readonly Shot[] = [
  { ...editor, name: 'editor-dialogue', before: writeDialogue },
  { ...editor, name: 'editor-roles', before: openRoles },
  {
    ...editor,
    name: 'editor-roles-given',
    before: async (at) => {
      await openRoles(at);
      await press(at, at.t('editor.voice.save'));
      await at.page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  { ...editor, name: 'editor-marks', before: (at) => write(at, lines.marked) },
  {
    ...editor,
    name: 'editor-voice',
    before: async (at) => {
      await write(at, lines.plain);
      await press(at, at.t('editor.paragraph.menu', { number: 1 }));
      await at.page.getByRole('menuitem', { name: at.t('editor.paragraph.voice') }).click();
      await at.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...user,
    name: 'library-format',
    path: '/app/library',
    before: async (at) => {
      await at.page.locator('[data-row] button[aria-haspopup="menu"]').first().click();
      await at.page.getByRole('menuitem', { name: at.t('library.download.more') }).click();
      await at.page.getByRole('dialog').waitFor();
    },
  },
  {
    role: 'user',
    name: 'help-shortcuts',
    path: '/app/help',
    before: async ({ page }) => {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
    },
  },
];
