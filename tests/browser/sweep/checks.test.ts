import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, newPage } from '../support/browser.ts';
import { axeFaults } from './axe-faults.ts';
import { foreignWords } from './foreign-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { unseenFocus } from './unseen-focus.ts';

// The sweep is worth what its checks find: each is shown a page with its fault in it, and one without.
let page: Page;
beforeAll(async () => {
  page = await newPage({ width: 360 });
});
afterAll(closeBrowser);

const show = (body: string) =>
  page.setContent(
    `<!doctype html><html lang="mn"><title>Хуудас</title><body style="margin:0">${body}</body></html>`,
  );
const sound = '<main><h1>Гарчиг</h1><button>Дарах</button><a href="#x">Холбоос</a></main>';

test('a sound page has no fault', async () => {
  await show(sound);
  expect([
    ...(await layoutFaults(page)),
    ...(await foreignWords(page, 'mn')),
    ...(await axeFaults(page)),
    ...(await unseenFocus(page)),
  ]).toEqual([]);
});

test.each([
  ['a page that is too wide', '<div style="width:400px">Өргөн</div>', '400 px wide in 360'],
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
])('the layout check finds %s', async (_, fault, found) => {
  await show(sound + fault);
  expect((await layoutFaults(page)).join()).toContain(found);
});

test('the language check finds words and labels of the other language, and passes names and marked ones', async () => {
  await show(`${sound}<p>Please wait</p><button aria-label="Close">×</button>
    <p>Google, Stripe</p><p lang="en">English</p><p>bat@duu.test</p>`);
  expect(await foreignWords(page, 'mn')).toEqual([
    'foreign words (p): Please wait',
    'foreign words (aria-label): Close',
  ]);
});

test('axe finds a button and a link without a name, and a text that is too pale', async () => {
  await show(
    `${sound}<button></button><a href="#y"></a><p style="color:#ccc;background:#fff">Бүдэг</p>`,
  );
  const faults = (await axeFaults(page)).join();
  for (const rule of ['button-name', 'link-name', 'color-contrast']) expect(faults).toContain(rule);
});

test('the focus check finds a button that looks the same with the focus', async () => {
  await show(`${sound}<button style="outline:none">Нууц</button>`);
  expect(await unseenFocus(page)).toEqual([expect.stringContaining('Нууц')]);
});
