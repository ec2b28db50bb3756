import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { allows } from '../neighbors.ts';
import { oneByOne } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

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
  if (made) return readAs(made, 'number', '{1:S=serial,P=part} number {2:bare}');
  const found = match(order, text, at);
  const [whole = '', mark = '', code = ''] = found ?? [];
  const end = at + whole.length;
  if (code.replace(/\D/g, '').length < 3 || allows('@dose', 'after', text.slice(end, end + 8)))
    return undefined;
  const named = mark === ':' ? 'P O:' : `P O number${mark.endsWith(':') ? ':' : ''}`;
  return draft(end, 'number', `${named} ${oneByOne(code.replace(/[/-]/g, ''))}`);
}
