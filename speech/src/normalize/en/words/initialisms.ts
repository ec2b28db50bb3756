import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, near, rightOf } from '../../near.ts';
import { codeSource } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import {
  canBeSaid,
  isSayable,
  isShortSurname,
  type Neighbours,
  readCapitals,
} from './capital-words.ts';
import { isFrequentName } from './common-words.ts';
import { acronyms } from './said-capitals.ts';
import { saidAt } from './told-capitals.ts';

const capitals = /[A-Z]{2,8}(?:s(?![a-z]))?(?!\p{L})/uy;
/** DON'T, I'LL: a contraction in capitals, not initials. */
const contracted = /'(?:T|RE|LL|VE|D|M)(?![A-Za-z])/y;
/** YESSS, NOOO, HMMM: a shout, not initials. Institutes with such names (IEEE, USSS) are few. */
const drawnOut =
  /^(?!IEEE|USSS|Y+$|[IVXLCDM]+$)(?:[A-Z]{1,3}([AEIOU])\1\1|([OEU])\2\2[A-Z]|[A-Z]{0,2}[AEIOUY][A-Z]?([BDF-HJ-NP-TV-Z])\3\3|[A-Z]{1,3}([MRHFZ])\4\4)/;
/** Units after a number in capitals: COOK 20 MIN. */
const units: Readonly<Record<string, string>> = {
  ...{ MIN: 'minute', MINS: 'minute', HRS: 'hour', SEC: 'second', SECS: 'second' },
  ...{ GAL: 'gallon', GALS: 'gallon', QT: 'quart', QTS: 'quart', LTR: 'liter', LTRS: 'liter' },
  ...{ LB: 'pound', LBS: 'pound', YR: 'year', YRS: 'year', WK: 'week', WKS: 'week' },
};
/** Before a hyphen and a word: NO RE-ENTRY, SNO-HAWK. */
const prefixes =
  /^(?:RE|CO|PRE|NON|ANTI|EX|PRO|DE|UN|SEMI|SELF|MULTI|TRI|BI|MID|SUB|INTER|OVER|(?:[BCDFGPT][LR]|S[CHKMNPTW])[AEIOU])$/;
const currencyCode = new RegExp(`^${codeSource}$`);
/** RUB cash, CAD rate, TRY / MNT; all cash and try rates are words. */
const ofCurrency =
  /^(?: (?:cash|non-?cash|rates?|accounts?|transfers?|exchange|notes|deposits?|loans?)\b| ?\/ ?[A-Z]{3}(?![A-Za-z])|:? ?\d)/;
const wordCodes = /^(?:ALL|TRY|TOP|CUP|COP|PEN|MAD|BOB|SOS)$/;
/** Longest word that may be read letter by letter. */
const initialsLimit = 5;

