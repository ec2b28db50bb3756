import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';

/** What a prescription says after a dose, in Latin letters with or without their stops. */
const signatures: Record<string, string> = lists.signatures;
/** Words of no other kind, which need no dose beside them. */
const doseShortForm =
  /^(?:p\.r\.n\.|[btq]\.i\.d\.|q\.o\.d\.|q\.d\.|q\.h\.s\.|h\.s\.|p\.o\.|prn|PRN|qid|QID|qhs|qd|qday|qds|nocte|BID|TID|QHS)$/;
const shape =
  /(?:[a-z](?:\.[a-z]){1,2}\.|(?:bid|tid|qid|qd|od|bd|tds|qds|qod|qday|nocte|mane|o[mn]|q[ap]m|q?hs|po|prn|ac|pc|iv|im|sc|sq|subq|sl|pr|stat)(?![\p{L}\p{N}'-]|\.\p{L})|q(?:AM|PM|HS)(?![\p{L}\p{N}]))/iuy;
/** A dose, and the other words of the prescription behind it. */
const dose =
  /(?:\d|\bi{1,3}) ?(?:mg|mcg|[μµ]g|g|m[lL]|cc|IU|units?|U|mEq|tsps?|tbsps?|teaspoons?|tablespoons?|puffs?|drops?|gtts?|tab(?:let)?s?\.?|cap(?:sule)?s?\.?|patch(?:es)?)(?:\/(?:kg|day|mL|ml|h|hr|dose|m²))*,? ?(?:(?:tab(?:let)?s?\.?|cap(?:sule)?s?\.?|divided|then|of \p{L}+|by mouth|daily|(?:p\.?o|iv|im|s\/c|sc|sq|subq|sl|pr|prn|bid|tid|qid|[btq]\.i\.d|p\.r\.n|[ph]\.[csr]|q\d{1,2}(?:-\d{1,2})?h|q ?hs|qam|qpm)\.?)(?:,? (?:and |or )?|$)){0,4}$/iu;
/** What may follow a small word of a prescription. */
const goesOn =
  /^ (?:prn|daily|nightly|[btq]id|tds|qds|q(?:[a-z\d]|hs|[ap]m|od|day)|nocte|mane|every|once|twice|with|for|at|in|then|x ?\d|as|until|and|or|on|before|after|when|if|hs|po|ac|pc|stat|over)(?!\p{L})|^ q\d/u;
const nightly = /\d ?mc?g (?:om|OM|ON)(?:[,;]|\.? ?$|\.? *\n|\. )/;
/** What a medicine is needed for: prn pain. */
const neededFor =
  /^(?:prn|PRN|p\.r\.n\.) (?:(?:severe|moderate|mild|breakthrough|chest) )?(?:pain|fever|nausea|anxiety|insomnia|sleep|cough|itch|wheez|SOB|constip|headache|spasm|agitation|N\/V|HA\b|heartburn|allerg|vomit|diarrh|congest)/;
/** Before the words of a prescription that has no dose: apply bid. */
const applied =
  /(?:\b(?:O[DSU]|oint(?:ment)?\.?|cream|gel|lotion|drops|puffs?|sprays?|nostril|susp\.?|inhaler|ER|XR|SR|DS|area|div\.?|divided|metformin|[Aa]pply)|(?:^| )i{1,3}) $/;
const injected =
  /^ (?:[LR] |(?:right|left|deltoid|thigh|glut\p{Ll}*)(?!\p{L})|injections?|fluids?|drip|antibiotics|infusion|vaccines?|lines?|access)\b/u;

/** What stands behind the slash of 3/7 and 6/12: a part of the year. */
export const partsOfYear = '24=hour,7=day,52=week,12=month';
const everyOf = ([, first]: RegExpExecArray, until: string, unit: string): string =>
  first === '1' && until === '' ? `every ${unit}` : `every {1}${until} ${unit}s`;

/** `10 mg BID`, `1 tab p.o. q.i.d.`: how often and how a medicine is taken. */
export function signatureRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'./-]/u.test(text.charAt(at - 1))) return undefined;
  const span = match(/[qQ] ?(\d{1,2})\/(24|7|52|12)(?![\p{L}\p{N}/])/uy, text, at);
  if (span) return readAs(span, 'abbreviation', everyOf(span, '', `{2:${partsOfYear}}`));
  const hours = match(
    /[qQ]\.? ?(\d{1,2})(?:[-\u2013](\d{1,2}))? ?([hH°]|hr|hrs|d|wks?|min)(?![\p{L}\p{N}])\.?/uy,
    text,
    at,
  );
  if (hours) {
    const said = everyOf(
      hours,
      hours[2] ? ' to {2}' : '',
      '{3:h=hour,H=hour,hr=hour,hrs=hour,°=hour,d=day,wk=week,wks=week,min=minute}',
    );
    return { ...readAs(hours, 'abbreviation', said), end: stopAt(text, at, hours[0]) };
  }
  const written = match(shape, text, at)?.[0];
  if (!written) return undefined;
  // 1 gtt OD: the right eye.
  if (written === 'OD' && /\b(?:gtts?|drops?)(?: \d)? $/.test(leftOf(text, at, 8)))
    return undefined;
  const said = signatures[written.replace(/\./g, '').toLowerCase()];
  if (!said) return undefined;
  const bare =
    written === 'PO' &&
    /\d $/.test(leftOf(text, at, 2)) &&
    allows('@dose-times-after', 'after', text.slice(at + 2, at + 12));
  // 50 g bd cake: a small word before a noun is none of a prescription.
  const small = /^[a-z]{2}$/.test(written) && /^ [a-z]/.test(text.slice(at + 2, at + 4));
  if (small && !goesOn.test(text.slice(at + 2, at + 14))) return undefined;
  const known =
    bare ||
    (/^(?:b\.?d\.?|t\.?d\.?s\.?|q\.?d\.?s\.?|[btq]id)$/i.test(written) &&
      /^ x ?\d/.test(rightOf(text, at + written.length, 5))) ||
    doseShortForm.test(written) ||
    (/^(?:[btq]id|[tq]ds|bd|qd|qhs|nocte|mane)$/i.test(written) &&
      applied.test(leftOf(text, at, 14))) ||
    dose.test(leftOf(text, at, 60));
  // Atorvastatin 40mg ON: the small words of other kinds end what is written.
  if (/^o[mn]$/i.test(written) && !nightly.test(text.slice(at - 8, at + 5))) return undefined;
  if (!known && !(written === 'IM' && injected.test(text.slice(at + 2, at + 16)))) return undefined;
  const ailment = said === 'as needed' && neededFor.test(text.slice(at, at + 20)) ? ' for' : '';
  return draft(stopAt(text, at, written), 'abbreviation', `${said}${ailment}`);
}

/** Leaves a full stop that also ends the sentence. */
function stopAt(text: string, at: number, written: string): number {
  const end = at + written.length;
  return written.endsWith('.') && /^\s*$|^\s+\p{Lu}/u.test(text.slice(end, end + 4))
    ? end - 1
    : end;
}

const forTime =
  /x ?(?=\d{1,3}(?:[-\u2013]\d{1,3})? ?(?:days?|d|wks?|weeks?|months?|mths?|mos?|yrs?|years?|hrs?|hours?|nights?|doses?)(?![\p{L}\p{N}]))/uy;
const timesOver = /x([2-9]|1[0-2])(?![\p{L}\p{N}.,]\d|[\p{L}\p{N}])/uy;

/** `x 10 days`: for ten days; `stents x3`: times three. */
export function howLongRule({ text, at }: Scan): Draft | undefined {
  if (!/(?:[\p{L}.]|\d-\d-\d) $/u.test(leftOf(text, at, 6))) return undefined;
  const brief = match(
    /x ?(\d{1,2})(?:[-\u2013](\d{1,2}))? ?(d|wk?|mo|h)(?![\p{L}\p{N}/])/uy,
    text,
    at,
  );
  if (brief) {
    const s = brief[2] ? 's' : '{1:s}';
    return readAs(brief, 'unit', `for {1}[ to {2}] {3:d=day,w=week,wk=week,mo=month,h=hour}${s}`);
  }
  // b.d. x 3/7.
  if (
    /^x ?\d{1,2}\/(?:7|52|12)(?!\d)/.test(text.slice(at, at + 9)) &&
    allows('@dose-times-before', 'before', leftOf(text, at, 8).toLowerCase())
  )
    return draft(at + (text.charAt(at + 1) === ' ' ? 2 : 1), 'symbol', 'for ');
  const time = match(forTime, text, at);
  if (time) return draftOf(time, 'symbol', 'for');
  const often = match(timesOver, text, at);
  return often ? readAs(often, 'symbol', 'times {1}') : undefined;
}

const strengths = /(\d{2,4})\/(\d{1,4}(?:\.\d{1,2})?) ?(mg|mcg|[μµ]g|g)(?![\p{L}\p{N}/])/uy;
const sight =
  /20\/(\d{2,3})(?![\d/])(?= ?(?:O[DSU]\b|vision\b|eyesight\b|uncorrected|corrected|acuity))/y;
const sightOnLine = /20\/(\d{2,3})(?![\d/])/y;

const most = /(\d{1,2})\/(\d{1,2}) ?(?:h|hrs?|hours)(?![\p{L}\p{N}])\.?/uy;

/** `875/125 mg`: two drugs in one tablet. `20/40 vision`. */
export function doseNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,/$€£-]/u.test(text.charAt(at - 1))) return undefined;
  const eye =
    match(sight, text, at) ??
    (/\bV\.?A\b|\b[Vv]isual acuity|\bSnellen\b/.test(lineBehind(text, at, 50))
      ? match(sightOnLine, text, at)
      : null);
  if (eye) return readAs(eye, 'number', 'twenty {1}');
  // Acuity 6/9 R, 6/12 L.
  const seen = match(/(6|20)\/(\d{1,3})(?: ?([RL])(?![\p{L}\p{N}]))?(?![\d/])/uy, text, at);
  if (seen && /\b(?:[Aa]cuity|VA|[Vv]ision|Snellen)\b[^.\n]{0,40}$/.test(leftOf(text, at, 60)))
    return readAs(seen, 'number', '{1} {2}[ {3:R=right,L=left}]');
  // Max 8/24h.
  const daily = allows('@at-most', 'before', leftOf(text, at, 24).toLowerCase())
    ? match(most, text, at)
    : null;
  if (daily) return readAs(daily, 'unit', '{1} per {2} hours');
  const found = match(strengths, text, at);
  const unit = found?.[3] ? unitAt(text, at + found[0].length - found[3].length, '') : undefined;
  return found && unit ? readAs(found, 'unit', `{1} slash {2} ${unit.names[1]}`) : undefined;
}
