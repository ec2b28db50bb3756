import type { Language } from '@duu/contract/language';

/** Words that open a clause without a comma before them. */
const openers = new Set(
  'and but or nor because although though while when where whereas which who whose that if unless until since so then'.split(
    ' ',
  ),
);
/** Words that close a Mongolian clause, and the endings of its converbs. */
const closers = new Set(
  'боловч учраас тул бөгөөд гэж гэхэд гээд харин бол хэрэв ба болон мөн учир ч байтал хэмээн'.split(
    ' ',
  ),
);
const converb = /.{2}(?:[жч]|[аэоө]{2}д|[вб][аэоө]л|х[аэоө]д|т[аэоө]л|м[аэоө]гц|нгуут|нгүүт)$/u;

/** Returns whether a clause ends between two words that no mark parts. */
export function isJoint(language: Language, before: string, after: string): boolean {
  if (language === 'en') return openers.has(after.toLowerCase());
  const word = before.toLowerCase();
  return closers.has(word) || converb.test(word);
}
