import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { amountWords, isOne, readAmount } from './amount.ts';
import { monthSource, weekdaySource } from './calendar.ts';
import { cardinal, digitByDigit, year } from './cardinal.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';
import { unitAt } from './units.ts';

const short = /'(\d\d) ?[-\u2013] ?'(\d\d)(?![\p{L}\p{N}'])/uy;

/** `'04–'12`: from one year to another. */
export function shortYearsRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== "'" || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  // Septic '20, roof '17: in an advert of a home.
  const done = match(/['’](0\d|1\d|2\d)(?![\d\p{L}'’])/uy, text, at)?.[1];
  if (done && allows('@renovated-parts', 'before', leftOf(text, at, 14)))
    return draft(at + 3, 'date', year(`20${done}`));
  const found = match(short, text, at);
  return found ? readAs(found, 'range', '{1:two} to {2:two}') : undefined;
}

const from = /\d{1,4}(?: BCE?| CE| AD|\?)? ?$/;
const until =
  /^ ?(?:c\. ?|ca\. ?|AD |circa |after |before )?(?:\d{1,2} )?(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:\d{1,2}, )?\d{1,4}(?![\d:%])/u;

const dayEnds = new RegExp(
  `(?:${weekdaySource} \\d{1,2}|\\d(?:st|nd|rd|th)?(?: of)? ${monthSource}|${monthSource} \\d{1,2}(?:st|nd|rd|th)?) $`,
);
const dayStarts = new RegExp(
  `^ (?:${weekdaySource},? )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthSource}(?![a-z])|${monthSource} \\d{1,2}(?!\\d))`,
);
/** Q2–Q3, P1-P7: numbers behind the same letter. */
const sameLetter = /(?<![\p{L}\p{N}-])(\p{Lu}{1,2})(\d{1,3})[-\u2013]\1(\d{1,3})(?![\p{L}\p{N}-])/u;

/**
 * `Monday 11 – Friday 15 February`, `Q2–Q3`, `(202 BCE–220 CE)`, `(c. 1162 – August 1227)`: a dash between dates. Years count
 * only within brackets.
 */
export function dateDashRule({ text, at }: Scan): Draft | undefined {
  if (!/[-\u2013\u2014]/.test(text.charAt(at))) return undefined;
  const behind = leftOf(text, at, 60);
  const after = text.slice(at + 1, at + 40);
  // Section 42(1)(b)–(d).
  if (
    /\d\)?\((?:[a-z]|\d{1,2}|[ivx]{2,4})\) ?$/.test(behind) &&
    /^ ?\((?:[a-z]|\d{1,2}|[ivx]{2,4})\)/.test(after)
  )
    return draft(at + 1, 'range', 'to');
  const run = sameLetter.exec(behind.slice(-6) + text.slice(at, at + 7));
  if (
    run &&
    behind.slice(-6).endsWith(`${run[1]}${run[2]}`) &&
    Number(run[2]) < Number(run[3]) &&
    !(
      /[CLST]/.test(run[1] ?? '') &&
      allows('@spine', 'around', text.slice(Math.max(0, at - 50), at + 50).toLowerCase())
    )
  )
    return draft(at + 1, 'range', 'to', false);
  // Groups A-C, surnames I–P.
  const letters = (
    /^Z(?![\p{L}\p{N}])/u.test(after) ? /(?:^|[\s(])([A-Y])$/ : /(?:^|[\s(])([A-DF-KO-RUV])$/
  ).exec(behind)?.[1];
  const last =
    /^([A-Z])(?![\p{L}\p{N}'’-])(?! (?:bond|stretch|axis|plane|wave|converter|line|cup|test))/u.exec(
      after,
    )?.[1];
  if (letters && last && last.charCodeAt(0) - letters.charCodeAt(0) > 1)
    return draft(at + 1, 'range', 'to', false);
  // 9–noon.
  if (
    /(?<![\d.:/])(?:1[0-2]|[1-9]) ?$/.test(behind) &&
    /^ ?(?:noon|midnight)(?![\p{L}-])/u.test(after)
  )
    return draft(at + 1, 'range', 'to', false);
  // 02/01/26–02/28/26; 1800 Tue – 0600 Wed.
  if (
    (/\d{1,2}[/.]\d{1,2}[/.]\d{2,4} ?$/.test(behind) &&
      /^ ?\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?!\d)/.test(after)) ||
    (/\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)[a-z]* (?:[01]\d|2[0-3])[0-5]\d ?$/.test(behind) &&
      /^ ?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* (?:[01]\d|2[0-3])[0-5]\d(?!\d)/.test(after)) ||
    (/\d (?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)[a-z]* ?$/.test(behind) &&
      allows('@figure-then-day', 'after', after))
  )
    return draft(at + 1, 'range', 'to', false);
  const days = dayEnds.test(behind) && dayStarts.test(after);
  const ages =
    /\d (?:BCE?|CE|AD) ?$/.test(behind) &&
    /^ ?(?:c\. ?|AD )?\d{1,4}(?= ?(?:BC|CE|AD|[),;.]))/.test(after);
  const years =
    /\([^()]*\d{3,4}[^()]*$/.test(behind) &&
    from.test(behind) &&
    until.test(after) &&
    allows('@death-date', 'after', after) &&
    /\d{3,4}/.test(after.slice(0, 24)) &&
    /\d{3,4}(?: BCE?| CE| AD|\?)? ?$/.test(behind);
  return days || ages || years ? draft(at + 1, 'range', 'to', false) : undefined;
}

