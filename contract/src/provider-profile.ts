import { limits } from './limits.ts';
import { name, unreadable } from './name.ts';

const everyUnreadable = new RegExp(unreadable, 'gu');

/** Cleans a name from a sign-in provider; null if nothing is left. */
export function nameFromProvider(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const readable = value
    .slice(0, 1000)
    .toWellFormed()
    .replace(everyUnreadable, ' ')
    .normalize('NFC');
  const short = [...readable.replace(/\s+/gu, ' ').trim()].slice(0, limits.nameCharacters).join('');
  return name.safeParse(short).data ?? null;
}

/** Checks an e-mail address from a sign-in provider; null if it is invalid. RFC 5321: 64 + 1 + 255. */
export function emailFromProvider(value: unknown): string | null {
  return typeof value === 'string' && /^[^\p{C}@]{1,64}@[^\p{C}\s@]{1,255}$/u.test(value)
    ? value
    : null;
}
