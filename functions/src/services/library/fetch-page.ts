import { limits } from '@duu/contract/limits';
import type { PublicResponse } from '../../adapters/public-fetch/public-fetch.ts';
import {
  PublicFetchError,
  type PublicFetchProblem,
} from '../../adapters/public-fetch/public-fetch-error.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/** What is asked for, in this order. Sites answer unknown clients without these with errors. */
const headers = {
  accept:
    'text/html,application/xhtml+xml,application/epub+zip,application/pdf,text/plain;q=0.9,*/*;q=0.5',
  'accept-language': 'mn,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; Duu/1.0; page import)',
};

/** Types of documents that the web app reads; servers send `application/octet-stream` for those they don't know. */
const readable =
  /^(text\/|application\/(xhtml\+xml|xml|pdf|epub\+zip|rtf|zip|x-zip|x-fictionbook|octet-stream|msword|vnd\.(openxmlformats-officedocument\.wordprocessingml|oasis\.opendocument\.text)))/;

/** A refused address looks like a wrong one, so that nobody learns what is in our network. */
const keyOf = {
  invalid: 'page.invalid_address',
  refused: 'page.invalid_address',
  unreachable: 'page.unreachable',
  too_many_redirects: 'page.unreachable',
  too_large: 'page.too_large',
  too_slow: 'page.unreachable',
} as const satisfies Record<PublicFetchProblem, string>;

async function fetched({ publicFetch }: Deps, url: string): Promise<PublicResponse> {
  const { bytes, ms, redirects } = limits.page;
  try {
    return await publicFetch({
      url,
      headers,
      maxBytes: bytes,
      timeoutMs: ms,
      maxRedirects: redirects,
    });
  } catch (cause) {
    if (cause instanceof PublicFetchError) throw new ApiError(keyOf[cause.problem], { cause });
    throw cause;
  }
}

/** Returns the page at an address. @throws ApiError `page.…` */
export async function fetchPage(deps: Deps, { url }: { url: string }) {
  // A copied address often lacks its scheme.
  const page = await fetched(deps, /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`);
  if (page.status === 404 || page.status === 410) throw new ApiError('page.not_found');
  if (page.status >= 500) throw new ApiError('page.unreachable');
  if (page.status < 200 || page.status >= 300) throw new ApiError('page.closed');
  const contentType = (page.headers['content-type'] ?? 'text/html').toLowerCase();
  if (!readable.test(contentType)) throw new ApiError('page.wrong_type');
  return { url: page.url, contentType, data: Buffer.from(page.body).toString('base64') };
}
