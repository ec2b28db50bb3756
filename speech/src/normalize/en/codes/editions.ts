import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

const makers: Readonly<Record<string, string>> = lists.makers;
/** Trad. arr. D. Mulhern. */
const arranged = /arr\.(?: by)? (?=\p{Lu}\.|\p{Lu}\p{Ll})/uy;
const made =
  /([Dd]ir|eds?|[Tt]ransl?|tr|[Ii]llus|prod|comp|narr)\.(?: by)? (?=(?:\p{Lu}\.|\p{Lu}\p{Ll}))/uy;

/** `ed. by J. Smith`, `trans. M. Jones`, `Dir. Christopher Nolan`. The 2nd ed. Smith is an edition. */
export function madeByRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const tune = match(arranged, text, at)?.[0];
  if (tune && /(?:\b[Tt]rad(?:\.|itional)?,? ?|\()$/.test(leftOf(text, at, 14)))
    return draft(at + tune.length - 1, 'abbreviation', 'arranged by');
  const found = match(made, text, at);
  if (!found?.[1]) return undefined;
  const behind = leftOf(text, at, 10);
  // Dir. Shah presented the report.
  if (found[1] === 'Dir' && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(rightOf(text, at + found[0].length, 24)))
    return draft(at + 4, 'abbreviation', 'Director');
  if (allows('@edition-before', 'before', behind)) return undefined;
  return draft(at + found[0].length - 1, 'abbreviation', makers[found[1]] ?? '');
}

const smallRoman = /[ivxlc]{1,7}(?![\p{L}\p{N}'])/uy;
const pages = /\b(?:pp?\.|pages?) ?[ivxlc]{1,7}[-\u2013]$/;

/** `vol. iii`, `pp. ix–xii`: small Roman numerals behind what they count. */
export function smallRomanRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 16);
  const until = pages.test(behind);
  // xii, 314 p.
  const ahead = match(
    /[ivxlc]{1,6}, (?:\[?\d{1,4}\]? (?:p\.|pp\.?|pages)|\d{1,4}, \[?\d)|[ivxlc]{1,6} ?\+ ?\d{1,4} ?pp?/y,
    text,
    at,
  );
  if (
    !until &&
    !allows('@parts-of-works', 'before', behind.toLowerCase()) &&
    !(ahead && /^$|[\s(]$/.test(behind.slice(-1)))
  )
    return undefined;
  const found = match(smallRoman, text, at)?.[0];
  // Ch x bullocks: a cross of Charolais.
  if (found === 'x' && allows('@cattle-after', 'after', text.slice(at + 1, at + 8)))
    return undefined;
  const value = found ? romanValue(found.toUpperCase()) : undefined;
  // Part i, but page i is not mixed up with a word: "mix" and "civil" are not numerals here.
  if (!found || !value || /^(?:mix|mild|dim|l|c|d|m)$/.test(found)) return undefined;
  // In chapter i think: the pronoun typed small.
  if (
    found === 'i' &&
    !/\. $/.test(behind) &&
    !/^\s*(?:$|[.,;:)\n–-])/.test(text.slice(at + 1, at + 3))
  )
    return undefined;
  const dash = match(/[-\u2013](?=[ivxlc]{1,7}(?![\p{L}\p{N}]))/uy, text, at + found.length);
  const said = cardinal(String(value));
  return draft(at + found.length + (dash ? 1 : 0), 'roman', dash ? `${said} to` : said);
}
