import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { sayable } from '../../sayable.ts';
import { allows } from '../neighbors.ts';
import { cardinal, year } from '../numbers/cardinal.ts';
import { readCapitals } from '../words/capital-words.ts';
import { isCommonWord, isFrequentName } from '../words/common-words.ts';
import { acronyms } from '../words/said-capitals.ts';

const hashtag = /#(?=[\p{L}\d_]{0,60}[\p{L}_])[\p{L}\p{N}_]{2,100}/uy;
const handle = /@[A-Za-z\d_](?:[A-Za-z\d_-]|\.(?=[A-Za-z\d_])){1,40}(?![\p{L}\p{N}_@])/uy;
const pieces = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[_.-]|\p{L}+/gu;

function digits(written: string): string {
  if (/^(?:19|20)\d\d$/.test(written)) return year(written);
  return cardinal(written);
}

function capitals(written: string): string {
  if (written.length === 1) return written;
  if (acronyms.has(written)) return written.toLowerCase();
  const told = readCapitals(written, { before: '', after: '' });
  return written.length > 5 || told === 'word' ? written.toLowerCase() : [...written].join(' ');
}

/** Two or three letters that no one can say, and common endings of handles. */
const spelled = /^(?:uk|us|eu|mn|tv|fc|hq|dj|nz|kc|nyc|[b-df-hj-np-tv-xz]{2,3})$/i;

/** kbrandt: K and a name that can be said. */
export const initialAndName =
  /^(?!bj(?:or|ar|el|oe|ö)|fj(?:el|or)|kj(?:el|ae|er)|hj(?:al|or|el)|sj(?:o|ae)|[bcfgkp][lr]|[dt][rw]|s[chklmnpqtw]|[cgpstwkr]h|[kgpm]n|wr|ps|sv|ts)([b-df-hj-np-tvwz])((?:[bcfgkp][lr]|[dt]r|s[chklmnpqtw]|[ct]h|kn|wr|[b-df-hj-np-tv-z])[aeiouy][a-z]{3,})$/;

/** kcgrainguy: K C grain guy. Splits small letters into common words, with initials before or after them. */
function splitWords(written: string): string[] {
  if (written.length < 7 || written.length > 30 || isCommonWord(written)) return [written];
  // Fewest pieces; a piece that is not a word costs more than any word.
  const best: { cost: number; parts: string[] }[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= written.length; end++) {
    let found: { cost: number; parts: string[] } | undefined;
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const piece = written.slice(start, end);
      const isWord =
        piece.length > 2 && (isCommonWord(piece) || (piece.length > 3 && isFrequentName(piece)));
      const isEdge = (start === 0 || end === written.length) && piece.length < 4;
      const small = /^(?:the|my|of|in|on|to|by|is|we|me|at|it)$/.test(piece);
      if (!isWord && !(isEdge && spelled.test(piece)) && !(small && start > 0)) continue;
      const from = best[start];
      if (!from || (start > 0 && from.parts.length === 0)) continue;
      const cost = from.cost + (isWord ? 1 + 4 / piece.length : 4);
      if (!found || cost < found.cost) found = { cost, parts: [...from.parts, piece] };
    }
    best.push(found ?? { cost: Number.POSITIVE_INFINITY, parts: [] });
  }
  const parts = best.at(-1)?.parts ?? [];
  // Mvanderlee: M V and "anderlee" would tear a name apart.
  const isTorn = /^[b-df-hj-np-tv-xz]+$/.test(parts[0] ?? '') && /^[aeiou]/.test(parts[1] ?? '');
  if (parts.length > 1 && parts.length < 6 && !isTorn) return parts;
  const initial = initialAndName.exec(written);
  return initial?.[1] && initial[2] ? [initial[1].toUpperCase(), initial[2]] : [written];
}

function spoken(written: string, sign: (one: string) => string): string {
  const parts = (written.match(pieces) ?? []).flatMap((one) => {
    if (/^[_.-]$/.test(one)) return [sign(one)];
    if (/^\p{N}/u.test(one)) return [digits(one)];
    if (/^\p{Lu}+$/u.test(one)) return [capitals(one)];
    if (/^[A-Za-z]+$/.test(one))
      return (/^[A-Z]/.test(one) ? [one] : splitWords(one)).map((part) =>
        spelled.test(part) && !/^[A-Z][a-z]/.test(part)
          ? [...part.toUpperCase()].join(' ')
          : sayable(part),
      );
    return [sayable(one)];
  });
  return parts.filter(Boolean).join(' ');
}

