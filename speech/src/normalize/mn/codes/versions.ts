import { type Draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { suffixed } from '../endings/after.ts';
import { oneByOne } from '../numbers/cardinal.ts';
import { isMeasured } from './sections.ts';

const programs =
  /(?<![\p{L}\d])(?:python|ubuntu|debian|fedora|linux|kernel|java|php|node(?:\.js)?|npm|golang|go|rust|ruby|kotlin|swift|django|laravel|react|angular|flutter|docker|postgresql|mysql|windows|macos|android|bluetooth|usb|hdmi|ios|gpt|хувилбар)[ -]v?$/iu;
const twoParts = /(\d{1,3})\.(\d{1,3})(?![\d%₮]|[.,]\d| ?төг)/y;

/** server:4.2, v2.1, хувилбар: 3.2. */
const tagged = /[a-z\d]{2}[:@]v?$|(?<![A-Za-z])v\.?$|(?<!\p{L})хувилбар(?: нь)?: $/iu;

/** `Python 3.12`, `Ubuntu 22.04`: two parts of a version are not a decimal number. */
function softwareVersion(text: string, at: number): Draft | undefined {
  const found = match(twoParts, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const behind = leftOf(text, at, 16);
  if (!programs.test(behind) && !tagged.test(behind)) return undefined;
  const end = at + found[0].length;
  // USB 1.5 м утас.
  if (isMeasured(text, end)) return undefined;
  return suffixed(text, end, 'number', oneByOne([found[1], found[2]], ' цэг '), false);
}

const versions = /\d{1,6}(?:\.\d{1,6}){2,7}(?![\d])/y;
const chain =
  /(?<![-/\d.,])(?:\d{1,4}(?:\/\d{1,4}){2,5}(?![\d/])|\d{1,3}(?:-\d{1,3}){2,6}(?!\d|-\d))/y;

/** `1.2.3`, `192.168.1.1`, the clause number 6.1.2, `1-2-3`, `10/20/30`: its parts one after another. */
export function versionRule({ text, at }: Scan): Draft | undefined {
  const software = softwareVersion(text, at);
  if (software) return software;
  const found = match(versions, text, at) ?? match(chain, text, at);
  // 1.564.116 are thousands.
  if (!found || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(found[0])) return undefined;
  const end = at + found[0].length;
  const parts = found[0].split(/[-/.]/);
  const point =
    (parts.length > 3 && found[0].includes('.')) ||
    /(?:хувилбар|version|v)/i.test(leftOf(text, at, 12))
      ? ' цэг '
      : ' ';
  return suffixed(text, end, 'number', oneByOne(parts, point), false);
}