/** Where a message begins, behind the hour and who writes it. */
const messageStart = /^(?:.{0,30}[-\]] )?(?:\p{L}[\p{L}\p{N} .'’]{0,20}: )?$/u;

/** `DEV you literally had them`: somebody is called in a chat. */
const isHailed = (written: string, text: string, at: number, end: number): boolean =>
  isFrequentName(written.toLowerCase()) &&
  allows('@hailed', 'after', text.slice(end, end + 12)) &&
  messageStart.test(lineBehind(text, at, 60));

/** IPTp: a small letter at the end belongs to the code. */
function smallEnd(text: string, at: number): Draft | undefined {
  // SMSes, OSes.
  const hissing = match(/([A-Z]{1,4})Ses(?![\p{L}\p{N}])/uy, text, at);
  if (hissing?.[1] && !canBeSaid(`${hissing[1]}S`))
    return draftOf(hissing, 'initialism', `${[...hissing[1]].join(' ')} esses`);
  const found = match(/(?!IMDb)[A-Z]{3,5}[a-rt-z](?![\p{L}\p{N}'])/uy, text, at)?.[0];
  return found
    ? draft(at + found.length, 'initialism', [...found.toUpperCase()].join(' '), false)
    : undefined;
}

/** (lor-VAY-ten): how a name is said; the syllable in capitals is the loud one. */
function loudSyllable(text: string, at: number): Draft | undefined {
  const found = match(/[A-Z]{2,6}(?=-\p{Ll}|[)/,;])/uy, text, at)?.[0];
  if (!found) return undefined;
  const opened = /(?:\(|\b(?:pronounced|say) ["“])[\p{Ll}-]*$/u.exec(leftOf(text, at, 30))?.[0];
  const rest = /^(?:-\p{Ll}+)*[),;/."”]/u.test(rightOf(text, at + found.length, 24));
  return opened && rest && (opened.endsWith('-') || text.charAt(at + found.length) === '-')
    ? draft(at + found.length, 'word', found.toLowerCase())
    : undefined;
}

/** Articles of French and Spanish names. */
const article = /(?:(?:EL|LOS|LAS|DES|DEL|DU|LES)(?= [A-Z]{3})|LA(?= [A-Z]{3,}[AO]S?(?![A-Z])))/y;

/** `UN`, `CEOs`: letter by letter, except words in capitals. */
export function initialismRule({ text, at }: Scan): Draft | undefined {
  const found = match(capitals, text, at);
  if (/\p{L}/u.test(text.charAt(at - 1))) return undefined;
  const loud = loudSyllable(text, at);
  if (loud) return loud;
  if (!found) return smallEnd(text, at);
  const many = found[0].endsWith('s');
  const written = many ? found[0].slice(0, -1) : found[0];
  const end = at + found[0].length;
  const counted = Object.hasOwn(units, written)
    ? /(?<![\d.,])(\d(?:[\d.,]{0,7}\d)?) ?$/.exec(leftOf(text, at, 11))
    : null;
  if (counted) return draft(end, 'unit', `${units[written]}${counted[1] === '1' ? '' : 's'}`);
  const own = match(many ? /'(?![A-Za-z])/y : /'[sSd](?![A-Za-z])/y, text, end);
  // F I I's: not "is".
  const tail =
    own && !many ? own[0].toLowerCase() : many ? (/[AIU]$/.test(written) ? "'s" : 's') : '';
  const known = saidAt(written, text, at);
  // V A R's, but baftas.
  if (known) return draft(end + (own?.[0].length ?? 0), 'initialism', known + (!many ? tail : 's'));
  // ANN: Hi! TOM alone on a line, TOM & JERRY.
  if (
    !many &&
    isFrequentName(written.toLowerCase()) &&
    /(?:^|\n|[A-Z]{2} & )\s*$/.test(leftOf(text, at, 6)) &&
    /^(?::(?!\d)| & [A-Z]{2}|[.!?]?\s*(?:$|\n))/.test(text.slice(end, end + 5))
  )
    return draft(end, 'word', written.toLowerCase(), false);
  if (!many && !own && isHailed(written, text, at, end))
    return draft(end, 'word', written.toLowerCase(), false);
  if (own && !many && isFrequentName(written.toLowerCase()))
    return draftOf(own, 'word', `${written.toLowerCase()}'s`, false);
  // DES MOINES, DEL MAR, LA PALOMA; but LA COUNTY.
  if (match(article, text, at)) return draft(end, 'word', written.toLowerCase(), false);
  if (isAirport(text, at, end)) return draft(end, 'initialism', [...written].join(' '));
  if (acronyms.has(written))
    return draft(
      end + (own?.[0].length ?? 0),
      'initialism',
      written.toLowerCase() + (many ? 's' : tail),
    );
  // NOTAMs, SENCOs.
  if (many && canBeSaid(written)) return draft(end, 'initialism', `${written.toLowerCase()}s`);
  if (prefixes.test(written) && match(/-(?:[A-Z]{3}|OP(?![A-Z])|ED(?![A-Z]))/y, text, end))
    return draft(end, 'word', written.toLowerCase());
  // CLYDE&LORN, but AT&T.
  const joined = (canBeSaid(written) ? /\d/ : /[\d&]/).test(text.charAt(at - 1) + text.charAt(end));
  // HLYFRD: no vowel, no word.
  if (
    written.length > initialsLimit &&
    !/[AEIOUY]/.test(written.replace(/Y(?=[B-DF-HJ-NP-TV-XZ])/g, ''))
  )
    return draft(end, 'initialism', [...written].join(' ') + tail, false);
  if (written.length > initialsLimit || match(contracted, text, end)) return undefined;
  if (!joined && drawnOut.test(written)) return undefined;
  const isRate = written === 'EAR' && /\d ?%/.test(near(text, at, 30));
  const tagged =
    /^: \S/.test(text.slice(end, end + 3)) &&
    /(?:^|\n)\s?$/.test(leftOf(text, at, 2)) &&
    canBeSaid(written);
  if (tagged) return draft(end, 'word', written.toLowerCase(), false);
  // M. ORR, Cllr J. TAN.
  if (
    !many &&
    !joined &&
    isShortSurname(written) &&
    /(?:(?<![.\p{L}])[A-Z]\.|(?<!\p{L})(?:M(?:r|rs|s|iss|R|RS|S|ISS)|D[Rr]|Cllr|Cr|Rev|REV|Prof|PROF|Sir|SIR|Lady|LADY|Capt|CAPT)\.?(?: [A-Z]\.?){0,2}) $/u.test(
      leftOf(text, at, 12),
    )
  )
    return draft(end + (own?.[0].length ?? 0), 'word', written.toLowerCase() + tail, false);
  // PHOTO: LIM KAI XIN.
  const credited =
    /(?:\b(?:PHOTOS?|Photos?|PICTURES?|Pictures?|IMAGE|Image|CREDIT):? (?:BY:? )?|\b(?:BY|By) )(?:[A-Z]{2,12} ){0,3}$/.test(
      leftOf(text, at, 40),
    );
  if (
    credited &&
    !joined &&
    /[AEIOUY]/.test(written) &&
    !/^(?:AFP|AP|EPA|PA|AAP|NASA|GETTY|REUTERS|BBC|CNN|UPI|US|UK|EU|UN)$/.test(written)
  )
    return draft(end, 'word', written.toLowerCase() + tail, false);
  // DEL MAR, SAN RAMON.
  const named = /(?<![A-Z])(?:DEL|SAN|SANTA|LOS|LAS|EL) $/.test(leftOf(text, at, 6));
  if (named && !joined) return draft(end, 'word', written.toLowerCase() + tail, false);
  // From TAN WEI KIAT: a name of three.
  if (
    !joined &&
    !many &&
    (written.length > 3 ? /[AEIOUY]/.test(written) : isSayable(written)) &&
    !/^(?:USA|UAE|ATM|IBM|AUD|EUR|DBS|UOB|POSB|HSBC|OCBC|PIN|OTP|ANZ|AIB|NAB|BOI|IGA|ATO|IRD|AMP|ESB|EDF|EON|ACC|AA|EE|RAC|RAA|SSE|BOQ)$/.test(
      written,
    ) &&
    /\b(?:received|paid|PayNow|DuitNow|sent|[Tt]ransfer(?:red)?|[Pp]ayment|credited)\b[^\n]{0,40}\b(?:from|to|by) (?:[A-Z]{1,12} ){0,3}$/.test(
      leftOf(text, at, 80),
    ) &&
    (/^ [A-Z]{3}/.test(text.slice(end, end + 4)) ||
      /(?<![\p{L}])[A-Z]{1,12} $/u.test(leftOf(text, at, 13)))
  )
    return draft(end, 'word', written.toLowerCase(), false);
  const told =
    joined || many || isRate ? 'initials' : readCapitals(written, neighbours(text, at, end));
  if (told !== 'initials' && isCurrency(written, text, at, end))
    return draft(end, 'initialism', [...written].join(' '));
  if (told === 'word') return undefined;
  if (told === 'likely a word')
    return draft(end + (own?.[0].length ?? 0), 'word', written.toLowerCase() + tail, false);
  return draft(
    end + (own?.[0].length ?? 0),
    'initialism',
    [...written].join(' ') + tail,
    told === 'initials',
  );
}

function isCurrency(written: string, text: string, at: number, end: number): boolean {
  if (!currencyCode.test(written)) return false;
  if (ofCurrency.test(text.slice(end, end + 12)))
    return !wordCodes.test(written) || /^ ?\//.test(text.slice(end, end + 2));
  const { before, after } = neighbours(text, at, end);
  return written === 'RUB' && before === '' && after === '';
}

/** Da Nang (DAD): the code of an airport, where one flies. */
const isAirport = (text: string, at: number, end: number): boolean =>
  end - at === 3 &&
  ((text.charAt(at - 1) === '(' &&
    text.charAt(end) === ')' &&
    /(?<!\p{L})\p{Lu}\p{Ll}+ \($/u.test(leftOf(text, at, 20))) ||
    // LHR–LAX.
    /^ ?[-\u2013→/] ?[A-Z]{3}(?![A-Za-z])/.test(text.slice(end, end + 8)) ||
    /\b(?:[Dd]ep|[Aa]rr)\.? $/.test(leftOf(text, at, 6)) ||
    /(?<![A-Za-z])[A-Z]{3} ?[-\u2013→/] ?$/.test(leftOf(text, at, 7))) &&
  /\b(?:airports?|fly|flies|flying|flew|flights?|airlines?|terminals?|depart\w*|arriv\w*|dep|arr|layover|nonstop|[a-z]{2}\d{1,4})\b/i.test(
    text.slice(Math.max(0, at - 100), end + 100),
  );

function neighbours(text: string, at: number, end: number): Neighbours {
  return {
    before: /(?:^|[^A-Za-z])([A-Z]{1,30})[ \u00A0]$/.exec(leftOf(text, at, 32))?.[1] ?? '',
    after: /^[ \u00A0]([A-Z]{1,30})(?![A-Za-z])/.exec(text.slice(end, end + 33))?.[1] ?? '',
  };
}
