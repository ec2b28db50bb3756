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
