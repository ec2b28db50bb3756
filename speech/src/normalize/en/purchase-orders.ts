import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { oneByOne } from './cardinal.ts';
import { allows } from './neighbors.ts';

/** PO# 77-3316, P.O. NO. 7731-B, Your PO: 55120. */
const order =
  /P\.?O\.?( ?#:?| (?:NO|No|no|Number|NUMBER|number)\b\.?:?|:)[ #]{0,2}((?=[A-Z\d/-]{0,12}\d{2})[A-Z\d]{1,12}(?:[/-][A-Z\d]{1,10}){0,3})(?![\p{L}\p{N}]|[.,/-]\d)/uy;
/** S/N 4C7731-A, P/N: 88-1042-B. */
const part =
  /([SP])\/N:? ?#? ?((?=[A-Z\d/-]{0,12}\d{2})[A-Z\d]{1,14}(?:[/-][A-Z\d]{1,10}){0,3})(?![\p{L}\p{N}]|[.,/-]\d)/uy;

/** The number of a purchase order, a part or a machine, one by one. */
export function purchaseOrderRule({ text, at }: Scan): Draft | undefined {
  if (!/[PS]/.test(text.charAt(at)) || /[\p{L}\p{N}.]/u.test(text.charAt(at - 1))) return undefined;
  const made = match(part, text, at);
  if (made?.[2])
    return draftOf(
      made,
      'number',
      `${made[1] === 'S' ? 'serial' : 'part'} number ${oneByOne(made[2].replace(/[/-]/g, ''))}`,
    );
  const found = match(order, text, at);
  const [whole = '', mark = '', code = ''] = found ?? [];
  const end = at + whole.length;
  if (code.replace(/\D/g, '').length < 3 || allows('@dose', 'after', text.slice(end, end + 8)))
    return undefined;
  const named = mark === ':' ? 'P O:' : `P O number${mark.endsWith(':') ? ':' : ''}`;
  return draft(end, 'number', `${named} ${oneByOne(code.replace(/[/-]/g, ''))}`);
}

/** 81234 5678 RT0001, behind its sign: the number of a business in Canada. */
const business = /#? ?(\d{5} ?\d{4}) ?(R[TPCRM]) ?(\d{4})(?![\p{L}\p{N}])/uy;

export function businessNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.,$-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(business, text, at);
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  const mark = found[0].startsWith('#') ? 'number ' : '';
  const digits = oneByOne(found[1].replace(' ', ''));
  return draftOf(
    found,
    'number',
    `${mark}${digits} ${[...found[2]].join(' ')} ${oneByOne(found[3])}`,
  );
}
