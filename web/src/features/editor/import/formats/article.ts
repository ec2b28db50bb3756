import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';
import { isDrawn, texOf } from './html-formulas.ts';

/** Where a page is from, and how it is read. */
export interface WebPage {
  readonly url: string;
  /** What the server said. */
  readonly charset: string | undefined;
  /** Whether the descriptions of images become part of the text. */
  readonly withImageTexts: boolean;
}

/** A shorter text is not an article: its page is read as a whole. */
const articleCharacters = 50;

/** Returns a page as a document; what is only a part of one gets what is around it. */
function documentOf(html: string): Document {
  const isWhole = /<body[\s>]/iu.test(html);
  return parseHTML(isWhole ? html : `<!doctype html><html><head></head><body>${html}</body></html>`)
    .document;
}

/** Returns the article of a page as HTML, without menus, advertisements and comments; the page itself if it has none. */
export function articleOf(html: string, { url, withImageTexts }: WebPage): string {
  const page = documentOf(html);
  const base = page.createElement('base');
  base.setAttribute('href', url);
  page.head.prepend(base);
  // What finds the article leaves out scripts and names of classes.
  const hasTexScripts = page.querySelector('script[type^="math/"]') !== null;
  for (const element of page.querySelectorAll('script, img, [class*="MathJax"]')) {
    const name = element.localName;
    const attributes = Object.fromEntries(
      [...element.attributes].map((one) => [one.name, one.value]),
    );
    const tex = texOf(name, attributes, () => element.textContent ?? '');
    if (tex !== null) element.replaceWith(` \\(${tex}\\) `);
    else if (hasTexScripts && isDrawn(name, attributes)) element.remove();
  }
  if (withImageTexts)
    for (const image of page.querySelectorAll('img[alt]'))
      image.replaceWith(` ${image.getAttribute('alt')} `);
  const headings = [...page.querySelectorAll('h1')].map((one) => (one.textContent ?? '').trim());
  const article = new Readability(page, { charThreshold: articleCharacters }).parse();
  const text = (article?.textContent ?? '').trim();
  if (article === null || text === '') return html;
  const title = page.createElement('h1');
  // An article often begins with its title.
  const name = (article.title ?? '').trim();
  const isTitled = [name, ...headings].some((one) => one !== '' && text.startsWith(one));
  title.textContent = isTitled ? '' : name;
  return `${title.outerHTML}${article.content ?? ''}`;
}
