import { match } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { isCommonWord, isFrequentName } from '../words/common-words.ts';
import { isPriced } from './priced-nouns.ts';

/** After a price these words go on with the sentence: $45 is due, cost $45 last year, $20 off. */
const goesOn = new Set(lists.goesOn);
const isParticiple = (word: string) =>
  /[a-z]{2}(?:ly|ed|ing)$/.test(word) && !allows('@before-nouns', 'around', word);
/** Of the words that go on these may describe a noun too: £30 off-peak ticket, $20 last minute fee. */
const timed = new Set(
  'off-peak peak last next two three four five ten early late back more'.split(' '),
);
/** Of these one speaks with an article as of a thing: the $2m profit, her £900 rent; with a, an £8 single too. */
const results =
  /^(?:profit|rent|return|refund|tax|revenue|income|charge|delivery|shipping|parking|insurance)s?$/;
/** These describe what they stand before, or nothing: a $50 monthly fee, $50 monthly; a $500 cash prize, $500 cash. */
const mass = new Set(lists.mass);
const follows = / ([\p{Ll}][\p{L}'’-]{0,24})(?![\p{L}\p{N}])/uy;
/** What makes any noun behind a price described: a $40 item, the new £12m bridge, Dublin's €2bn metro. */
const articled =
  /(?:^|[\s(“"‘'—–-])([Aa]n?|[Tt]h(?:e|is|at)|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Ee](?:ach|very)|[Aa]nother|new|proposed|extra|\p{L}{2,20}['’]s)(?: (?:new|further|extra|additional|whopping|massive|hefty|recent|proposed|planned|modest|separate|similar|mere|crisp|cool|second|first|one-off|record))? [^\s\d]{0,4} ?\d[\d.,–-]{0,14}(?: ?(?:[kKmMbBLT]n?|[Mm]illion|[Bb]illion|[Tt]housand|[Tt]rillion|[Cc]rores?|[Ll]akhs?|cr))?(?: ?(?:[$£€₹₮]|[A-Z]{3}|kr))?$/u;
/** $25 Amazon gift card, Mayor Unveils $40 Million Stadium Plan; but $40 Monday. */
const titles = lists.titles
  .map((noun) => `[${noun.charAt(0).toUpperCase()}${noun.charAt(0)}]${noun.slice(1)}`)
  .join('|');
const titled = new RegExp(
  ` (?:\\p{Lu}[\\p{L}&'-]{1,16} ){0,3}(?:${titles})(?:e?s)?(?!\\p{L})`,
  'uy',
);
/** $4.49 lb, $3 doz: what it buys. */
const isRate =
  /^ (?:(?:lb|kg|doz|dz|gal)(?!\p{L})|bag(?=[.,;)]|\s*$)|(?:(?:full|face|half|bush) )?cord(?= (?:del|split|stacked|picked)|[.,;)]|\s*$))/u;
/** My $40 Cold Frame, the $60 Costco run. */
const titleNamed =
  /(?:^|[\s(“"‘:])(?:An?|The|My|Our|Your|His|Her|This|That|Their|an?|the|my|our|your|his|her|this|their) (?:[A-Z]{1,3})?[$£€]\d[\d.,]{0,9}[kK]?$/;
const titleWord =
  / (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(\p{Lu}\p{Ll}{2,16})(?![\p{L}'’])/uy;
/** The $35 “resort fee”. */
const nameInQuotes =
  / ["“‘'](?:[\p{L}’-]{2,16} ){0,3}(?:fee|charge|surcharge|tax|fine|deposit|deal|gift|donation|grant|loan|bill|tip|coupon|credit|special|pass|membership|upgrade|bonus|discount|donation|ticket|meal|burger|plan|levy|penalty|program(?:me)?)["”’'](?!\p{L})/uy;
/** A sum to the cent with thousands, in a list of what money went to: $6,214.00 envelopes. */
const exactSum = /\d,\d{3}\.\d\d$/;
const inSums = /[$£€][\d,]{1,9}\.\d\d [^$£€\n]{2,30}, (?:and )?[$£€]\d[\d,]{0,8}\.\d\d$/;
const determined =
  /\b(?:an?|the|this|that|its|our|my|your|his|her|their|each|every|another|new) (?:[A-Z]{1,3})?[$£€][\d,.]{1,14}$/i;
/** In a headline: $36B BUDGET. */
const shouted = / (\p{Lu}{4,20})(?![\p{L}\p{N}])/uy;

/** A round sum with what names it before and behind: the $84-million Windmill Road widening, a $4 million repaving of. */
const sumNamed =
  /(?:^|[\s(“"])(?:[Aa]n?|[Tt]he|[Ii]ts|[Tt]heir|[Tt]his|[Tt]hat|[Oo]ur) (?:[A-Z]{1,3})?[$£€]\d[\d.,]{0,9}(?:[ -]?(?:million|billion|trillion)|m|bn|[MB])$/;
const properNoun = / (?:\p{Lu}[\p{L}'’.-]+ ){1,4}(\p{Ll}[\p{L}-]{2,24})(?!\p{L})/uy;
const doing = / (\p{Ll}{2,20}ing)(?= of\b|[.,;]|\s*$| (?:in|on|at|for) )/uy;
/** What comes with the rent: $725 heat & hydro incl. */
const included =
  /^ (?:heat|hydro|utils?|utilities|gas|water|internet|wi-?fi|cable|all|everything|bills|rates|power|elec)\b[^.;\n]{0,24} (?:incl?\b|included|extra|paid|separate)/;
/** In a list of fees: $25 single / $40 family. */
const inList = /[/,;|] ?[$£€]\d{1,4}(?:\.\d\d)?$/;
const payer =
  /^ (?:family|household|team|person|car|carload|vehicle|player|guest|nonmember|group|corporate|life|double|waiting)(?:[.,;)/|]|\s*$)/;

/** Whether a price describes the noun behind it: a $40 item, $45 application fee, CEO in $90M fraud. */
export function describesNoun(text: string, end: number): boolean {
  if (allows('@credit-left', 'after', text.slice(end, end + 20))) return false;
  const behind = leftOf(text, end, 40);
  const title = titleNamed.test(behind) ? match(titleWord, text, end) : undefined;
  const named = title?.[1]?.toLowerCase();
  // The $40 Bob owes me.
  const isPerson =
    named !== undefined &&
    isFrequentName(named) &&
    !/^[ -]\p{Lu}/u.test(text.slice(end + (title?.[0].length ?? 0), end + 24));
  if (match(titled, text, end) || namesWorks(text, end)) return true;
  if ((named && !isPerson && !goesOn.has(named)) || match(nameInQuotes, text, end)) return true;
  if ((exactSum.test(behind) || inSums.test(behind)) && !determined.test(behind)) return false;
  const line = text.slice(end, end + 50);
  if (included.test(line) || (inList.test(behind) && payer.test(line))) return false;
  if (sumNamed.test(behind)) {
    const noun = match(properNoun, text, end)?.[1] ?? match(doing, text, end)?.[1];
    if (noun && !goesOn.has(noun) && !noun.endsWith('ed')) return true;
  }
  if (namesPriced(text, end)) return true;
  const article = articled.exec(leftOf(text, end, 60))?.[1];
  return article !== undefined && standsBeforeNoun(text, end, /^an?$/i.test(article), 3);
}

const anyWord = / (\p{L}[\p{L}'’-]{1,24})(?![\p{L}\p{N}])/uy;
const calendarWord =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/;

/** Whether works follow a large sum under their name, or in a title: $30 million Powerball winner, $15M Fire Station. */
function namesWorks(text: string, end: number): boolean {
  if (!allows('@large', 'before', leftOf(text, end, 8))) return false;
  let from = end;
  for (let count = 0; count < 4; count += 1) {
    const found = match(anyWord, text, from);
    const written = found?.[1]?.replaceAll('’', "'") ?? '';
    const word = written.toLowerCase();
    if (!found || goesOn.has(word) || calendarWord.test(word)) return false;
    if (isPriced(word, true)) return true;
    // Small words between are those of one noun: a $40m Sydney drug haul.
    if (isParticiple(word) || (count === 0 && /^\p{Ll}/u.test(written))) return false;
    from += found[0].length;
  }
  return false;
}

/** Whether one of the next words is a noun that prices describe: $45 early bird ticket. */
function namesPriced(text: string, end: number): boolean {
  // £5.40 NISA LOCAL: where it was paid.
  const isPaid = /\.\d\d$/.test(leftOf(text, end, 3));
  const isLarge = allows('@large', 'before', leftOf(text, end, 8));
  let from = end;
  for (let count = 0; count < 4; count += 1) {
    const found = match(follows, text, from) ?? (isPaid ? null : match(shouted, text, from));
    const word = found?.[1]?.replaceAll('’', "'").toLowerCase() ?? '';
    if (!found || (goesOn.has(word) && !timed.has(word))) return false;
    if (isPriced(word, isLarge)) return true;
    if (isParticiple(word) && !mass.has(word)) return false;
    from += found[0].length;
  }
  return false;
}

/** A $40 item: whether a noun stands behind a price with an article, in the words before the sentence goes on. */
function standsBeforeNoun(text: string, end: number, isOne: boolean, words: number): boolean {
  const found = match(follows, text, end) ?? match(shouted, text, end);
  const word = found?.[1]?.replaceAll('’', "'").toLowerCase() ?? '';
  if (word === 'down') return text.startsWith(' payment', end + 5);
  if (word.length < 2 || goesOn.has(word) || isRate.test(text.slice(end, end + 20))) return false;
  const next = end + (found?.[0].length ?? 0);
  // The $0.48 analysts had expected; chips were $4 andre.
  if (
    (/[^su]s$/.test(word) &&
      / (?:had|have|expected|forecast|predicted|paid|pay|will|would)\b/y.test(
        text.slice(next, next + 12),
      )) ||
    (isFrequentName(word) &&
      !isCommonWord(word) &&
      /^(?:\s*$|[.,!?\n])/.test(text.slice(next, next + 2)))
  )
    return false;
  // A $2m profit, but the £60 change.
  if (mass.has(word))
    return (
      results.test(word) ||
      (isOne && allows('@single-results', 'around', word)) ||
      (words > 0 && standsBeforeNoun(text, next, isOne, words - 1))
    );
  // A $4.6 million netting project.
  return !isParticiple(word) || (isOne && / \p{Ll}{4,}/uy.test(text.slice(next, next + 6)));
}