/** The sign itself: "#", `#`, the # key. */
const isNamed = (text: string, at: number): boolean =>
  allows('@key-sign', 'around', text.slice(Math.max(0, at - 1), at + 14));

/** Digits that close a tag in capitals belong to it: #COP28. */
export function hashtagRule({ text, at }: Scan): Draft | undefined {
  // #s at 7 am: numbers.
  if (allows('@hash-plural', 'after', text.slice(at, at + 12))) return undefined;
  if (text.charAt(at) === '#' && isNamed(text, at)) return draft(at + 1, 'symbol', 'hash');
  if (/[\p{L}\p{N}&#]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(hashtag, text, at)?.[0];
  // #B12-4 is a number of something, #fff a colour.
  if (!found) return undefined;
  if (
    /^#[A-Z]{1,4}\d{2,10}[A-Z]?$/.test(found) &&
    allows('@license-before', 'before', leftOf(text, at, 16).toLowerCase())
  )
    return draft(at + 1, 'symbol', 'number');
  if (/^#[A-Z]{1,6}$/.test(found) && /^-\d/.test(rightOf(text, at + found.length, 2)))
    return draft(at + 1, 'symbol', 'number');
  if (!/^#(?:[45]G|3D|[48]K)$/.test(found) && /^#\d+(?:st|nd|rd|th|k|K|m|M|[A-Za-z])?$/.test(found))
    return undefined;
  const named = /\bhashtags? $/i.test(leftOf(text, at, 9)) ? '' : 'hashtag ';
  return draft(at + found.length, 'symbol', named + spoken(found.slice(1), () => ''));
}

const signNames: Readonly<Record<string, string>> = { _: 'underscore', '.': 'dot', '-': 'dash' };

/** `@JaneDoe`, `@steppe_uk`, `@the.real.dave`: at, and the parts of the name. */
export function handleRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(handle, text, at)?.[0];
  if (!found || !/[A-Za-z]/.test(found) || /^@\d+(?:am|pm|ish|[a-z])?$/i.test(found))
    return undefined;
  return draft(
    at + found.length,
    'url',
    `at ${spoken(found.slice(1), (one) => signNames[one] ?? '')}`,
  );
}

const thread = /\(?(\d{1,2})\/(\d{1,2})\)?(?![\d/])/y;

/** `Thread 1/7`, `(3/12)` by itself at the start or end of a post: one of seven. */
export function threadRule({ text, at }: Scan): Draft | undefined {
  const found = match(thread, text, at);
  if (/^-\d/.test(rightOf(text, at + (found?.[0].length ?? 0), 2))) return undefined;
  if (!found?.[1] || !found[2] || /^0/.test(found[1]) || Number(found[1]) > Number(found[2]))
    return undefined;
  const behind = leftOf(text, at, 16);
  const after = rightOf(text, at + found[0].length, 3);
  const bracketed = found[0].startsWith('(') && found[0].endsWith(')');
  const isPart = /^[12]\/[234]$/.test(`${found[1]}/${found[2]}`);
  const told = allows('@thread-part', 'before', behind);
  const alone =
    bracketed &&
    !isPart &&
    (/(?:^|\n)$/.test(behind) || (/[.!?…:"”] $/.test(behind) && /^\s*(?:$|\n)/.test(after)));
  const opens = /(?:^|\n)$/.test(behind) && /^ ?🧵/u.test(after);
  if (!told && !alone && !opens) return undefined;
  // The bracket that closes it is a pause.
  const size = found[0].length - (!bracketed && found[0].endsWith(')') ? 1 : 0);
  if (found[0].startsWith('(') && !bracketed) return undefined;
  return draft(
    at + size - (bracketed ? 1 : 0),
    'number',
    `${cardinal(found[1])} of ${cardinal(found[2])}`,
  );
}
