import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit, inPairs } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const number = /[1-9]\d{2,3}(?![\p{L}\p{N}%]|[.,:/-]\d|\()/uy;
/** The letter of a road: A684, B6255, M180; R437 and N852 in Ireland. */
const letter = /(?<![\p{L}\p{N}-])[ABMNR]$/u;
const upgraded = /([1-9]\d?)\(M\)/y;

const said = (digits: string): string =>
  /[1-9]0$|00$/.test(digits) && digits.length === 3
    ? inPairs(digits)
    : digitByDigit(digits).replace(/zero/g, 'oh');

/** `the A684`, `the B6255`, `A1(M)`: numbers of British and Irish roads, digit by digit from three digits. */
export function roadRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 20);
  if (!letter.test(behind)) return undefined;
  const motorway = behind.endsWith('A') ? match(upgraded, text, at) : null;
  if (motorway) return readAs(motorway, 'number', '{1:pairs} M');
  const found = match(number, text, at)?.[0];
  // The A380 is rather an aircraft, without another road.
  if (
    !found ||
    (/A$/.test(behind) &&
      /^3[0-8]0$/.test(found) &&
      !/[ABM]\d/.test(text.slice(Math.max(0, at - 70), at - 1) + text.slice(at + 3, at + 70)))
  )
    return undefined;
  const around = near(text, at, 70);
  if (
    allows('@not-road', 'around', around) ||
    !(allows('@on-road', 'before', behind) || allows('@roadside', 'around', around))
  )
    return undefined;
  return draft(at + found.length, 'number', said(found), false);
}