/** A dash alone in a cell of a table: none, so that the figures keep their columns. */
export function emptyCellRule({ text, at }: Scan): Draft | undefined {
  if (!/[-\u2013\u2014]/.test(text.charAt(at))) return undefined;
  const behind = /(\t|\n|^) {0,3}$/.exec(leftOf(text, at, 4))?.[1];
  const after = /^ {0,3}(\t|\n|$)/.exec(text.slice(at + 1, at + 6))?.[1];
  return behind !== undefined && after !== undefined && (behind === '\t' || after === '\t')
    ? draft(at + 1, 'symbol', 'none', false)
    : undefined;
}

const following = /(\d{1,4}) ?(ff|f(?=\.))(\.?)(?![\p{L}\p{N}])/uy;

/** `p. 14ff.`, `vv. 11ff`: and what follows. A single f only behind a page. */
export function followingRule({ text, at }: Scan): Draft | undefined {
  const found = match(following, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  if (
    found[2] === 'f' &&
    (found[0].includes(' ') || !/\b(?:pp?|vv?|n|l)\.? ?$/.test(leftOf(text, at, 5)))
  )
    return undefined;
  const end = at + found[0].length;
  const closes = found[3] === '.' && /^\s*(?:$|\s\p{Lu})/u.test(text.slice(end, end + 3));
  return draft(end - (closes ? 1 : 0), 'number', `${cardinal(found[1])} and following`);
}

const catalogued = /\d{4}-?\d{3}[\dXx](?![\p{L}\p{N}-])|\d{5,12}(?! ?\d|[.,]\d)/uy;

/** `ISSN 0378-5955`, `OCLC 1234567`: digit by digit. */
export function catalogueRule({ text, at }: Scan): Draft | undefined {
  if (
    !/\b(?:ISSN|OCLC|LCCN|PMID|PMC|VIAF|DUNS|ABN|CIN|NIF|MICR|ACN|UTR|RRN|TFN|CRN)(?: no\.?)?:? $/.test(
      leftOf(text, at, 12),
    )
  )
    return undefined;
  const found = match(catalogued, text, at)?.[0];
  if (!found) return undefined;
  const digits = digitByDigit(found.replace(/\D/g, ''));
  return draft(at + found.length, 'number', /x$/i.test(found) ? `${digits} X` : digits);
}

const trunk = /\+(\d{1,3}) ?\(0\) ?(\d[\d -]{5,14}\d)(?!\d)/y;

/** `+44 (0)20 7946 0958`. */
export function trunkRule({ text, at }: Scan): Draft | undefined {
  const found = text.charAt(at) === '+' ? match(trunk, text, at) : null;
  return found?.[1] && found[2]
    ? draftOf(
        found,
        'number',
        `plus ${digitByDigit(found[1])} zero ${digitByDigit(found[2].replace(/\D/g, ''))}`,
      )
    : undefined;
}

const either = /\+ ?(\/|or|and|&) ?[-\u2013\u2212](?![\p{L}\p{N}])/uy;
const timesCount = /x ?(\d{1,2})(?=\)|\s*$|[;!]|[.,](?!\d))/y;
const timesFacts = /x(\d{1,2})(?= (?:and|or|facts?)\b)/y;

