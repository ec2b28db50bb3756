import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { inPairs } from '../numbers/cardinal.ts';

/** 99xx-3471, 11-32хх40: some digits are hidden. */
const hidden = /(?=[\d-]{0,7}[xхXХ]{2})[\dxхXХ]{2,4}-?[\dxхXХ]{4,6}(?![\p{L}\d-])/uy;

/** `99xx-3471`: the hidden digits are said as letters. */
export function hiddenPhoneRule({ text, at }: Scan): Draft | undefined {
  const found = match(hidden, text, at)?.[0];
  if (!found || !/^(?:\D*\d){2}/.test(found) || ![6, 8].includes(found.replace('-', '').length))
    return undefined;
  const groups = found.match(/\d+|[^\d-]/g) ?? [];
  const spoken = groups.map((one) => (/\d/.test(one) ? inPairs(one) : 'икс'));
  return draft(at + found.length, 'phone', spoken.join(' '), false);
}
