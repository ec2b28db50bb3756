import { calls } from '@duu/contract/calls/calls';
import { callApi } from '../../../api/call.ts';
import { documentTypes } from './document-types.ts';
import type { WebPage } from './formats/article.ts';
import { isReadKind, kindOf } from './import-kinds.ts';

interface FetchOptions {
  /** Whether the descriptions of images become part of the text. */
  readonly withImageTexts: boolean;
}

/** What is at a web address, and of a page how it is read. */
export interface Fetched {
  readonly file: File;
  readonly page?: WebPage;
}

/**
 * Returns what is at a web address as a file that is imported like one from the disk; of a page, its article is found then.
 * @throws ApiError; DOMException `AbortError` if the signal aborted it
 */
export async function fetchAsFile(
  address: string,
  signal: AbortSignal,
  { withImageTexts }: FetchOptions,
): Promise<Fetched> {
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
    const name = kindOf(last) === known ? last : `${last || hostname}.${known}`;
    return { file: new File([bytes], name) };
  }
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replace(/"/g, '');
  const file = new File([bytes], `${hostname}.html`);
  return { file, page: { url: page.url, charset, withImageTexts } };
}
