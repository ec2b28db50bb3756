import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineAround, lineBehind, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal, digitByDigit, inPairs, year } from '../numbers/cardinal.ts';

/** Bodies that number their papers and their grids: RFC 2119, BS 7671, AS/NZS 3000, EPSG:2193. */
const body =
  /(?<![\p{L}\p{N}])(?:(?:RFC|NZS|NFPA|EPSG|SRID|PAS|SAE|IS\/IEC|BS|BS ?EN|EN|IEC|IEEE|DIN|STANAG|ECE)(?:\/(?:IEC|IEEE|ASTM|NZS|EN))?s?|AS\/NZS|ISO(?:[ /](?:IEC|IEEE|ASTM|TS|TR))?(?: (?:TS|TR))?|(?:[Dd]raft )?RFC) ?[ :-]?$/u;
/** RFCs 2119 and 8174. */
const listed =
  /(?<!\p{L})(?:RFCs|EPSG:?|BS|ISO|IEC|RFC) ?\d{2,5}(?:, \d{2,5}){0,3},? (?:and|&|or) $/u;
const number = /[1-9]\d{2,4}(?![\d%°]|,\d|-\d{3}|\/\d)/y;

/** ISO 9001 nine thousand one, BS 7671 seventy six seventy one, IEC 60601 digit by digit. */
export function sayStandard(digits: string): string {
  if (digits.length === 3) return inPairs(digits);
  if (/^\d{1,2}00\d$|000$/.test(digits)) return cardinal(digits);
  return digits.length === 4 ? year(digits) : digitByDigit(digits);
}

/** Standards of exams in New Zealand: 91101, AS91158. */
const exam = /(?:9[0-3]|[1-3]\d)\d{3}(?![\d%°]|[.,:/-]\d)/y;

/** `RFC 2119`, `EPSG:2193`, and `91101` of an exam: numbers of standards are called. */
export function standardRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,$€£#]/.test(text.charAt(at - 1))) return undefined;
  const tested = match(exam, text, at)?.[0];
  if (tested && !/[\p{L}/:-]/u.test(text.charAt(at - 1)) && !/00$/.test(tested)) {
    const line = lineAround(text, at, 120);
    if (
      tested.startsWith('9') &&
      (allows('@exam-line', 'around', line) ||
        /^ (?:v\d )?[A-Z][a-z]{3,12} .{0,60}\bcredits?\b/.test(text.slice(at + 5, at + 90)))
    )
      return draft(at + tested.length, 'number', digitByDigit(tested));
  }
  const behind = lineBehind(text, at, 30);
  if (!body.test(behind) && !listed.test(behind)) return undefined;
  const found = match(number, text, at)?.[0];
  if (!found) return undefined;
  const after = rightOf(text, at + found.length, 16);
  if (/^\p{L}{2}/u.test(after) || allows('@counted-members', 'after', after)) return undefined;
  // ISO 100: how fast a film is.
  if (found.length === 3 && (/00$/.test(found) || /^-?\p{Ll}/u.test(after))) return undefined;
  // IEEE 802.11, eight oh two dot eleven.
  const wireless = /^802$/.test(found) ? /^\.(\d{1,2})(?!\d)/.exec(after)?.[1] : undefined;
  if (wireless)
    return draft(at + 4 + wireless.length, 'number', `eight oh two dot ${cardinal(wireless)}`);
  if (/^\.\d/.test(after) || /^:(?:19|20)\d\d/.test(after)) return undefined;
  return draft(at + found.length, 'number', sayStandard(found));
}
