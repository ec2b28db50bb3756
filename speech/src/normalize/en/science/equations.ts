import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { perName, unitAt } from '../measures/units.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const functions: Record<string, string> = lists.functions;
const argument =
  "(?:\\d{0,3}(?:\\.\\d{1,3})?(?:°|[xyztn](?![\\p{L}'])|\\p{Script=Greek})|[A-C](?![\\p{L}'.]))";
const functionShape = new RegExp(
  `(?:(?:arc)?(?:sin|cos|tan)(?![A-Za-z'])(?=[²³]? ?\\(?${argument})|ln(?![A-Za-z'])(?= ?\\(?(?:${argument}|\\d))|lim(?= ?_?\\(?[a-z] ?→))`,
  'uy',
);
const logs = /log_?(10|2|3|5|a|b)(?= ?(?:[x(]|\d{1,6}(?![\d.]) ?[=+)]))/y;
/** Letters that are multiplied, behind the sign of an equation: F = ma, y = mx + b. */
const runs = /[A-Za-z]{2,3}(?![\p{L}\p{N}'./-])/uy;
const equation =
  /(?:(?:^|[^\p{L}\p{N}'])[\p{L}]{1,2}|\))[²³]? ?= ?(?:[\d./\u2044]{0,5}|[^=\n]{0,12}[-+\u2212±×] ?[\d.]{0,5})$/u;
const runEnd =
  /^(?:\s*$|[²³,;)]|\.(?:\s|$)| ?[-+=×·\u2212]|,? (?:so|and|where|for|when|with|gives|then|is|if)\b)/;
const wordsToo = new Set(
  'no on or us me my he up in if is it we go do to by an as of hi ok oh ad id am be so'.split(' '),
);

/** `sin 30°`, `log₁₀ x`, `F = ma`, `f'(2)`, `dy/dx`: what letters mean in mathematics. */
export function equationRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'_]/u.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at - 1)))
    return undefined;
  const behind = leftOf(text, at, 24);
  const named = match(functionShape, text, at)?.[0];
  if (named) return draft(at + named.length, 'word', functions[named] ?? named);
  const share = match(/([rR])2(?= ?[=<>] ?[-\u2212]?[01]?\.\d)/y, text, at);
  if (share) return readAs(share, 'word', '{1:text} squared');
  const effect = match(/η(ₚ|p)?[2²](?= ?[=<>])/uy, text, at);
  if (effect) return readAs(effect, 'word', `${effect[1] ? 'partial ' : ''}eta squared`);
  const log = match(logs, text, at);
  if (log)
    return readAs(log, 'word', `log base ${/\d/.test(log[1] ?? '') ? '{1}' : '{1:text}'} of`);
  const prime = match(/([fgh])'('?)(?=\()/y, text, at);
  if (prime) return readAs(prime, 'word', `{1:text} ${prime[2] ? 'double ' : ''}prime`);
  const mixed = match(/([a-z])([A-Z])(?= ?=)/y, text, at);
  if (mixed) return readAs(mixed, 'word', '{1:text} {2:text}');
  const slope = match(/d([yxusvtrPVQ])\/d([xtyruV])(?!\p{L})/uy, text, at);
  if (slope) return readAs(slope, 'word', 'd {1:text} d {2:text}');
  const run = match(runs, text, at)?.[0];
  if (run && equation.test(behind) && runEnd.test(rightOf(text, at + run.length, 8))) {
    const product =
      run.length === 2
        ? /\d$/.test(behind) || (!wordsToo.has(run) && (run !== 'at' || /\+ ?$/.test(behind)))
        : !/[aeiou]/.test(run) && /[a-z]/.test(run);
    if (product && !/\d $/.test(behind) && !/^[A-Z][a-z]$/.test(run))
      return draft(at + run.length, 'word', [...run].join(' '));
  }
  return undefined;
}

const powerBefore =
  /10(?:\^[-\u2212]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|(?<=[×x*·] ?10)[-\u2212–]\d{1,2}) ?$/;
const letters: Record<string, string> = lists.letters;
const negative =
  /([A-Za-zμµ°]{1,3})(?:⁻([¹²³])|\^[-\u2212]([123])(?!\d)|[-\u2013\u2212]([123])(?![\p{L}\p{N}-]))/uy;
/** mol dm-3, m s-1: a unit before it, where the power is not a raised digit. */
const unitBefore =
  /(?<!\p{L})(?:(?:mol|moles?|[mμµnp]mol|kJ|MJ|kcal|g|grams?|kg|m|J|W|N|[mμµn]g|[kcm]m|m?L|ha|[mμµ]?S|kg [PKC]|individuals|ind\.?|cells) |(?:m|cm|ha|kg|L|g|s|d|yr)[-\u2013\u2212][123] )$/u;
const raised: Record<string, string> = { '¹': '1', '²': '2', '³': '3' };

/** The name of a unit with its power: square meter, second squared. */
export const powerOf = (name: string, power = '1'): string => {
  if (power === '1') return name;
  return /meter$/.test(name)
    ? `${power === '2' ? 'square' : 'cubic'} ${name}`
    : `${name} ${power === '2' ? 'squared' : 'cubed'}`;
};

/** `10⁻¹⁹ C`, `J K⁻¹ mol⁻¹`, `kg m⁻³`: units behind a power of ten, and with powers of their own. */
export function powerUnitRule({ text, at }: Scan): Draft | undefined {
  const behind = leftOf(text, at, 10);
  const below = match(negative, text, at);
  const name = below?.[1] ? (perName(below[1]) ?? letters[below[1]]) : undefined;
  if (
    below &&
    name &&
    (below[4]
      ? /\($/.test(behind) && text.charAt(at + below[0].length) === ')'
        ? /\($/
        : unitBefore
      : /[\p{L}\d⁻¹²³·] ?$/u
    ).test(behind)
  ) {
    return draftOf(
      below,
      'unit',
      `per ${powerOf(name, below[3] ?? below[4] ?? raised[below[2] ?? ''])}`,
    );
  }
  if (!powerBefore.test(behind)) return undefined;
  const single = match(/([JCNKATF])(?: s)?(?![\p{L}\p{N}'²])/uy, text, at);
  const one = single?.[1] ? letters[single[1]] : undefined;
  if (single && one) {
    const second = single[0].length > 1;
    const many = one === 'kelvin' ? one : second ? `${one} seconds` : `${one}s`;
    return draftOf(single, 'unit', many);
  }
  const unit = unitAt(text, at, '');
  return unit && draft(unit.end, 'unit', unit.names[1]);
}

/** `1s² 2s² 2p⁶`: electrons in their orbitals. */
export function orbitalRule({ text, at }: Scan): Draft | undefined {
  const orbital = match(/([1-7])([spdf])([¹²³⁴-⁹⁰]{1,2})(?![\p{L}\p{N}])/uy, text, at);
  if (!orbital?.[3] || !/(?:[spdf][¹²³⁴-⁹⁰]{1,2} ?|\] ?)$|^$/.test(leftOf(text, at, 4)))
    return undefined;
  const count = [...orbital[3]].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('');
  return readAs(orbital, 'number', `{1:number} {2:text} ${cardinal(count)}`);
}

/** E = mc²: letters of a formula that stand together, each by itself. */
const product = /([a-z]{2,3})(?:(?=[²³])|\^([23])(?!\d))/y;

export function productRule({ text, at }: Scan): Draft | undefined {
  const found = match(product, text, at);
  if (!found?.[1] || !/[=+(\d\u2212-] ?$/.test(leftOf(text, at, 2))) return undefined;
  const power = found[2] ? [found[2] === '2' ? 'squared' : 'cubed'] : [];
  return draftOf(found, 'word', [...found[1], ...power].join(' '));
}
