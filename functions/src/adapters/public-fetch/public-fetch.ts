import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { type AddressGuard, checkedUrl, guardedLookup } from './public-address.ts';
import { PublicFetchError } from './public-fetch-error.ts';

/** A request to an address that a user chose: a page to import, or a webhook. */
export interface PublicRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Whether only HTTPS will do, except at the private hosts that the guard allows. */
  readonly secure?: boolean;
  /** Maximum size of the answer's body, also unpacked, in bytes; null: the body is not read. */
  readonly maxBytes: number | null;
  /** Maximum time for everything, redirects included, in ms. */
  readonly timeoutMs: number;
  /** Redirects that are followed, each checked like the first address; 0 returns the redirect itself. */
  readonly maxRedirects: number;
}

export interface PublicResponse {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** @throws PublicFetchError */
export type PublicFetch = (request: PublicRequest) => Promise<PublicResponse>;

function send(
  url: URL,
  { method = 'GET', headers = {}, body }: PublicRequest,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const requestBy = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = requestBy(url, {
      method,
      headers: { 'accept-encoding': 'gzip, br', ...headers },
      lookup: guardedLookup(url, guard),
      // A kept connection would skip the look-up.
      agent: false,
      signal,
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > maxBytes) throw new PublicFetchError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync as typeof gunzipSync,
};

function unpacked(bytes: Buffer, coding: string | undefined, maxBytes: number): Buffer {
  if (bytes.length === 0 || coding === undefined || coding === 'identity') return bytes;
  const decode = decoders[coding.trim().toLowerCase()];
  if (decode === undefined) throw new PublicFetchError('unreachable');
  try {
    return decode(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw new PublicFetchError(isTooLarge ? 'too_large' : 'unreachable', { cause });
  }
}

function headersOf(answer: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}

async function follow(
  publicRequest: PublicRequest,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<PublicResponse> {
  const { secure = false } = publicRequest;
  let url = checkedUrl(publicRequest.url, guard, { secure });
  for (let redirects = 0; ; redirects++) {
    const answer = await send(url, publicRequest, guard, signal);
    const { statusCode: status = 0 } = answer;
    const { location } = answer.headers;
    if (publicRequest.maxRedirects > 0 && status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      if (redirects === publicRequest.maxRedirects)
        throw new PublicFetchError('too_many_redirects');
      url = checkedUrl(location, guard, { secure, base: url.href });
      continue;
    }
    const head = { url: url.href, status, headers: headersOf(answer) };
    if (publicRequest.maxBytes === null) {
      answer.destroy();
      return { ...head, body: new Uint8Array() };
    }
    const bytes = await bytesOf(answer, publicRequest.maxBytes);
    const body = unpacked(bytes, answer.headers['content-encoding'], publicRequest.maxBytes);
    return { ...head, body };
  }
}

/** Returns a fetch that reaches only servers of the public internet, and what `guard` allows. */
export function createPublicFetch(guard: AddressGuard): PublicFetch {
  return async (publicRequest) => {
    const signal = AbortSignal.timeout(publicRequest.timeoutMs);
    try {
      return await follow(publicRequest, guard, signal);
    } catch (cause) {
      if (cause instanceof PublicFetchError) throw cause;
      throw new PublicFetchError(signal.aborted ? 'too_slow' : 'unreachable', { cause });
    }
  };
}
