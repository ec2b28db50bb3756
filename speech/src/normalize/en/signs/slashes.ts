import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { afterStop, isUnit, perName } from '../measures/units.ts';
import { currency, currencyNames } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { isCommonWord, isFrequentName } from '../words/common-words.ts';

const isName = (word: string): boolean =>
  isFrequentName(word.toLowerCase()) ||
  !(isCommonWord(word.toLowerCase()) || allows('@of-noun', 'before', word));

/** Whitfield/Cho: names, not a choice of words. */
function partsNames(text: string, at: number): boolean {
  const [one, other] = [
    /(?<![\p{L}/])\p{Lu}['’]?\p{L}{1,19}$/u.exec(leftOf(text, at, 20))?.[0],
    /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}{1,19}(?![\p{L}/])/u.exec(text.slice(at + 1, at + 21))?.[0],
  ];
  return one !== undefined && other !== undefined && isName(other);
}

const slashed = figures('slashes');
const slashEnds = figures('slash-ends');

/** his/her: or; Mon/Wed: and; A/C, and/or: silent. */
function betweenLetters(text: string, at: number): Draft | undefined {
  // 0.7 kWh/cycle, 3 g/cup: what is measured in no unit that is known.
  const measured = /\d ?([\p{L}µ°²³]{1,5})$/u.exec(leftOf(text, at, 8))?.[1];
  if (measured && isUnit(measured) && /^\p{Ll}{3,}(?!\p{L})/u.test(text.slice(at + 1, at + 24)))
    return draft(at + 1, 'symbol', 'per');
  const told = slashed({ text, at });
  if (told) return told;
  if (partsNames(text, at)) return draft(at + 1, 'punctuation', ',');
  const pair = (
    (/\p{L}{1,12}$/u.exec(leftOf(text, at, 12))?.[0] ?? '') +
    (/^\/\p{L}{1,12}/u.exec(text.slice(at, at + 13))?.[0] ?? '')
  ).toLowerCase();
  if (allows('@one-after-other', 'around', pair)) return draft(at + 1, 'symbol', 'and');
  return allows('@both-at-once', 'around', pair.replace(/s$/, ''))
    ? draft(at + 1, 'punctuation', '')
    : slashEnds({ text, at });
}

/** $20/month, $0.12/kWh, 120 people/km². */
const perShape = /([A-Za-zµμ]{1,6}[²³]?)(?![\p{L}\p{N}²³])/uy;
/** A currency with no amount of its own. */
const perCurrency = new RegExp(`(?:${currency.source})(?! ?\\d)`, 'uy');
/** 40 eggs/tray, £9/person/night. */
const perThing =
  /(?<=(?:(?<![^\s(])\d[\d.,]{0,9} (?:\p{Ll}{3,14}(?<!s)s|people|men|women|children)|\p{Sc}\d[\d.,]{0,9}\/\p{Ll}{3,12}))\/(?!or\b|and\b)\p{Ll}{3,14}(?<!s)(?![\p{L}/-])/uy;
const priceBefore = /(?:\d[^/]{0,14}|\d [a-z]{2,12}|cents?|dollars?)$/;

const beside = figures('slash-signs');

/** What one of something costs: 20/month, ₦1,482/$, 40 eggs/tray. */
function rateAt(text: string, at: number): Draft | undefined {
  const rate = match(perCurrency, text, at + 1)?.[0];
  const bought = rate ? currencyNames(rate)?.[0][0] : undefined;
  if (rate && bought && /[\d\p{Sc}]/u.test(text.charAt(at - 1)))
    return draft(at + 1 + rate.length, 'symbol', `to the ${bought}`);
  const period = match(perShape, text, at + 1);
  const per = period?.[1] ? perName(period[1]) : undefined;
  if (
    period &&
    per &&
    priceBefore.test(leftOf(text, at, 16)) &&
    !/(?:^|\s)\p{Lu}$/u.test(leftOf(text, at, 2))
  )
    return draft(afterStop(text, at + 1 + period[0].length), 'symbol', `per ${per}`);
  return match(perThing, text, at) ? draft(at + 1, 'symbol', 'per', false) : undefined;
}

/** A slash by what is beside it: `20/month`, `2.55 / 2.63`, `14.2/25 GB`, `and/or`. */
export function slashRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '/') return undefined;
  const told = beside({ text, at }) ?? rateAt(text, at);
  if (told) return told;
  if (/\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1)))
    return betweenLetters(text, at);
  // Buy 2.55 / sell 2.63; Zaya / Erdene; but I / O and and / or.
  if (
    !(
      /(?:^|[^\p{L}])\p{L} $|\band $/iu.test(leftOf(text, at, 4)) &&
      /^ (?:or|\p{L})(?!\p{L})/u.test(text.slice(at + 1, at + 5))
    ) &&
    /[\p{L}\p{N}\p{Sc}%)"”'’.] $/u.test(leftOf(text, at, 2)) &&
    /^ [\p{L}\p{N}+("“'‘*#\p{Sc}]/u.test(text.slice(at + 1, at + 3))
  )
    return /\d[\d.,]{0,12}(?: (?:[A-Z]{3}|\p{Ll}{4,8}))? $|[₮$€£] $/u.test(leftOf(text, at, 24)) &&
      allows('@month-year', 'after', text.slice(at + 1, at + 9))
      ? draft(at + 1, 'symbol', 'per')
      : draft(at + 1, 'punctuation', ',');
  return undefined;
}
