import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const place = /(\d{1,2}\.\d{1,4}) ?°?([NS])(?:,| by)? ?(?=\d{1,3}\.\d{1,4} ?°?[EW](?!\p{L}))/uy;
const second = /(\d{1,3}\.\d{1,4}) ?°?([EW])(?![\p{L}\p{N}])/uy;
const firstBefore = /\d ?°?[NS](?:,| by)? ?$/;

const side = /(\d{1,3}(?:\.\d{1,6})?) ?([NSEW])(?![\p{L}\p{N}'&-]|\. ?\p{L}\.)/uy;

/** `latitude 13.1 N, longitude 58.6 W`: the words, or the other of the two directions beside it. */
function isPlace(text: string, at: number, found: RegExpExecArray): boolean {
  const end = at + found[0].length;
  const behind = leftOf(text, at, 30);
  if (/\b(?:lat|long?|latitude|longitude)\.?:? $/i.test(behind)) return true;
  if (!found[1]?.includes('.')) return false;
  const across = /[NS]/.test(found[2] ?? '') ? 'EW' : 'NS';
  const other = `\\d{1,3}\\.\\d{1,6} ?[${across}](?![\\p{L}\\p{N}])`;
  return (
    new RegExp(`${other},?;? (?:and |by |longitude |latitude )?$`, 'u').test(behind) ||
    new RegExp(`^,?;? (?:and |by |longitude |latitude )?${other}`, 'u').test(
      text.slice(end, end + 30),
    )
  );
}

/** `18.5N, 65.2W`: a place by its degrees. */
export function coordinateRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,-]/u.test(text.charAt(at - 1))) return undefined;
  const told = match(side, text, at);
  if (told && isPlace(text, at, told)) return readAs(told, 'unit', '{1} {2:@points}');
  const north = match(place, text, at);
  const found = north ?? (firstBefore.test(leftOf(text, at, 6)) ? match(second, text, at) : null);
  if (!found) return undefined;
  const end = at + found[0].trimEnd().replace(/,$/, '').length;
  return { ...readAs(found, 'unit', '{1} {2:@points}'), end };
}

const chain =
  /\d{1,4}(?: : \d{1,4}){1,4}(?![\d:])|\d{1,3}(?::\d{1,3}){3,5}(?![\d:])|\d(?::\d){2}(?![\d:])/y;

/** `3 : 5`, `9:3:3:1`: how parts compare. */
export function ratioRule({ text, at }: Scan): Draft | undefined {
  if (/[\d:.,/-]/.test(text.charAt(at - 1))) return undefined;
  // She got a 2:1 in law.
  const degree = allows('@earns-degree', 'before', leftOf(text, at, 20).toLowerCase())
    ? match(/2:([12])(?![\d:.]|\d| (?:ratio|mix|odds|split|lead|win|scale))/y, text, at)
    : null;
  if (degree) return readAs(degree, 'number', 'two {1}', false);
  // A current ratio of 1.8:1.
  const exact = match(/(\d{1,3})\.(\d{1,2}):1(?![\d:.])/y, text, at);
  if (exact) return readAs(exact, 'number', '{1} point {2:digits} to one');
  const found = match(chain, text, at)?.[0];
  if (!found) return undefined;
  const parts = found.split(/ ?: ?/);
  return draft(at + found.length, 'number', parts.map((part) => cardinal(part)).join(' to '));
}
