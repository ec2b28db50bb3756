import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { plainNumber, year } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const boat = /(\d{1,4}(?:\.\d{1,2})?)['’′](?=,? (?:\p{L}|\d|\p{Sc}|\()|[,;.])/uy;

const openHours = /([7-9]|1[0-2])[-\u2013]([1-6])(?=[,;.)]|\s*$| (?:rain|daily|\())/y;
const life = /(\d{1,2})\/(\d{1,2})\/(\d{2})[-\u2013](?=\d{1,2}\/\d{1,2}\/(\d{2})(?!\d))/y;

/** `289 V-8`, `40-60#`, `.30-06`, `48"W x 30"D`, `142,xxx mi`: figures of classified adverts. */
export function advertNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£.,:/'’*#-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 20);
  const open = allows('@open-hours-cue', 'before', behind) ? match(openHours, text, at) : null;
  const around = open ? leftOf(text, at, 80) : '';
  if (
    open &&
    allows('@sale-days', 'around', around) &&
    !allows('@game-result', 'around', around.toLowerCase())
  )
    return readAs(open, 'time', '{1} to {2}');
  const lived = match(life, text, at);
  if (lived && Number(lived[3]) > Number(lived[4]))
    return readAs(lived, 'date', `{1:month} {2:ordinal} ${year(`19${lived[3]}`)} to`);
  // 14' Lund, 40 hp, $2,400.
  const length = /(?:^|[\n,;:] )$|[\p{L}/]\.? $/u.test(behind) ? match(boat, text, at) : null;
  return length?.[1] &&
    /(?:frtg|frontage|frntg|rad|radius|arc|dist)\.? $|\p{Sc}\d|\b\d+ ?(?:hp|HP|h\.p\.)|\bobo\b/iu.test(
      behind + text.slice(at, at + 100),
    ) &&
    !/(?<!\d)['‘’](?!\d\d(?!\d))/.test(leftOf(text, at, 60))
    ? draftOf(
        length,
        'unit',
        `${plainNumber(length[1])} ${/^ (?!(?:clr|clear|tall|wide|long|deep|high|of|from|on|at|by|and|to|with|in|or)\b|w\/)\p{L}/u.test(rightOf(text, at + length[0].length, 7)) ? 'foot' : 'feet'}`,
      )
    : undefined;
}
