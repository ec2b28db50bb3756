import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { decodeXml } from './formats/decode-xml.ts';
import { documentTypes, isReadKind, kindOf } from './import-limits.ts';

/** A shorter text is no article: its page is read as a whole. */
const articleCharacters = 50;

interface FetchOptions {
  /** Whether the descriptions of images become part of the text. */
  readonly withImageTexts: boolean;
}

/** Returns the article of a page as HTML, without menus, advertisements and comments. */
async function articleOf(
  html: string,
  url: string,
  { withImageTexts }: FetchOptions,
): Promise<string> {
  const { Readability } = await import('@mozilla/readability');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const base = page.createElement('base');
  base.href = url;
  page.head.prepend(base);
  if (withImageTexts)
    for (const image of page.querySelectorAll('img[alt]'))
      image.replaceWith(` ${image.getAttribute('alt')} `);
  const article = new Readability(page, { charThreshold: articleCharacters }).parse();
  const text = (article?.textContent ?? '').trim();
  if (article === null || text === '') return html;
  const title = document.createElement('h1');
  // An article often begins with its title.
  const name = (article.title ?? '').trim();
  title.textContent = text.startsWith(name) ? '' : name;
  return `<meta charset="utf-8">${title.outerHTML}${article.content ?? ''}`;
}

/**
 * Returns what is at a web address as a file that is imported like one from the disk: of a page its article.
 * @throws ApiError; DOMException `AbortError` if the signal aborted it
 */
export async function fetchAsFile(
  address: string,
  signal: AbortSignal,
  options: FetchOptions,
): Promise<File> {
  const page = await callApi(calls.fetchPage, {
    input: { url: address },
    signal,
    failure: 'handled',
  });
  const bytes = Uint8Array.from(atob(page.data), (letter) => letter.charCodeAt(0));
  const { hostname, pathname } = new URL(page.url);
  const [type = '', ...parameters] = page.contentType.split(';').map((part) => part.trim());
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const kind = documentTypes[type] ?? kindOf(last);
  const isDocument =
    documentTypes[type] !== undefined || type === 'text/plain' || !/html|xml/.test(type);
  if (isDocument) {
    const known = isReadKind(kind) || kind === 'pdf' ? kind : 'txt';
    return new File([bytes], kindOf(last) === known ? last : `${last || hostname}.${known}`);
  }
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replace(/"/g, '');
  const article = await articleOf(decodeXml(bytes, charset), page.url, options);
  return new File([article], `${hostname}.html`);
}
