import { type Draft, match } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { allows } from './neighbors.ts';
import { readAs } from './said.ts';

const untilClock = /(1[0-2]|[1-9])([AP])[-\u2013](?=\d{1,2}:\d\d ?[AP]\b)/y;
const arrival = /\b(?:[Cc]he?c?k)[- ]?(?:in|out):? (?:by |at |from )?$/;
const hourInCapitals = /(1[0-2]|[1-9])([AP])(?![\p{L}\p{N}-])/uy;
const range = /(1[0-2]|[1-9])[-\u2013](1[0-2]|[1-9])([AP])(?![\p{L}\p{N}-])/uy;

/** `7A-3:30P`, `chk-in 3P`, `6-10A inbound`: hours with a capital of a.m. or p.m. */
export function capitalHoursAt(text: string, at: number): Draft | undefined {
  if (/[\d.,:/$€£-]/.test(text.charAt(at - 1))) return undefined;
  const from = match(untilClock, text, at);
  if (from) return readAs(from, 'time', '{1} {2:text} M to');
  const checked = arrival.test(leftOf(text, at, 18)) ? match(hourInCapitals, text, at) : null;
  if (checked) return readAs(checked, 'time', '{1} {2:text} M');
  const open = allows('@units-apts', 'before', leftOf(text, at, 8)) ? null : match(range, text, at);
  return open && allows('@opening', 'around', near(text, at, 30))
    ? readAs(open, 'time', '{1} to {2} {3:text} M')
    : undefined;
}
