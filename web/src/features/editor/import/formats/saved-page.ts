import type { WebPage } from './article.ts';

const saved = /<!--\s*(?:saved from url=|Page saved with SingleFile)/u;
const menu = /<nav[\s>]|\srole=["']?navigation\b/iu;
const main = /<(?:main|article)[\s>]|\srole=["']?main\b/iu;

/** Whether HTML is a page of a site that was saved: a browser says so, or it has menus around its text. */
export const isSavedPage = (html: string): boolean =>
  saved.test(html) || (menu.test(html) && main.test(html));

/** Its address is of no use: links are not read. */
export const savedPage: WebPage = {
  url: 'https://saved.invalid/',
  charset: undefined,
  withImageTexts: false,
};
