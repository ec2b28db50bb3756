import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { digitByDigit, inPairs } from '../numbers/cardinal.ts';

const clock = '(?:[01]?\\d|2[0-3])[:.][0-5]\\d ?(?:[aApP](?:\\.?[mM]\\.?)?)?';
const trainRow = new RegExp(
  `[1-9]\\d{2,3}(?=(?:\\t[^\\t\\n\\d]{1,30}){0,2}(?:\\t(?:${clock}|[—–-]{1,2}|\\.{3})){2,12}(?:\\t|\\n|$))`,
  'y',
);

const indian =
  /[0-2]\d{4}(?=[ \t]{1,2}(?:[\p{Lu}][\p{L}.]*[ –-]{1,3}){1,5}(?:Express|Exp|Mail|Rajdhani|Shatabdi|Duronto|Superfast|SF|Jan Shatabdi|Vande Bharat)(?!\p{L}))/uy;

/** `12301 Howrah Rajdhani Express`: the five figures of a train in India, one by one. */
export function indianTrainRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(indian, text, at)?.[0];
  return found ? draft(at + found.length, 'number', digitByDigit(found), false) : undefined;
}

/** `238<tab>8:20a<tab>8:45a`: a row of a timetable that begins with the number of a train, two thirty eight. */
export function trainNumberRule({ text, at }: Scan): Draft | undefined {
  if (!/^\n?$/.test(text.charAt(at - 1))) return undefined;
  const found = match(trainRow, text, at)?.[0];
  return found ? draft(at + found.length, 'number', inPairs(found), false) : undefined;
}
