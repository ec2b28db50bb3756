import { dialog, drawer, fromMenu, menu, type Overlay, press } from './overlay.ts';
import { audioName, audioText, collectionName, respelling } from './swept-test.ts';

export const home: readonly Overlay[] = [
  {
    name: 'menu of an audio',
    open: ({ page, t }) => press(page, t('library.menu', { name: audioName })),
    shows: menu,
  },
];

export const library: readonly Overlay[] = [
  drawer,
  {
    name: 'new collection',
    open: ({ page, t }) => press(page, t('library.collection.new')),
    shows: dialog,
  },
  {
    name: 'menu of an audio, with its downloads',
    open: ({ page, t }) => press(page, t('library.menu', { name: audioName })),
    shows: menu,
  },
  {
    name: 'rename',
    open: (at) => fromMenu(at, at.t('library.menu', { name: audioName }), at.t('library.rename')),
    shows: dialog,
  },
  {
    name: 'save to a collection',
    open: (at) => fromMenu(at, at.t('library.menu', { name: audioName }), at.t('library.save')),
    shows: (at) => dialog(at).getByRole('button', { name: new RegExp(collectionName) }),
  },
  {
    name: 'delete',
    open: (at) => fromMenu(at, at.t('library.menu', { name: audioName }), at.t('library.delete')),
    shows: dialog,
  },
  {
    name: 'menu of a collection',
    open: ({ page, t }) => press(page, t('library.collection.menu', { name: collectionName })),
    shows: menu,
  },
  {
    name: 'delete a collection',
    open: (at) =>
      fromMenu(
        at,
        at.t('library.collection.menu', { name: collectionName }),
        at.t('library.collection.delete'),
      ),
    shows: dialog,
  },
  {
    name: 'what is done with those selected',
    open: ({ page, t }) => page.getByLabel(t('library.select', { name: audioName })).check(),
    shows: ({ page }) => page.getByRole('toolbar'),
    close: ({ page, t }) => press(page, t('library.selectNone')),
  },
  {
    name: 'a toast with its button',
    open: async (at) => {
      await fromMenu(at, at.t('library.menu', { name: audioName }), at.t('library.archive'));
      // A toast stays open under the pointer. Its button restores the audio afterwards.
      await at.page.getByRole('button', { name: at.t('library.undo'), exact: true }).hover();
    },
    shows: ({ page, t }) => page.getByRole('button', { name: t('library.undo'), exact: true }),
    close: async ({ page, t }) => {
      await press(page, t('library.undo'));
      await page.getByRole('row', { name: audioName, exact: true }).waitFor();
    },
  },
];

export const detail: readonly Overlay[] = [
  {
    name: 'its public link',
    open: ({ page, t }) => press(page, t('sharing.shared')),
    shows: (at) => dialog(at).getByLabel(at.t('sharing.link'), { exact: true }),
  },
  {
    name: 'the reading view, with its settings',
    open: async ({ page, t }) => {
      await press(page, t('reading.open'));
      await press(page, t('reading.settings'));
    },
    shows: ({ page, t }) => page.getByLabel(t('player.sleep')),
    close: async ({ page, t }) => press(page, t('reading.close')),
  },
  {
    name: 'the reading view, with its bookmarks',
    open: async ({ page, t }) => {
      await press(page, t('reading.open'));
      await press(page, t('reading.bookmarks'));
    },
    shows: ({ page, t }) => page.getByRole('region', { name: t('reading.bookmarks') }),
    close: async ({ page, t }) => press(page, t('reading.close')),
  },
  {
    name: 'the player, open',
    open: async ({ page, t }) => {
      await press(page, t('player.playNamed', { name: audioName }));
      const dock = page.getByRole('region', { name: t('player.region'), exact: true });
      await press(dock, t('player.pause'));
      await press(dock, t('player.more'));
    },
    shows: ({ page, t }) => page.getByLabel(t('player.speed')),
    close: ({ page, t }) => press(page, t('player.close')),
  },
];

