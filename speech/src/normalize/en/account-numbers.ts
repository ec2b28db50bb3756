import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';

const account =
  /\b(?:account|member(?:ship)?|customer|client|licen[cs]e|application|acct?|a\/?c|ref(?:erence)?|invoice|inv|receipt|cheque|chq|policy|roll|serial|registration|passport|voucher|bvn|nin|reg[nd]?|vat|ni|pan|gst|fir|lic|cert|po|nhs|din|survey|plot|door|case|appeal|petition|suit|awb|aadhaar|aadhar|receipt|charity|company|co|tracking|consignment|chassis|engine|batch|lot)\.? $/i;
/** Abbreviations that hardly any other `no` follows. */
const short = /\b(?:acct|a\/c) $/i;
/** My no. is, new no, PO no. */
const own =
  /\b(?:my|his|her|your|ur|new|old|phone|mobile|cell|contact|PO|ref|tel|serial|policy|job|staff) $/;
const ownEnds = /^(?:\.? (?:is|for|has|changed|pls|please)(?!\p{L})|\.? ?(?:$|[,:;)\n]))/u;
const phrase = /^ (?:longer|one|more|doubt|matter|way|need|problem)/i;
/** Nouns that are verbs or begin an answer too: only before a number. */
const also =
  /\b(?:phone|mobile|order|flat|house|room|plot|bill|file|ticket|card|tel|gate|flight|train|tram|bus|car|boat|table|platform|chapter|ward|cell|prisoner|contestant|agent|unit|bldg|building|apt|apartment|bay|locker|stall|seat|berth|exhibit|track|channel|route|road|street|shop|stand|lane|page|form|item|part|code|id) $/i;
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
    (short.test(behind) && !phrase.test(after)) ||
    (account.test(behind) && last.test(after)) ||
    (own.test(behind) && ownEnds.test(after)) ||
    (also.test(behind) &&
      !counted.test(rightOf(text, at + 2, 24)) &&
      (numbered.test(after) || /^\.? ending\b/.test(after)));
  if (!told) return undefined;
  const stop =
    /^\.(?= (?:ending|is|for|has|changed|pls|please)| ?#?[A-Z]{0,4}[-/]?\d| ?:| ?[X*]{2}| [A-Z]{2} \d| [A-Za-z]{1,4}[-/]\d)/.test(
      after,
    )
      ? 1
      : 0;
  return draft(at + 2 + stop, 'abbreviation', 'number');
}
