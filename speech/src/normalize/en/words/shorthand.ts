import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { formAt, readingOf } from '../lexicon.ts';
import { allows } from '../neighbors.ts';

const words = /(?:[A-Za-z]{2,8}(?:'[dny])?|[A-Za-z]'[a-z]{2,5})(?![\p{L}\p{N}])/gu;
/** What full sentences are made with. */
const fluent =
  /^(?:the|is|are|was|were|that|which|has|have|had|been|be|of|to|you|we|our|your|they|their|his|her|will|would|can|this|it|its|my|me)$/;
const priceOrPhone = /[$£€]\s?\d|\d\.\d\d(?!\d)|\d ?¢|\d{3}[-. ]\d{4}/;
/** Longest line that is looked through. */
const lineLimit = 300;

/** The line that was looked through last: each of its words asks. */
let known = { text: '', start: -1, isShorthand: false };

function lineIsShorthand(line: string): boolean {
  let short = 0;
  let full = 0;
  for (const [word] of line.matchAll(words)) {
    const small = word.toLowerCase();
    if (readingOf(small, 'goods') ?? readingOf(small, 'listing')) short += 1;
    else if (fluent.test(small)) full += 1;
  }
  if (short > 1) return short > full;
  return short === 1 && full === 0 && line.length < 90 && priceOrPhone.test(line);
}

/** Whether a place is in a line of short forms, as adverts and price lists have them, rather than of sentences. */
function isInShorthand(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (known.text !== text || known.start !== start) {
    const stop = text.indexOf('\n', at);
    const end = Math.min(stop < 0 ? text.length : stop, start + lineLimit);
    known = { text, start, isShorthand: lineIsShorthand(text.slice(start, end)) };
  }
  return known.isShorthand && at - start < lineLimit;
}

/** The skipper is called Batt: a name, but for the beginning of a line or an advert. */
const isNamed = (text: string, at: number, form: string): boolean =>
  /^[A-Z][^']*$/.test(form) && /[\p{Ll},] $/u.test(leftOf(text, at, 2)) && !isInShorthand(text, at);

const capitals = /(?:ISO|[FP]T|HH)(?![\p{L}\p{N}/'-])/uy;

/** `ISO a crib`, `Cook, FT`, `HH goods`: capitals that mean something else in other texts. */
function capitalsAt(text: string, at: number): Draft | undefined {
  const found = match(capitals, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  if (found === 'ISO')
    return /(?:^|\n|: |! |\. )$/.test(leftOf(text, at, 2)) &&
      /^(?:: \p{Ll}{2}|:? (?:(?:an?|any|some|someone|used|old|good|gently|small|large|free|cheap|vintage)\b|\d+[ -]?(?:br|bed)|(?!standard|cert|image|film|code|country|currency|setting|value|number|week|time|date)\p{Ll}{3,12}(?: \p{Ll}{2,10}){0,2},))/u.test(
        text.slice(end, end + 26),
      )
      ? draft(end, 'abbreviation', 'In search of')
      : undefined;
  if (found === 'HH')
    return /^ (?:goods|items|stuff)/.test(text.slice(end, end + 7))
      ? draft(end, 'abbreviation', 'household')
      : undefined;
  return allows('@work', 'around', around(text, at, found).toLowerCase()) &&
    !/^ \p{Lu}/u.test(text.slice(end, end + 2))
    ? draft(end, 'abbreviation', found === 'FT' ? 'full time' : 'part time')
    : undefined;
}

const around = (text: string, at: number, form: string): string =>
  near(text, at, 100).replace(form.toLowerCase(), '');

/** `FSBO`, `EUC`: in an advert. */
function offerAt(text: string, at: number): Draft | undefined {
  const found = formAt(text, at, 'offer');
  return found &&
    allows('@offered', 'around', around(text, at, text.slice(at, found.end)).toLowerCase())
    ? draft(found.end, 'abbreviation', found.said, false)
    : undefined;
}

/** `lthr seats`, `exc cond`, `3 br, lg yd`: short forms in lines of adverts and price lists. */
export function shorthandRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}@#_.'’&-]/u.test(text.charAt(at - 1))) return undefined;
  const named = capitalsAt(text, at) ?? offerAt(text, at);
  if (named) return named;
  const stopped = formAt(text, at, 'stopped');
  if (stopped) return draft(stopped.end, 'abbreviation', stopped.said, false);
  const goods = formAt(text, at, 'goods');
  if (goods)
    return isNamed(text, at, text.slice(at, goods.end))
      ? undefined
      : draft(goods.end, 'abbreviation', goods.said, /^[a-z]/.test(text.charAt(at)));
  const listed = formAt(text, at, 'listing') ?? formAt(text, at, 'loose');
  return listed && isInShorthand(text, at)
    ? draft(listed.end, 'abbreviation', listed.said, false)
    : undefined;
}
