import { type Draft, draft, match, type Scan } from '../draft.ts';
import { near } from '../near.ts';
import { cardinal, year } from './cardinal.ts';

/** Makes whose models are numbers. */
const make =
  /\b(?:John Deere|Massey Ferguson|New Holland|Case IH|International Harvester|Fendt|Claas|Kubota|Valtra|Zetor|McCormick|Caterpillar|Komatsu|JCB|Boeing|Airbus|Nokia|Canon|Epson|Brother|Dell|HP) $/;
const number =
  /\d{3,4}(?![\d%]|[.,:/-]\d|\p{L}| (?:people|workers|jobs|staff|employees|shares|million|billion|percent)(?!\p{L}))/uy;
/** F-150, C-130: a letter and its number. */
const lettered = /(?<![\p{L}\p{N}-])(?!SHA|ISO|IEC|DIN|RFC|BS)\p{Lu}{1,3}-$/u;
const tractor = /\b(?:john deere|massey|fendt|claas|tractor|linkage|loader|hrs)\b/;
const speeds = /(30|40|50)[Kk](?![\p{L}\p{N}])/uy;

/** 208 two oh eight, 350 three fifty, 6930 sixty nine thirty. */
export function inPairs(digits: string): string {
  if (digits.length === 4) return year(digits);
  if (digits.length < 3) return cardinal(digits);
  if (digits.endsWith('00')) return cardinal(digits);
  const rest = digits.slice(1);
  return `${cardinal(digits.charAt(0))} ${rest.startsWith('0') ? 'oh ' : ''}${cardinal(rest)}`;
}

/** `John Deere 6930`, `Ford F-150`; a tractor's `40K` is its speed. */
export function modelRule({ text, at }: Scan): Draft | undefined {
  // 10W-40: an oil.
  const oil = match(/(\d{1,2})W-?(\d{2})(?![\p{L}\p{N}])/uy, text, at);
  if (oil?.[1] && oil[2])
    return draft(at + oil[0].length, 'number', `${cardinal(oil[1])} W ${cardinal(oil[2])}`);
  // A380-800, 737-800.
  const plane = match(/(3[0-8]0|7[0-8]7)-(\d?\d00|\d{1,2})(?!\d|[-.,:]\d)/y, text, at);
  const airbus = plane?.[1]?.startsWith('3');
  if (
    plane?.[1] &&
    plane[2] &&
    (airbus ? /(?<!\p{L})A$/u : /(?:^|[\s(])$/).test(text.slice(Math.max(0, at - 2), at)) &&
    (airbus || Number(plane[2]) < Number(plane[1]) || plane[2].endsWith('00')) &&
    !/\b(?:pp?\.?|pages?|tel|call|lines?|won|lost|nos?\.?) $/i.test(
      text.slice(Math.max(0, at - 7), at),
    )
  )
    return draft(at + plane[0].length, 'number', `${inPairs(plane[1])} ${cardinal(plane[2])}`);
  // 737 MAX.
  if (match(/7[0-8]7(?= (?:MAX|Max|Dreamliner)(?!\p{L}))/uy, text, at))
    return draft(at + 3, 'number', inPairs(text.slice(at, at + 3)));
  const behind = text.slice(Math.max(0, at - 24), at);
  const speed = match(speeds, text, at);
  if (speed?.[1] && behind.endsWith(', ') && tractor.test(near(text, at, 60)))
    return draft(at + speed[0].length, 'number', `${cardinal(speed[1])} K`);
  const found = match(number, text, at)?.[0];
  if (!found || found.startsWith('0')) return undefined;
  const known = make.test(behind) || (!found.endsWith('00') && lettered.test(behind));
  return known ? draft(at + found.length, 'number', inPairs(found)) : undefined;
}
