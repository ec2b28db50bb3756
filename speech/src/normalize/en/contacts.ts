import { type Draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal, digitByDigit } from './cardinal.ts';
import { allows } from './neighbors.ts';

const extension = /(?:x|X|ext\.?|Ext\.?|extn\.?|Extn\.?) ?(\d{2,6})(?![\p{L}\p{N}%]|[.,:/-]\d)/uy;

/** `Mom wk x4420`: an extension, digit by digit. */
export function extensionRule({ text, at }: Scan): Draft | undefined {
  if (!/[xXeE]/.test(text.charAt(at)) || /[\p{L}\p{N}]/u.test(text.charAt(at - 1)))
    return undefined;
  const found = match(extension, text, at);
  if (!found?.[1] || !allows('@whose', 'before', leftOf(text, at, 20).toLowerCase()))
    return undefined;
  return draftOf(
    found,
    'number',
    `extension ${found[1].length < 3 && !found[1].startsWith('0') ? cardinal(found[1]) : digitByDigit(found[1])}`,
  );
}

const shiftEnd =
  /(1[0-2]|[1-9])(?::([0-5]\d))?([ap]m?)? ?[-\u2013] ?(close|closing|cl|late|finish)(?![\p{L}\p{N}'-])/uy;

/** `4-close`: the hours of a shift, as colleagues write them. */
export function shiftEndRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,:/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shiftEnd, text, at);
  if (!found?.[1] || !found[4]) return undefined;
  const [hour, minutes, half] = [cardinal(found[1]), found[2], found[3]];
  const rest = minutes && minutes !== '00' ? ` ${cardinal(minutes)}` : '';
  const noon = half ? ` ${half.charAt(0).toUpperCase()} M` : '';
  return draftOf(
    found,
    'time',
    `${hour}${rest}${noon} to ${found[4] === 'cl' ? 'close' : found[4]}`,
    false,
  );
}
