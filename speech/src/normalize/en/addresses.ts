import { linkAt, mailAt } from '../addresses.ts';
import { type Draft, draft, type Scan } from '../draft.ts';
import { sayable } from '../sayable.ts';
import { cardinal, digitByDigit } from './cardinal.ts';

const signs: Record<string, string> = {
  '.': 'dot',
  '@': 'at',
  '/': 'slash',
  '-': 'dash',
  _: 'underscore',
  '+': 'plus',
  '%': 'percent',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  ':': 'colon',
  '~': 'tilde',
};

function part(written: string): string {
  if (/^[0-9]+$/.test(written))
    return /^0\d/.test(written) || written.length > 4 ? digitByDigit(written) : cardinal(written);
  const lower = written.toLowerCase();
  if (lower === 'www') return 'W W W';
  if (/^[a-z]+$/.test(lower) && lower.length <= 3 && (lower.length <= 2 || !/[aeiouy]/.test(lower)))
    return [...lower.toUpperCase()].join(' ');
  return signs[written] ?? sayable(lower);
}

const said = (parts: readonly string[]) => parts.map(part).filter(Boolean).join(' ');

/** An address with a possessive 's. */
function owned(text: string, end: number, kind: 'email' | 'url', spoken: string): Draft {
  const own = /^'s(?![A-Za-z])/.test(text.slice(end, end + 3));
  return own ? draft(end + 2, kind, `${spoken}'s`) : draft(end, kind, spoken);
}

/** `info@duu.mn`: info at duu dot M N. */
export function mailRule({ text, at }: Scan): Draft | undefined {
  const found = mailAt(text, at);
  return found && owned(text, found.end, 'email', said(found.parts));
}

/** `www.duu.mn`, `https://…`. */
export function linkRule({ text, at }: Scan): Draft | undefined {
  const found = linkAt(text, at);
  return found && owned(text, found.end, 'url', said(found.parts));
}
