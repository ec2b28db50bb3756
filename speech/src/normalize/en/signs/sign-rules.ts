import type { Ordered } from '../../by-first.ts';
import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { powerOf } from '../../superscript.ts';
import { rowsOf } from '../figures.ts';
import { crossRule } from '../measures/crosses.ts';
import { weightSignRule } from '../measures/weight-sign.ts';
import { currencyNames } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { greekNames, romanGreek } from '../words/greek.ts';
import { slashRule } from './slashes.ts';

/** "was > 50", "p < 0.05 was": the verb is already there. */
function afterVerb(said: string, before: string, after: string): string {
  return /^[\d.,]{1,9}%? (?:is|are|was|were|indicate[sd]?|denotes?) /.test(after) ||
    (/[a-rt-z]s$/.test(before) &&
      !/^(?:this|has|does|lens|bias|plus|gas|bus|class)$/.test(before)) ||
    allows('@before-limit', 'around', before)
    ? said.replace(/^is /, '')
    : said;
}

const unit = 'met(?:re|er)|feet|foot|inch|inche|mile|yard|acre|lit(?:re|er)|unit|sinh|cosh|tanh';
const operator = '(?:[=+\u2212×÷*/]|(?<!\\p{L})(?:times|per|plus|minus|equals)(?!\\p{L}))';
/** A power of a figure, a unit or what is reckoned with; behind another word it is a note: Moss², the cells² divide. */
const squared = new RegExp(
  `(?<=[\\p{N})]|(?<!\\p{L})(?:\\p{L}{1,2}|\\p{Ll}{3}|\\p{L}*(?:${unit})s?)|${operator} ?\\p{L}{1,20})[²³]|` +
    `(?<=\\p{L})[²³](?= ?${operator})|(?<=(?<!\\p{L})\\p{Ll}{4,20})[²³](?! ?\\p{Ll})`,
  'uy',
);

/** Raised figures: a power, or the mark of a note. */
function raisedRule({ text, at }: Scan): Draft | undefined {
  const raised = match(/[\u00B2\u00B3\u00B9\u2070-\u209F]{1,40}/y, text, at);
  if (!raised) return undefined;
  const said = match(squared, text, at) ? { '²': 'squared', '³': 'cubed' }[raised[0]] : undefined;
  if (said) return draftOf(raised, 'symbol', said);
  const to = powerOf(leftOf(text, at, 2), raised[0]);
  return to
    ? draftOf(raised, 'symbol', `to the power of ${to.minus ? 'minus ' : ''}${cardinal(to.digits)}`)
    : draftOf(raised, 'dropped', '', false);
}

const comparisons: Readonly<Record<string, string>> = {
  '<': 'is less than',
  '>': 'is greater than',
};

function comparisonRule({ text, at, before }: Scan): Draft | undefined {
  const said = comparisons[text.charAt(at)];
  return said &&
    /[\p{L}\d)] $/u.test(leftOf(text, at, 2)) &&
    /^ [\p{L}\d(.\u2212\p{Sc}-]/u.test(text.slice(at + 1, at + 3))
    ? draft(at + 1, 'symbol', afterVerb(said, before, text.slice(at + 2, at + 24)))
    : undefined;
}

function greekRule({ text, at }: Scan): Draft | undefined {
  const greek = match(/\p{Script=Greek}{1,60}/uy, text, at);
  if (!greek) return undefined;
  if (greek[0].length > 2 && /[αεηιουωάέήίόύώ]/iu.test(greek[0]))
    return draftOf(greek, 'word', romanGreek(greek[0]), false);
  const said = [...greek[0]]
    .map((one) => greekNames[one.normalize('NFD').charAt(0).toLowerCase()] ?? '')
    .filter(Boolean)
    .join(' ');
  return draftOf(greek, 'symbol', said, greek[0].length === 1);
}

/** A currency without an amount. */
function moneySignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  const money = /\p{Sc}/u.test(sign) ? currencyNames(sign) : undefined;
  return money && draft(at + 1, 'symbol', money[0][0]);
}

/** Signs that are read: `&`, `#5`, `#tag`, sums, powers, Greek letters. */
export const signRules: Ordered = {
  ...rowsOf('hashes'),
  ...rowsOf('signs'),
  weightSignRule,
  crossRule,
  ...rowsOf('typed-signs'),
  raisedRule,
  ...rowsOf('star-signs'),
  slashRule,
  ...rowsOf('arrow-signs'),
  ...rowsOf('sum-signs'),
  ...rowsOf('menu-signs'),
  comparisonRule,
  ...rowsOf('last-signs'),
  greekRule,
  moneySignRule,
  ...rowsOf('plain-signs'),
};