/** `+/–`; `(x3)` times three; `Ø 12 mm` a diameter; ✔ and ✘ between items a pause. */
export function manualSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  // (53,522) in a cell: below zero.
  if (
    sign === '(' &&
    text.charAt(at - 1) === '\t' &&
    match(/\((?=[$£€]?\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?%?\)(?:\t|\n|$))/y, text, at)
  )
    return draft(at + 1, 'symbol', 'minus');
  // Press (+) and (–).
  if (
    /[-\u2212\u2013]/.test(sign) &&
    text.charAt(at - 1) === '(' &&
    text.charAt(at + 1) === ')' &&
    /\(\+\)/.test(text.slice(Math.max(0, at - 60), at + 60))
  )
    return draft(at + 1, 'symbol', 'minus');
  // 6 x 7 = ___.
  const result =
    sign === '_' && /= ?$/.test(leftOf(text, at, 2)) ? match(/_{2,80}/y, text, at) : null;
  if (result) return draftOf(result, 'symbol', 'blank,', false);
  // I, ____, parent of ____: a gap to fill in within a sentence.
  const gap = sign === '_' ? match(/_{3,80}(?=(?:[,)]| -)? ?\p{Ll})/uy, text, at) : null;
  // The ____ day of ______, 20__.
  const rest = sign === '_' ? match(/_{2,80}(?=[,.;)]|\s*$| \p{L})/uy, text, at) : null;
  const behindGap = leftOf(text, at, 12);
  if (rest && allows('@before-gap', 'before', behindGap))
    return draftOf(rest, 'symbol', /\d$/.test(behindGap) ? ' blank' : 'blank', false);
  // My favorite animal is a fox because it ____.
  if (
    rest &&
    /[.,;)]/.test(text.charAt(at + rest[0].length)) &&
    /(?:\p{L}+,? ){2}$/u.test(leftOf(text, at, 40))
  )
    return draftOf(rest, 'symbol', 'blank', false);
  if (gap && /[\p{Ll}\p{Sc}I][,(]? ?$/u.test(leftOf(text, at, 3)))
    return draftOf(gap, 'symbol', 'blank', false);
  if (sign === '+') {
    const found = match(either, text, at);
    return found
      ? draftOf(
          found,
          'symbol',
          /^(?:and|&)$/.test(found[1] ?? '') ? 'plus and minus' : 'plus or minus',
        )
      : undefined;
  }
  if (sign === 'x' && /[\s(]/.test(text.charAt(at - 1))) {
    const listed = /\(x?$|x\d{1,2},? (?:and )?$/.test(leftOf(text, at, 8));
    const found = match(timesCount, text, at) ?? (listed ? match(timesFacts, text, at) : null);
    const counted =
      found && (text.charAt(at - 1) === '(' || /\p{Ll} $|x\d{1,2}, $/u.test(leftOf(text, at, 5)));
    return found?.[1] && counted ? readAs(found, 'symbol', 'times {1}') : undefined;
  }
  if (
    /[Øø⌀]/.test(sign) &&
    /^ ?\d/.test(text.slice(at + 1, at + 3)) &&
    !/\p{L}/u.test(text.charAt(at - 1))
  ) {
    // Ø15 mm: the sign is a letter, behind which no number has a unit.
    const amount = readAmount(text, at + 1);
    const joint = amount && text.charAt(amount.end) === ' ' ? ' ' : '';
    const unit = amount && unitAt(text, amount.end + joint.length, joint);
    return amount && unit
      ? draft(
          unit.end,
          'unit',
          `diameter ${amountWords(amount)} ${unit.names[isOne(amount) ? 0 : 1]}`,
        )
      : draft(at + 1, 'symbol', 'diameter');
  }
  // A tick alone in a cell.
  if (
    /[✓✔✅☑✗✘✕❌]/.test(sign) &&
    /(?:^|\t) ?$/.test(leftOf(text, at, 2)) &&
    /^\uFE0F? ?(?:\t|\n|$)/.test(text.slice(at + 1, at + 4)) &&
    /\t/.test(text.slice(Math.max(0, at - 60), at + 60))
  )
    return draft(at + 1, 'symbol', /[✓✔✅☑]/.test(sign) ? 'yes' : 'no', false);
  if (
    /[✓✔✗✘✕☐☑☒□❌✅]/.test(sign) &&
    /[\p{L}\p{N}] $/u.test(leftOf(text, at, 2)) &&
    /^\uFE0F? ?[\p{L}\p{N}]/u.test(text.slice(at + 1, at + 4))
  )
    return draft(at + 1, 'punctuation', ',');
  return undefined;
}
