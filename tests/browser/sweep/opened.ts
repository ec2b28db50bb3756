import { aRequest } from '../../support/audios.ts';
import { openedAdmin } from './opened-admin.ts';
import { openedCatalogue } from './opened-catalogue.ts';
import { dialog, drawer, fromMenu, menu, type OpenedPage, press } from './opened-thing.ts';

const audio = 'Яриа';
const collection = 'Зохиол';

const home: OpenedPage = {
  name: 'home',
  who: 'user',
  path: () => '/app',
  things: [
    {
      name: 'menu of an audio',
      open: ({ page, t }) => press(page, t('library.menu', { name: audio })),
      shows: menu,
    },
  ],
};

const library: OpenedPage = {
  name: 'library',
  who: 'user',
  path: () => '/app/library',
  things: [
    drawer,
    {
      name: 'new collection',
      open: ({ page, t }) => press(page, t('library.collection.new')),
      shows: dialog,
    },
    {
      name: 'menu of an audio, with its downloads',
      open: ({ page, t }) => press(page, t('library.menu', { name: audio })),
      shows: menu,
    },
    {
      name: 'rename',
      open: (at) => fromMenu(at, at.t('library.menu', { name: audio }), at.t('library.rename')),
      shows: dialog,
    },
    {
      name: 'save to a collection',
      open: (at) => fromMenu(at, at.t('library.menu', { name: audio }), at.t('library.save')),
      shows: (at) => dialog(at).getByRole('button', { name: new RegExp(collection) }),
    },
    {
      name: 'delete',
      open: (at) => fromMenu(at, at.t('library.menu', { name: audio }), at.t('library.delete')),
      shows: dialog,
    },
    {
      name: 'menu of a collection',
      open: ({ page, t }) => press(page, t('library.collection.menu', { name: collection })),
      shows: menu,
    },
    {
      name: 'delete a collection',
      open: (at) =>
        fromMenu(
          at,
          at.t('library.collection.menu', { name: collection }),
          at.t('library.collection.delete'),
        ),
      shows: dialog,
    },
    {
      name: 'what is done with those selected',
      open: ({ page, t }) => page.getByLabel(t('library.select', { name: audio })).check(),
      shows: ({ page }) => page.getByRole('toolbar'),
      close: ({ page, t }) => press(page, t('library.selectNone')),
    },
    {
      name: 'a toast with its button',
      open: async (at) => {
        await fromMenu(at, at.t('library.menu', { name: audio }), at.t('library.archive'));
        // Under the pointer a toast stays, however long it is looked at: its button has to bring the audio back.
        await at.page.getByRole('button', { name: at.t('library.undo'), exact: true }).hover();
      },
      shows: ({ page, t }) => page.getByRole('button', { name: t('library.undo'), exact: true }),
      close: async ({ page, t }) => {
        await press(page, t('library.undo'));
        await page.getByRole('row', { name: audio, exact: true }).waitFor();
      },
    },
  ],
};

const detail: OpenedPage = {
  name: 'audio',
  who: 'user',
  path: ({ audioId }) => `/app/audio/${audioId}`,
  things: [
    {
      name: 'its public link',
      open: ({ page, t }) => press(page, t('sharing.shared')),
      shows: (at) => dialog(at).getByLabel(at.t('sharing.link'), { exact: true }),
    },
    {
      name: 'the player, open',
      open: async ({ page, t }) => {
        await press(page, t('player.playNamed', { name: audio }));
        const dock = page.getByRole('region', { name: t('player.region'), exact: true });
        await press(dock, t('player.pause'));
        await press(dock, t('player.more'));
      },
      shows: ({ page, t }) => page.getByLabel(t('player.speed')),
      close: ({ page, t }) => press(page, t('player.close')),
    },
  ],
};

const editor: OpenedPage = {
  name: 'editor',
  who: 'user',
  path: () => '/app/text2speech',
  things: [
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
      name: 'a file that can’t be imported',
      open: ({ page }) =>
        page
          .getByTestId('import')
          .setInputFiles({ name: '1.7', mimeType: '', buffer: Buffer.from('x') }),
      shows: ({ page, t }) => page.getByText(t('editor.import.unknown_kind', { name: '1.7' })),
      close: async ({ page, t }) => press(page, t('editor.clear')),
    },
  ],
};

const versions: OpenedPage = {
  name: 'editor of an audio',
  who: 'user',
  path: ({ audioId }) => `/app/text2speech/${audioId}`,
  things: [
    {
      name: 'the other way to convert',
      open: async ({ page, t }) => {
        await page.locator('textarea').first().fill(`${aRequest.segments[0]}!`);
        await press(page, t('editor.convert.other'));
      },
      shows: menu,
    },
    {
      name: 'bring an earlier version back',
      open: ({ page, t }) => press(page, t('editor.version.restore')),
      shows: dialog,
    },
  ],
};

const profile: OpenedPage = {
  name: 'profile',
  who: 'user',
  path: () => '/app/account/profile',
  things: [
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
  ],
};

const notFound: OpenedPage = {
  name: 'not found',
  who: 'user',
  path: () => '/no/such/page',
  things: [
    {
      name: 'how to reach support',
      open: ({ page, t }) => press(page, t('errors.contact')),
      shows: dialog,
    },
  ],
};

export const openedPages = [
  home,
  library,
  detail,
  editor,
  versions,
  profile,
  notFound,
  ...openedAdmin,
  ...openedCatalogue,
] as const;
