import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyPattern } from '@duu/contract/documents/api-key';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'duu_';
const randomLength = 30;
const checkLength = 6;

/** The CRC-32 of the random part, in six base62 digits: tells a key from chance without asking us. */
function checkOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let at = 0; at < checkLength; at++) {
    digits = base62[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Returns a new key: 178 random bits. */
export function newKey(): string {
  let random = '';
  for (let at = 0; at < randomLength; at++) random += base62[randomInt(62)];
  return prefix + random + checkOf(random);
}

/** Returns whether a token has the form of a key and the right check digits. */
export function isKey(token: string): boolean {
  if (!keyPattern.test(token)) return false;
  const random = token.slice(prefix.length, -checkLength);
  return checkOf(random) === token.slice(-checkLength);
}

/** Returns whether a token claims to be a key: it is never an identity token. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(prefix);
}

/** What is stored of a key. It is random enough that no salt or slow hash is needed. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
