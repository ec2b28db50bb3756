import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { isTimed } from '../measures/second-units.ts';
import { toldUnit } from '../measures/told-units.ts';
import { unitAt } from '../measures/units.ts';
import { allows } from '../neighbors.ts';
import { cardinal, pluralNumber, year } from '../numbers/cardinal.ts';

const decade = /'?(\d{2}|\d{4})'?s(?![A-Za-z0-9])/y;
const capitalDecade = /(\d0)S(?![A-Za-z0-9])/y;
const years = /(?:1[0-9]|20)\d{2}(?![\d%°]|[.,:]\d)/y;
const counted =
  /^[ -](?:people|men|women|children|km|kg|m|miles|meters|metres|dollars|euros|pounds|tons|students|workers|soldiers|words|characters|points|votes|years|days|hours|minutes|pages|copies|cars|houses|homes|books|seats|units|items|mm|ml|g|W|MB|GB|calories|kilometers|kilograms|participants|employees|residents|cases|deaths|times|feet|square|horses|sheep|animals|goats|households)(?![A-Za-z])/;
const yearCue =
  /\b(?:in|since|by|until|till|from|to|of|during|before|after|year|early|late|mid|circa|c\.|around|between|and|through|spring|summer|autumn|fall|winter|copyright|fy|©)\s*$/i;

/** 1215AD: the era typed onto the year. */
const era = /^(?:AD|BCE?|CE)(?![A-Za-z])/;
/** `the 1990s`, `LOWS IN THE 50S`; but not `Retrying in 30s`, which are seconds. */
function decadeAt(text: string, at: number): RegExpExecArray | null {
  const found = match(decade, text, at) ?? match(capitalDecade, text, at);
  if (!found) return null;
  const behind = leftOf(text, at, 40);
  if (found[0].endsWith('S')) return allows('@after-capitals', 'before', behind) ? found : null;
  return /^\d\ds/.test(found[0]) && isTimed(text, at, at + found[0].length) ? null : found;
}

/** `1995`, `the 1990s`, `'90s`, `1990–2000`: four digits read as a year. */
export function yearRule({ text, at }: Scan): Draft | undefined {
  // ~30s is how long.
  const tens = text.charAt(at - 1) === '~' ? null : decadeAt(text, at);
  if (tens?.[1] && (tens[1].length === 4 || tens[1].endsWith('0'))) {
    const until = /^ ?[-\u2013](?= ?'?\d{1,3}0s)/.exec(rightOf(text, at + tens[0].length, 9));
    const said = tens[1].length === 4 ? year(tens[1]) : cardinal(tens[1]);
    // The '00s.
    return draft(
      at + tens[0].length + (until?.[0].length ?? 0),
      'date',
      `${tens[1] === '00' ? 'two thousands' : pluralNumber(said)}${until ? ' to' : ''}`,
    );
  }
  // C. 1900, mid-2022.
  const isLed = /(?:(?:^|[\s(])c\.|\b(?:mid|late|early|pre|post)-)$/i.test(leftOf(text, at, 6));
  if (!isLed && /[\d$€£¥₮₦#№.,/-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(years, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 14);
  const cue = isLed || yearCue.test(leftOf(text, at, 14));
  // 1013 hPa, 1000 mg; but 1945 in Rome.
  const unit =
    text[end] === ' ' ? (unitAt(text, end + 1, ' ') ?? toldUnit(text, end + 1)) : undefined;
  if (unit && unit.end > end + 2 && !allows('@measures-after-year', 'after', after))
    return undefined;
  if (counted.test(after) || /^[-/\u2013]\d|^[A-Za-z]/.test(after.replace(era, '')))
    return undefined;
  if (
    /\b(?:no\.?|number|room|flight|route|highway|code|model|population|total)\s*$/i.test(
      near(text, at, 12).slice(0, 12),
    )
  )
    return undefined;
  return draft(end, 'date', year(found[0]), cue);
}