export const editor: readonly Overlay[] = [
  {
    name: 'its tools',
    onlyNarrow: true,
    open: ({ page }) => page.locator('button[aria-haspopup="dialog"]').click(),
    shows: dialog,
  },
  {
    name: 'all speakers',
    open: async ({ page, narrow }) => {
      if (narrow) await page.locator('button[aria-haspopup="dialog"]').click();
      await page.locator('button[aria-describedby="speaker-label"]').click();
    },
    shows: ({ page, t }) => page.getByLabel(t('editor.speakers.search')),
    close: async ({ page, t, narrow }) => {
      const search = page.getByLabel(t('editor.speakers.search'));
      await search.focus();
      await page.keyboard.press('Escape');
      await search.waitFor({ state: 'hidden' });
      if (narrow) await press(page, t('editor.tools.done'));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'how a number is read',
    open: async ({ page }) => {
      await page.locator('textarea').first().fill('2026');
      const line = page.locator('[data-paragraph] button[class*="fold"]');
      if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
      await page.getByRole('listitem').filter({ hasText: '2026' }).getByRole('button').click();
    },
    shows: dialog,
  },
  {
    name: 'menu of a paragraph',
    open: ({ page, t }) => press(page, t('editor.paragraph.menu', { number: 1 })),
    shows: menu,
  },
  {
    name: 'a web address to import',
    open: ({ page, t }) => press(page, t('editor.import.address')),
    shows: dialog,
  },
  {
    name: 'a file that can’t be imported',
    open: async ({ page }) => {
      // The text stays.
      await page.locator('textarea').first().fill(audioText);
      await page
        .getByTestId('import')
        .setInputFiles({ name: '1.7', mimeType: '', buffer: Buffer.from('x') });
    },
    shows: ({ page, t }) => page.getByText(t('editor.import.unknown_kind', { name: '1.7' })),
    close: async ({ page, t }) => press(page, t('editor.clear')),
  },
];

export const versions: readonly Overlay[] = [
  {
    name: 'the other way to convert',
    open: async ({ page, t, narrow }) => {
      await page.locator('textarea').first().fill(`${audioText}!`);
      await press(page, t(narrow ? 'editor.more' : 'editor.convert.other'));
    },
    shows: menu,
  },
  {
    name: 'bring an earlier version back',
    open: ({ page, t }) => press(page, t('editor.version.restore')),
    shows: dialog,
  },
];

export const dictionary: readonly Overlay[] = [
  {
    name: 'how a word is said',
    open: ({ page, t }) => press(page, t('dictionary.edit', { written: respelling.written })),
    // With its preview. The dialog itself takes the focus, so that Escape closes it.
    shows: ({ page, t }) =>
      page.getByRole('dialog').filter({
        hasText: t('dictionary.same', { written: respelling.written, later: respelling.spoken }),
      }),
  },
];

export const profile: readonly Overlay[] = [
  {
    name: 'delete the account',
    open: ({ page, t }) => press(page, t('account.delete.start')),
    shows: dialog,
  },
  {
    name: 'which part of a photo is seen',
    open: ({ page }) => page.getByTestId('photo').setInputFiles('docs/images/editor.png'),
    shows: dialog,
  },
];

export const notFound: readonly Overlay[] = [
  {
    name: 'how to reach support',
    open: ({ page, t }) => press(page, t('errors.contact')),
    shows: dialog,
  },
];

export const billing: readonly Overlay[] = [
  {
    name: 'the order of a plan',
    open: async ({ page, t }) => {
      await press(page, t('billing.order', { plan: t('landing.plan.standard') }));
      await page.getByRole('region', { name: t('checkout.will') }).waitFor();
    },
    shows: dialog,
  },
];

export const history: readonly Overlay[] = [
  {
    name: 'cancel an order',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^(Cancel order|Захиалга цуцлах): / })
        .first()
        .click(),
    shows: dialog,
  },
];
