import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** Abbreviations that hardly any other `no` follows. */
const short = /\b(?:acct|a\/c) $/i;
/** On the road no 2 days are the same: what there are none of. */
const counted =
  /^ \d{1,3} (?!(?:is|was|has|does|[a-z]*(?:depart|leave|run|goe|stop|arrive|board|land)s)(?!\p{L}))(?:\p{L}+s|people|men|women|children)(?!\p{L})/iu;
const last = /^\.? ending\b|^\s*(?:$|[,.:;?!)\n]|#?[A-Z]{0,4}[-/]?\d|[A-Z]{2} \d|[X*]{2,4})/;
const numbered = /^[.:]?\s*#?[A-Z]{0,4}[-/]?\d|^[.:]?\s*[X*]{2,12}\d/;
const bank =
  /(?:a\/?c|acc)(?=\.\.+ ?\d| (?:\.\.+ ?\d|no\.?(?!\p{L})|number|ending|X[X\d]|\*|\d{3}(?!(?:[-\u2013]\d{2,3})? ?V))| ?[X*]{2}|\?)|(?<=\b(?:your|yr|ur|my|sb|loan|savings|current|salary) )a\/c(?!\p{L})/iuy;

/** `acct no`, `A/c XX4471`: no is number, and a/c is an account rather than air conditioning. */
export function accountNumberRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 16);
  if (/[\p{L}\p{N}]$/u.test(behind)) return undefined;
  const words = match(bank, text, at);
  if (
    words &&
    !/^.{3} (?:is|isn't|was|unit|broke|on|off|works|repair)/i.test(text.slice(at, at + 14))
  )
    return draftOf(words, 'abbreviation', text.charAt(at) === 'A' ? 'Account' : 'account');
  if (!match(/no(?![\p{L}\p{N}'-])/iuy, text, at)) return undefined;
  const after = text.slice(at + 2, at + 12);
  const told =
    /^\. is #?[A-Z]{0,4}-?\d/.test(after) ||
    (short.test(behind) && !allows('@phrase', 'after', after.toLowerCase())) ||
    (allows('@account', 'before', behind.toLowerCase()) && last.test(after)) ||
    (allows('@numbered-nouns', 'before', behind.toLowerCase()) &&
      !counted.test(rightOf(text, at + 2, 24)) &&
      numbered.test(after));
  if (!told) return undefined;
  const stop =
    /^\.(?= (?:ending|is|for|has|changed|pls|please)| ?#?[A-Z]{0,4}[-/]?\d| ?:| ?[X*]{2}| [A-Z]{2} \d| [A-Za-z]{1,4}[-/]\d)/.test(
      after,
    )
      ? 1
      : 0;
  return draft(at + 2 + stop, 'abbreviation', 'number');
}
