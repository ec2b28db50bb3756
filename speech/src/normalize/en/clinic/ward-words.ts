import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { formAt } from '../lexicon.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { partsOfYear } from './doses.ts';
import { isWardLine, namesIllness } from './ward-lines.ts';

const sentence = /(?:^|[.;:\n)–-] ?| {2})$/;

/** `hx HTN`, `on RA`, `O/E`, `IV Lasix`, `L TKR`: words of a patient's notes. */
export function wardWordRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}/'’.&-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 28);
  const found = formAt(text, at, 'clinic');
  if (found) return draft(found.end, 'abbreviation', found.said);
  const once = match(
    /x ?(1(?![\p{L}\p{N}/]|[.,]\d)(?! (?:d|day|wk|week|h|hr)\b)|[2-5](?=[,;)]|\.?(?:\s*$|\n)|\. \p{Lu}))/uy,
    text,
    at,
  );
  if (once && /[\p{L})+] $/u.test(behind) && isWardLine(text, at))
    return readAs(once, 'symbol', 'times {1}');
  const day = match(
    /D(\d{1,2})(?=\.(?: |$)|,? (?:post|of|since|IV|PO|abx|ABx|oral|s\/p)(?!\p{L}))/uy,
    text,
    at,
  );
  if (day && sentence.test(behind) && isWardLine(text, at))
    return readAs(day, 'abbreviation', 'Day {1}');
  const noted = formAt(text, at, 'notes');
  return noted && isWardLine(text, at) ? draft(noted.end, 'abbreviation', noted.said) : undefined;
}

const period = /(\d{1,2})(?:[-–](\d{1,2}))?\/(24|7|52|12)(?![\d/]|\.\d)/y;

/** `78F from home`, `over 4/24`, `5/7 total`, `2/2 AKI`: figures of a patient's notes. */
export function wardFigureRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at + 1);
  if (!/[\d/MFw –-]/.test(sign) || /[\p{L}\d.,/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const behind = leftOf(text, at, 16);
  const person = match(
    /(\d{1,3}) ?([MF])(?=,? (?:from|with|w\/|lives|living|adm|pres|P\/W|p\/w|BIBA|D\d|POD|for|on|and)(?![\p{L}]))/uy,
    text,
    at,
  );
  const listed = match(/(\d{1,2})([MF])(?=, (?:\p{Ll}|\d|[A-Z]{2})| \()/uy, text, at);
  // 99F, HR 80: how warm.
  const isWarm = listed?.[2] === 'F' && Number(listed[1]) > 93;
  const opens = sentence.test(behind);
  const ill =
    listed && !isWarm && opens && !/\b[Tt](?:emp)?:? ?$/.test(behind)
      ? isWardLine(text, at) || namesIllness(text, at)
      : false;
  const aged = ill
    ? listed
    : person && Number(person[1]) < 106 && opens && isWardLine(text, at) && person;
  if (aged) return readAs(aged, 'number', '{1} year old {2:M=male,F=female}');
  if (
    match(/2\/2(?= (?:to )?\p{L})/uy, text, at) &&
    /[\p{L})] $/u.test(behind) &&
    isWardLine(text, at)
  )
    return draft(
      at + 3,
      'abbreviation',
      /^ to /.test(text.slice(at + 3, at + 7)) ? 'secondary' : 'secondary to',
    );
  const hour = match(/([01]\d|2[0-4])([0-5]\d)(?=:? \p{L}| \d\)|[,;.)]|\s*$|hr)/uy, text, at);
  if (hour && /(?:^|\n|\b(?:from|at|by|until|till|since) )$/.test(behind) && isWardLine(text, at)) {
    return readAs(hour, 'time', `${hour[1]?.startsWith('0') ? 'oh ' : ''}{1} {2:hundred}`);
  }
  const term = match(/([2-4]\d)w([0-6])d?(?![\p{L}\p{N}])/uy, text, at);
  if (term) return readAs(term, 'number', '{1} weeks {2} day{2:s}');
  const found = match(period, text, at);
  if (!found?.[1] || !found[3] || allows('@dated', 'before', behind)) return undefined;
  const end = at + found[0].length;
  const told =
    allows('@cued', 'before', behind) || allows('@cued-after', 'after', text.slice(end, end + 12));
  if (!isWardLine(text, at)) return undefined;
  const line = text.slice(Math.max(0, at - 200), end + 200);
  if (!(told || (allows('@british-notes', 'around', line) && found[3] !== '12'))) return undefined;
  const one =
    /^ (?:hx|history|course)/.test(text.slice(end, end + 9)) || (found[1] === '1' && !found[2]);
  return readAs(found, 'unit', `{1}[ to {2}] {3:${partsOfYear}}${one ? '' : 's'}`);
}

/** `?UTI`, `? d/c`, `IV -> PO`: signs of a patient's notes. */
export function wardSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '?') {
    if (!/^$|[\s(,;:–-]/.test(text.charAt(at - 1))) return undefined;
    const found = match(/\?{1,2} ?(?=\p{L}|#)/uy, text, at);
    return found && isWardLine(text, at) ? draftOf(found, 'symbol', 'query ') : undefined;
  }
  if (sign === '#') {
    // #NOF, wherever it stands.
    const hip = match(/#NOF(?![\p{L}\p{N}])/uy, text, at);
    if (hip && !/[\d\p{L}]/u.test(text.charAt(at - 1)))
      return draft(at + 4, 'symbol', 'fractured neck of femur');
    const broken = match(/# ?(?=(?:[LR] )?(?:NOF|NOH|\p{Ll}{4}))/uy, text, at);
    const named = match(
      /# ?(?=(?:[LR] )?(?:(?:distal|proximal|prox|mid-?shaft|neck of) )?(?:[LR] )?(?:radius|ulna|tibia|fibula|femur|humerus|clavicle|scaphoid|metatarsal|metacarpal|wrist|ankle|hip|ribs?|patella|pelvis|mandible|calcaneus)(?!\p{L}))/uy,
      text,
      at,
    );
    if (named && !/[\d\p{L}]/u.test(text.charAt(at - 1)))
      return draftOf(
        named,
        'symbol',
        allows('@fracture-kinds', 'before', leftOf(text, at, 14).toLowerCase())
          ? 'fracture '
          : 'fractured ',
      );
    return broken && !/[\d\p{L}]/u.test(text.charAt(at - 1)) && isWardLine(text, at)
      ? draftOf(broken, 'symbol', 'fractured ')
      : undefined;
  }
  if (sign !== '-' && sign !== '→') return undefined;
  const arrow = match(/(?:->|→)(?= ?[\p{L}\d])/uy, text, at);
  return arrow && /[\p{L}\d)%] ?$/u.test(leftOf(text, at, 2)) && isWardLine(text, at)
    ? draftOf(arrow, 'symbol', ' to ')
    : undefined;
}
