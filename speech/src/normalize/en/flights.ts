import { type Draft, draft, match, type Scan } from '../draft.ts';
import { digitByDigit, year } from './cardinal.ts';
import { inPairs } from './models.ts';

/** The codes of airlines, and the number of a flight. */
const flight =
  /(AA|AC|AF|AI|AM|AS|AY|AZ|BA|BE|B6|CX|DL|EI|EK|EN|EY|F9|FI|FR|G4|HA|HU|IB|JL|JQ|KE|KL|LA|LH|LM|LO|LS|LX|MH|NH|NK|NZ|OS|OZ|PD|PR|QF|QR|RE|SA|SK|SN|SQ|SY|TG|TK|TP|TR|TS|UA|U2|VA|VS|VY|WF|WN|WS|W6|ZL|3M|9E) ?(\d{2,4})(?![\p{L}\d%]|[.,:/-]\d)/uy;
const travels =
  /\b(?:[Ff]lights?|FLIGHT|FLT|[Ff]lt|[Ss]eats?|SEAT|[Gg]ate|GATE|[Tt]erminal|[Bb]ag drop|[Bb]oard(?:s|ing)?|BOARDING|[Dd]ep(?:art\w*|s)?|DEP|[Aa]rr(?:ives?)?|ARR|Conf(?:irmed)?|PNR|[Cc]abin|[Ee]conomy|Airbus|Boeing|[Nn]onstop|[Aa]irlines?|[Aa]irport|[Oo]perated by|[Ll]ayover|[Cc]ancel+ed|[Dd]elayed|[Rr]ebooked|[Ll]ands|[Ll]anded|[Tt]akes off|[Cc]onnect\w*)\b/;
const twoPorts = /\b[A-Z]{3} ?(?:[-–—→>]|to) ?[A-Z]{3}\b|\b[A-Z]{3} (?:[01]?\d|2[0-3]):?[0-5]\d\b/;
/** A321, A350-900 is read elsewhere. */
const airbus = /A(2[0-9]{2}|3[0-8]\d)(?=(?:neo|ceo|s)?(?![\p{L}\d]))/uy;
const flying =
  /\b(?:airbus|aircraft|planes?|flights?|fly|flew|flown|airlines?|seats?|jets?|boeing|airports?|cabin|fleet|pilots?|business class|economy|operated by)\b/i;
/** DUB 06:50, (CHI), DUB–EDI. */
const port =
  /([A-Z]{3})(?=\)|(?: [A-Z]{3})? (?:[01]?\d|2[0-3]):?[0-5]\d(?!\d)| ?[-–—→] ?[A-Z]{3}(?!\p{L}))/uy;
const secondPort = /([A-Z]{3})(?![\p{L}\d])/uy;
const noPort =
  /^(?:DEP|ARR|DPT|ETD|ETA|STD|STA|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|THE|AND|FOR|VIA|NOW|OUT|ALL|NEW|FLT|BUS|OFF|NOT)$/;

const said = (digits: string): string =>
  digits.startsWith('0')
    ? digitByDigit(digits)
    : digits.length === 4
      ? year(digits)
      : inPairs(digits);

/** `QF741`, `AC 855`, `Airbus A321`, `DUB 06:50`: flights, aircraft and airports by their letters. */
export function flightRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-Z\d]/.test(text.charAt(at)) || /[\p{L}\p{N}._/$€£#-]/u.test(text.charAt(at - 1)))
    return undefined;
  const number = match(flight, text, at);
  if (number?.[1] && number[2]) {
    const around = `${text.slice(Math.max(0, at - 60), at)}|${text.slice(at + number[0].length, at + 60)}`;
    if (travels.test(around) || twoPorts.test(around))
      return draft(
        at + number[0].length,
        'number',
        `${[...number[1]].map((one) => (/\d/.test(one) ? digitByDigit(one) : one)).join(' ')} ${said(number[2])}`,
      );
  }
  const plane = match(airbus, text, at);
  if (plane?.[1] && flying.test(text.slice(Math.max(0, at - 60), at) + text.slice(at + 4, at + 60)))
    return draft(at + 4, 'number', `A ${inPairs(plane[1])}`);
  const behind = text.slice(Math.max(0, at - 60), at);
  const coded =
    match(port, text, at)?.[1] ??
    (/[A-Z]{3} ?[-–—→] ?$/.test(behind) ? match(secondPort, text, at)?.[1] : undefined);
  if (!coded || noPort.test(coded)) return undefined;
  const around = `${behind}|${text.slice(at + 3, at + 60)}`;
  const bracketed = text.charAt(at + 3) === ')';
  if (bracketed && !/\p{Lu}[\p{L}.']+(?:, [A-Z]{2})? \($/u.test(behind)) return undefined;
  const known =
    /\b(?:FLT|[Ff]lights?|Airbus|Boeing|[Aa]irlines?|[Bb]ag drop|[Bb]oarding|[Aa]irport|Amtrak|PNR|[Nn]onstop)\b/.test(
      around,
    ) || /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?![\p{L}\d])/u.test(behind.slice(-28));
  return known ? draft(at + 3, 'abbreviation', [...coded].join(' ')) : undefined;
}
