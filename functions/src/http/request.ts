import type { IncomingMessage } from 'node:http';
import { type Locale, locales } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../api-error.ts';
import { looksLikeKey } from '../services/keys/key-text.ts';
import { receivedBody } from './guard.ts';

/** Returns the first value of a header; null if it is missing or empty. */
export function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? null : first;
}

export function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://api.invalid');
  } catch {
    throw new ApiError('request.not_found');
  }
}

/** Returns the query's values; a repeated name becomes an array, which no schema accepts. */
export function queryOf(url: URL): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of url.searchParams) {
    const before = values.get(name);
    if (before === undefined) values.set(name, value);
    else if (Array.isArray(before)) before.push(value);
    else values.set(name, [before, value]);
  }
  return Object.fromEntries(values);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the JSON body; `{}` if there is none. Refuses unpaired surrogates, which are not valid text.
 * @throws ApiError `request.too_large`, `request.invalid`
 */
export function bodyOf(request: IncomingMessage, maxBytes: number = limits.bodyBytes): unknown {
  const body = receivedBody(request);
  if (body.byteLength > maxBytes) throw new ApiError('request.too_large');
  if (body.byteLength === 0) return {};
  const type = header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('request.invalid');
  try {
    return JSON.parse(utf8.decode(body), refuseBrokenText);
  } catch (cause) {
    throw new ApiError('request.invalid', { cause });
  }
}

function refuseBrokenText(name: string, value: unknown): unknown {
  if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new SyntaxError('Half of a surrogate pair is not text.');
  }
  return value;
}

/** Returns the ISO 3166-1 alpha-2 code from Hosting's or App Engine's front end; null without one. */
export function countryOf(request: IncomingMessage): string | null {
  const code = header(request, 'x-country-code') ?? header(request, 'x-appengine-country');
  return code !== null && /^[A-Z]{2}$/i.test(code) && code.toUpperCase() !== 'ZZ'
    ? code.toUpperCase()
    : null;
}

/** Returns the page's language, as our pages name it; null for another or none. */
export function languageOf(request: IncomingMessage): Locale | null {
  const tag = header(request, 'accept-language')?.slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === tag) ?? null;
}

/**
 * Returns the `Idempotency-Key` header.
 * @throws ApiError `request.invalid`
 */
export function idempotencyKeyOf(request: IncomingMessage): string | null {
  const key = header(request, 'idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ApiError('request.invalid');
  return key;
}

/** Returns the API key in the `Authorization` header; null without one, also for an identity token. */
export function keyOf(request: IncomingMessage): string | null {
  const given = header(request, 'authorization')?.replace(/^Bearer +/i, '') ?? '';
  return looksLikeKey(given) ? given : null;
}

export function bearerOf(request: IncomingMessage): string {
  const [, token] = /^Bearer ([\w\-.~+/]+=*)$/i.exec(header(request, 'authorization') ?? '') ?? [];
  if (token === undefined) throw new ApiError('auth.invalid_token');
  return token;
}
