import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { perName } from '../measures/units.ts';

const signs: Record<string, string> = lists.mathSignsSigns;
const absolute = /\|(?! )[^|\n]{1,14}\|(?= ?[=<>≤≥])/y;
const absoluteEnd = /\|(?! )[^|\n]{1,14}$/;
/** A number, a letter or a bracket that a fraction bar may stand between. */
const top = /(?:(?:^|[^\p{L}])[\p{L}]|[\d)²³]) ?$/u;
const bottom = /^ ?(?:[(\d√]|\p{L}(?!\p{L}))/u;

const quotient = /(?:^|[^\p{L}])\p{L}\/\p{L} ?= ?[\d\p{L}]|[a-z\d)]\/\p{Script=Greek}(?!\p{L})/u;

const times = /\d ?[·⋅∙](?: ?\d| \p{L}(?!\p{Ll}))|(?:^|[^\p{L}])\p{L}{1,2} ⋅ \p{L}(?!\p{Ll}{2})/u;

/** Signs of mathematics: `∫ 2x dx`, `|x − 3| ≤ 5`, `P(A|B)`, `a = F/m`. */
export function mathSignRule({ text, at }: Scan): Draft | undefined {
  const character = text.charAt(at);
  const said = Object.hasOwn(signs, character) ? signs[character] : undefined;
  if (said) return draft(at + 1, 'symbol', said);
  const behind = leftOf(text, at, 24);
  if (character === '|' && /\{[^{}\n]{1,10} $/.test(behind))
    return draft(at + 1, 'symbol', 'such that');
  // 8th/9th century.
  if (
    character === '/' &&
    /\d(?:st|nd|rd|th)$/.test(behind) &&
    /^\d{1,3}(?:st|nd|rd|th)/.test(text.slice(at + 1, at + 6))
  )
    return draft(at + 1, 'symbol', 'or');
  if (character === '|') {
    if (/P\([A-Z] ?$/.test(behind) && /^ ?[A-Z]\)/.test(text.slice(at + 1, at + 4)))
      return draft(at + 1, 'symbol', 'given');
    if (match(absolute, text, at) && !/[\p{L}\d]$|\d $|(?<!\p{L})\p{L} $/u.test(behind))
      return draft(at + 1, 'symbol', 'the absolute value of');
    if (absoluteEnd.test(behind) && /^ ?[=<>≤≥]/.test(text.slice(at + 1, at + 3)))
      return draft(at + 1, 'punctuation', '');
  }
  // Use + and − to set the time; (v-u)/a; UTC-5.
  if (
    /[-\u2212\u2013]/.test(character) &&
    ((/\([a-z\d]$/.test(behind) && /^[a-z\d]\) ?[/=²³^]/.test(text.slice(at + 1, at + 5))) ||
      (/\b(?:UTC|GMT) ?$/.test(behind) && /^\d/.test(text.charAt(at + 1))))
  )
    return draft(at + 1, 'symbol', 'minus');
  if (
    character === '!' &&
    /(?:(?<![\p{L}\d])[nrk]|(?<!\p{L})\d{1,2}|\d\))$/u.test(behind) &&
    /^ ?[=/×](?!=)/.test(text.slice(at + 1, at + 4))
  )
    return draft(at + 1, 'symbol', 'factorial');
  // The minus sign itself: 3(2x − 5), −RT.
  if (
    character === '\u2212' &&
    (/(?:(?:^|[^\p{L}])\p{L}|[\d)²³⁴]) $/u.test(behind)
      ? /^ [\p{L}\d(√]/u.test(text.slice(at + 1, at + 3))
      : /[=(,<>≤≥≈] ?$/.test(behind) && /^[\p{L}(√]/u.test(text.charAt(at + 1)))
  )
    return draft(at + 1, 'symbol', 'minus');
  // The 5' end of DNA.
  if (
    character === "'" &&
    /(?<![\d"'])[35]$/.test(behind) &&
    /^(?:[ -](?:(?:and|or|to) [35]'|ends?\b|cap\b|splice\b|phosphate\b)|[ -]?UTR|-[35]'|-(?:to|[ACGTU]{2}))/.test(
      text.slice(at + 1, at + 12),
    )
  )
    return draft(at + 1, 'symbol', 'prime');
  // 8.314 J/(mol·K).
  const under =
    character === '/' ? match(/\/\(([A-Za-z]{1,4})[·⋅ ](°?[A-Za-z]{1,4})\)/y, text, at) : null;
  const names = [under?.[1], under?.[2]].map((unit) =>
    unit ? (perName(unit) ?? (unit === 'K' ? 'kelvin' : undefined)) : undefined,
  );
  if (under && names[0] && names[1]) return draftOf(under, 'symbol', `per ${names[0]} ${names[1]}`);
  if (
    character === '/' &&
    /=[^=]{1,23}$/.test(behind) &&
    top.test(behind.slice(-3)) &&
    bottom.test(text.slice(at + 1, at + 5)) &&
    !/\d$/.test(behind)
  )
    return draft(at + 1, 'symbol', 'over');
  // x/y = 3, hc/λ.
  if (character === '/' && quotient.test(behind.slice(-3) + text.slice(at, at + 6)))
    return draft(at + 1, 'symbol', 'over');
  // 3·4, AC ⋅ CB, 2 · a; but N·m, and A · B in a list.
  if (times.test(behind.slice(-3) + text.slice(at, at + 4)))
    return draft(at + 1, 'symbol', 'times');
  return undefined;
}

/** `~ 300 people`, `10 ~ 20 people`; but `120 V~ 60 Hz` is alternating current. */
export function tildeRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '~') return undefined;
  const behind = leftOf(text, at, 8);
  if (/\d ?(?:V|volts) ?$/.test(behind)) return draft(at + 1, 'symbol', 'A C');
  if (!/^ ?\d/.test(text.slice(at + 1, at + 3))) return undefined;
  // HEAD~3.
  if (/\bHEAD$/.test(behind)) return draft(at + 1, 'symbol', 'tilde');
  return draft(at + 1, 'symbol', /\d ?$/.test(behind) ? 'to' : 'about');
}
