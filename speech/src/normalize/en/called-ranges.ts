import { type Draft, draft, match, type Scan } from '../draft.ts';
import { lineBehind } from '../near.ts';
import { inPairs } from './cardinal.ts';
import { countsThings } from './counted-things.ts';

const range =
  /([1-9]\d{2,3}) ?(?:[-\u2013]|to|thru|through) ?([1-9]\d{2,3})(?![\d%°]|[.,:/-]\d|\p{L})/uy;
const called =
  /(?<!\p{L})(?:Rooms?|Rms?\.?|Units|Suites|Stes\.?|Apts\.?|Apartments|Flats|Lots|Lockers|Stalls|Bays|Berths|Booths|Sites|Cabins|Boxes|Buses|Slips|Plots)(?: [Nn]os?\.?)? #?$/iu;

/** `Rooms 304-312`: three oh four to three twelve. */
export function calledRangeRule({ text, at }: Scan): Draft | undefined {
  if (!/[\s#]/.test(text.charAt(at - 1))) return undefined;
  const found = match(range, text, at);
  if (!found?.[1] || !found[2] || Number(found[1]) >= Number(found[2])) return undefined;
  const end = at + found[0].length;
  return called.test(lineBehind(text, at, 20)) && !countsThings(text, end)
    ? draft(end, 'range', `${inPairs(found[1])} to ${inPairs(found[2])}`)
    : undefined;
}
