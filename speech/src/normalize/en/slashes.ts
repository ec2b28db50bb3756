import { type Draft, draft } from '../draft.ts';
import { codeSource } from './currencies.ts';

const currencyCode = new RegExp(`^${codeSource}\\b`);

const weekday = '(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?:day|nesday|urday|sday)?';
const dayBefore = new RegExp(`(?<!\\p{L})(?!Sat)${weekday}$`, 'u');
const dayAfter = new RegExp(`^${weekday}(?!\\p{L})`, 'u');

/** EPS = net income / shares: a division in words. */
export function dividesWords(text: string, at: number): boolean {
  return (
    /^ \/ [\p{L}(]/u.test(text.slice(at - 1, at + 3)) &&
    /= ?\(?\p{L}[^.;:=\n]* $/u.test(text.slice(Math.max(0, at - 60), at))
  );
}

/** his/her: or; Mon/Wed: and; A/C, and/or: silent. */
export function slash(text: string, at: number): Draft {
  if (
    dayBefore.test(text.slice(Math.max(0, at - 10), at)) &&
    dayAfter.test(text.slice(at + 1, at + 11))
  )
    return draft(at + 1, 'symbol', 'and');
  const letters = /(?:^|[^\p{L}])\p{Lu}$/u.test(text.slice(Math.max(0, at - 2), at));
  const or =
    /^or\b/i.test(text.slice(at + 1, at + 4)) || /\bor$/i.test(text.slice(Math.max(0, at - 3), at));
  // USD/MNT: a pair of currencies.
  const pair =
    /\b[A-Z]{3}$/.test(text.slice(Math.max(0, at - 4), at)) &&
    currencyCode.test(text.slice(at + 1, at + 5));
  const initials =
    /(?<!\p{L})\p{Lu}{2,5}$/u.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\p{Lu}{2,5}(?!\p{L})/u.test(text.slice(at + 1, at + 7));
  return letters || or || pair || initials
    ? draft(at + 1, 'punctuation', '')
    : draft(at + 1, 'symbol', 'or', false);
}
