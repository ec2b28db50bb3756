import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { lineBehind, near } from '../near.ts';
import { cardinal, digitByDigit, inPairs, oneByOne } from './cardinal.ts';
import { countsThings } from './counted-things.ts';
import { allows } from './neighbors.ts';

/** Runway 27L, runways 09L and 27R. */
const runway = /(0[1-9]|[12]\d|3[0-6])([LRC])?(?![\p{L}\p{N}%]|[.,:-]\d)/uy;
const runwayBehind =
  /\b(?:[Rr]unways?|RWYS?|Rwys?|RUNWAYS?):? (?:\d\d[LRC]?(?:,|\/| and|,? or|,? &|, then) ?){0,3}$/;
const sides: Readonly<Record<string, string>> = { L: 'left', R: 'right', C: 'center' };

/** 101.5 FM, Magic 105.4: the oh of a frequency. */
const frequency = /10([1-8])\.(\d)(?!\d|[%°]|[.,:/-]\d)/y;
const station =
  /(?<!\p{L})(?:FM|[CKW][A-Z]{2,3}(?:-FM)?,?|[Tt]un(?:e|ed|ing)(?: in)?(?: to| on)|[Rr]adio(?: \p{Lu}\p{L}+)?|RADIO|Magic|Heart|Kiss|Smooth|Mix|Kool|Hits|Classic FM|[Oo]n your (?:FM )?dial at|frequency) $/u;

/** Pick 3: 418, Pick 4 Evening 2207. */
const drawn =
  /\b(?:Pick|Daily|Cash|Play|Win)[ -]?[345](?: (?:[Mm]idday|[Ee]vening|[Dd]ay|[Nn]ight|results?))?:? $/;
/** Lockbox 4471, gate code is 418. */
const keyed =
  /\b(?:(?:[Gg]ate|GATE|[Dd]oor|DOOR|[Aa]larm|[Aa]ccess|[Ee]ntry|[Ll]ock ?box|[Kk]ey ?(?:pad|safe)|[Pp]adlock|[Bb]uzzer|[Gg]arage|[Ss]afe|[Bb]uilding|[Ll]obby) (?:[Cc]ode|CODE|[Cc]ombo)(?: is| #| was)?|[Ll]ock ?box|[Kk]eypad|[Kk]ey safe|[Pp]adlock|[Bb]uzz(?:er)?)[:=]? #?$/;
const codeBehind =
  /\b(?:[Cc]ode|(?:[Dd]ocket|DOCKET|[Cc]ause|[Pp]etition|I[AS]SN)(?: [Nn]os?\.?| #)?)(?: is)?:? $/;
const key = /\d{3,6}(?![\p{L}\d%°]|[.,:/-]\d)/uy;

/** Freeways that are told by their number alone: the 405, the 101. */
const freeway =
  /(?:101|105|210|405|605|710|805|401|403|404|407|409|410|417)(?![\p{L}\d%]|[.,:/$-]\d)/uy;
/** SR 520, DD 214, AFSCME 3299, a 529 plan. */
const threeDigits = /[1-9]\d{2}(?![\p{L}\d%°]|[.,:/-]\d)/uy;
const road = /(?<![\p{L}\p{N}-])(?:SR|CR|SH|FM|TH|CTH|STH) $/u;
const form = /(?<![\p{L}\p{N}-])(?:DD|DS|SF|VA|IRS|USCIS) (?:[Ff]orm )?$/u;
const federal = /(?<![\p{L}\p{N}.-])US $/u;
const savings = /^ (?:plan|college|account)/;

function roadOrForm(text: string, at: number): Draft | undefined {
  const local = allows('@union', 'before', lineBehind(text, at, 24))
    ? match(/[1-9]\d{2,3}(?![\p{L}\d%°]|[.,:/-]\d)/uy, text, at)?.[0]
    : undefined;
  if (local && !countsThings(text, at + local.length))
    return draft(at + local.length, 'number', inPairs(local));
  const found = match(threeDigits, text, at)?.[0];
  if (!found) return undefined;
  const after = text.slice(at + 3, at + 14);
  if (savings.test(after) && /^(?:529|457)$/.test(found))
    return draft(at + 3, 'number', inPairs(found));
  const behind = lineBehind(text, at, 20);
  const told =
    road.test(behind) ||
    (form.test(behind) && !/00$/.test(found)) ||
    (allows('@course', 'before', behind) && /^[1-4]/.test(found)) ||
    (federal.test(behind) && allows('@drivers', 'around', near(text, at, 60))) ||
    (/\b[Tt]he $/.test(behind) &&
      match(freeway, text, at) !== null &&
      allows('@drivers', 'around', near(text, at, 60)));
  return told && !countsThings(text, at + 3) ? draft(at + 3, 'number', inPairs(found)) : undefined;
}

/** `Runway 27L`, `101.5 FM`, `Pick 3: 418`, `Lockbox 4471`, `SR 520`: numbers that nobody counts with. */
export function calledCodeRule({ text, at }: Scan): Draft | undefined {
  if (!/\d/.test(text.charAt(at)) || /[\d.,$€£-]|\p{L}/u.test(text.charAt(at - 1)))
    return undefined;
  const behind = lineBehind(text, at, 44);
  const strip = match(runway, text, at);
  if (strip?.[1] && runwayBehind.test(behind) && !countsThings(text, at + strip[0].length))
    return draftOf(
      strip,
      'number',
      `${digitByDigit(strip[1])}${strip[2] ? ` ${sides[strip[2]]}` : ''}`,
    );
  const wave = match(frequency, text, at);
  if (wave?.[1] && wave[2]) {
    const after = text.slice(at + 5, at + 20);
    if (
      /^ ?(?:FM|fm|F\.M\.)(?!\p{L})/u.test(after) ||
      (station.test(behind) && !allows('@measured-3', 'after', after))
    )
      return draft(at + 5, 'number', `one oh ${cardinal(wave[1])} point ${cardinal(wave[2])}`);
  }
  const pick = drawn.test(behind) ? match(/\d{3,5}(?![\d.,-])/y, text, at)?.[0] : undefined;
  if (pick) return draft(at + pick.length, 'number', digitByDigit(pick));
  // PLU 4011: what the till is told.
  const fruit = /\bPLU(?: [Cc]odes?)?:? #?$/.test(behind)
    ? match(/\d{4,5}(?![\d.,])/y, text, at)?.[0]
    : undefined;
  if (fruit) return draft(at + fruit.length, 'number', digitByDigit(fruit));
  // Your term deposit ending 4471; use this code: 58-2214.
  const told = allows('@ending-behind', 'before', behind.toLowerCase())
    ? match(/\d{4}(?![\p{L}\d%]|[.,:/-]\d)/uy, text, at)
    : codeBehind.test(behind)
      ? match(/\d{2,4}-(?:\d{3,5}|\d{3}X)(?![\p{L}\d-])/uy, text, at)
      : null;
  if (told) return draftOf(told, 'number', told[0].split('-').map(oneByOne).join(', '));
  const code = keyed.test(behind) ? match(key, text, at)?.[0] : undefined;
  if (code && !countsThings(text, at + code.length))
    return draft(at + code.length, 'number', digitByDigit(code));
  return roadOrForm(text, at);
}
