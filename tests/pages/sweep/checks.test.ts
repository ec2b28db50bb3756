import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeFaults } from './axe-faults.ts';
import { foreignWords } from './foreign-words.ts';
import { invisibleFocus } from './invisible-focus.ts';
import { layoutFaults } from './layout-faults.ts';

// Runs each check of the sweep on a page with the fault and on one without.
test.use({ role: 'visitor', viewport: { width: 360, height: 900 } });

const show = (page: Page, body: string) =>
  page.setContent(
    `<!doctype html><html lang="mn"><title>Хуудас</title><body style="margin:0">${body}</body></html>`,
  );
const sound = '<main><h1>Гарчиг</h1><button>Дарах</button><a href="#x">Холбоос</a></main>';

test('a page without a fault has none', async ({ page }) => {
  await show(page, sound);
  expect([
    ...(await layoutFaults(page)),
    ...(await foreignWords(page, 'mn')),
    ...(await axeFaults(page)),
    ...(await invisibleFocus(page)),
  ]).toEqual([]);
});

const layouts = [
  ['a page that is too wide', '<div style="width:400px">Өргөн</div>', '400 px wide in 360'],
  [
    'a text beyond the edge',
    '<div style="position:absolute;left:340px;width:90px">Өргөн</div>',
    'beyond the edge',
  ],
  ['a second first heading', '<h1>Хоёр дахь</h1>', '2 first headings'],
  [
    'a placeholder that is cut',
    '<input placeholder="Энэ бол маш урт зөвлөгөө" style="width:60px">',
    'placeholder is cut',
  ],
  [
    'a choice that is cut',
    '<select style="width:60px;appearance:none"><option>Үргэлжлүүлэх</option></select>',
    'choice is cut',
  ],
  [
    'a button whose text is cut',
    '<button style="width:40px;overflow:hidden;white-space:nowrap">Үргэлжлүүлэх</button>',
    'text is cut',
  ],
  [
    'an entry of a menu that is cut',
    '<div role="menuitem" style="width:40px;overflow:hidden;white-space:nowrap">Үргэлжлүүлэх</div>',
    'text is cut',
  ],
  [
    'a button of a dialog that can’t be reached',
    '<div role="dialog" style="position:fixed;top:2000px"><button>Хадгалах</button></div>',
    'out of reach',
  ],
] as const;

test('the layout check finds content that does not fit', async ({ page }) => {
  for (const [name, fault, found] of layouts)
    await test.step(name, async () => {
      await show(page, sound + fault);
      expect((await layoutFaults(page)).join(), name).toContain(found);
    });
});

test('the language check finds foreign words and labels, and passes names and marked text', async ({
  page,
}) => {
  await show(
    page,
    `${sound}<p>Please wait</p><button aria-label="Close">×</button>
    <p>Google, Stripe</p><p lang="en">English</p><p>bat@duu.test</p>`,
  );
  expect(await foreignWords(page, 'mn')).toEqual([
    'foreign words (p): Please wait',
    'foreign words (aria-label): Close',
  ]);
});

test('axe finds missing names and pale text, and with all rules text outside of landmarks', async ({
  page,
}) => {
  await show(
    page,
    `${sound}<button></button><a href="#y"></a><p style="color:#ccc;background:#fff">Бүдэг</p>`,
  );
  const serious = (await axeFaults(page)).join();
  for (const rule of ['button-name', 'link-name', 'color-contrast'])
    expect(serious).toContain(rule);
  expect(serious).not.toContain('region');
  expect((await axeFaults(page, 'all')).join()).toContain('region');
});

test('the focus check finds a button that looks the same with the focus', async ({ page }) => {
  await show(page, `${sound}<button style="outline:none">Нууц</button>`);
  expect(await invisibleFocus(page)).toEqual([expect.stringContaining('Нууц')]);
});

test('axe and the focus check pass over what they are told to, and nothing else', async ({
  page,
}) => {
  const fault = '<button style="outline:none;width:40px;height:40px"></button>';
  const found = async (selector?: string) => [
    await axeFaults(page, 'serious', selector),
    await invisibleFocus(page, 'Tab', selector),
  ];
  await show(page, sound + fault);
  const [axe = [], focus = []] = await found();
  expect([axe.length > 0, focus.length > 0]).toEqual([true, true]);
  await show(page, `${sound}${fault}<div id="behind">${fault}</div>`);
  expect(await found('#behind')).toEqual([axe, focus]);
  for (const selector of [undefined, '#nothing'])
    expect((await found(selector)).map(({ length }) => length)).toEqual([
      2 * axe.length,
      2 * focus.length,
    ]);
});
