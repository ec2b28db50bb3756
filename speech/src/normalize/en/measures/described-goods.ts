import { match } from '../../draft.ts';
import goods from '../goods.json' with { type: 'json' };
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import type { Names } from './unit-names.ts';

/** `tablets?`: with and without its last letter. */
const wordsOf = (items: readonly string[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((one) => (one.endsWith('?') ? [one.slice(0, -2), one.slice(0, -1)] : [one])),
  );

/** Kinds of amounts: their units, the words that may stand between, and the nouns they describe. */
const kinds = Object.entries(goods).map(([name, { units, between, nouns }]) => ({
  name,
  units: wordsOf(units),
  between: wordsOf(between),
  nouns: wordsOf(nouns),
}));
type Kind = (typeof kinds)[number];

const word = /(?: |-(?=\p{L}))([\p{L}\d][\p{L}\d'’-]{0,18})\.?(?![\p{L}\p{N}])/uy;
const capitalised = /^\p{Lu}/u;

/** Where the noun ends that an amount describes: behind `tablets` in `500 mg coated tablets`. */
function nounEnd(kind: Kind, text: string, end: number): number | undefined {
  const { between, nouns } = kind;
  let from = end;
  for (let count = 0; count < 4; count += 1) {
    const found = match(word, text, from);
    const written = found?.[1]?.replaceAll("'", '’') ?? '';
    if (!found || allows('@begins-no-name', 'around', written.toLowerCase())) return undefined;
    const lower = written.toLowerCase();
    from += found[0].length;
    // 12 OZ CAN, but 60° can scald.
    if (
      (nouns.has(lower) || (kind.name === 'holds' && /^CANS?$/.test(written))) &&
      !allows('@other-property', 'after', text.slice(from, from + 14).toLowerCase())
    )
      return from;
    if (!between.has(lower) && !capitalised.test(written)) return undefined;
  }
  return undefined;
}

/** The next amount of the same outlet: 120 V, 60 Hz, 15 A. */
const nextAmount =
  /(?:,? | ?\/ ?)\d{1,5}(?:\.\d{1,2})?[ -]?(?:VAC|VDC|V|mAh|Ah|Wh|W|A|kW|[Aa]mps?|Hz|[Vv]olts?|[Ww]atts?)(?: (?:AC|DC))?(?![\p{L}\p{N}])/uy;

/** The next side of the same rug: 3 ft x 5 ft. */
const nextSide =
  / ?(?:[x×]|by) ?\d{1,4}(?:\.\d{1,2})?[ -]?(?:ft|in|cm|mm|m|yd)\.?(?![\p{L}\p{N}])/uy;

/** Whether goods or works follow that an amount describes: `500 mg coated tablets`, `20° Mummy Bag`, `120 V, 15 A outlet`. */
export function describesGoods(singular: string, text: string, end: number): boolean {
  return kinds.some((kind) => {
    const unit = kind.name === 'doses' ? singular.replace(/ per .*/, '') : singular;
    if (!kind.units.has(unit)) return false;
    let from = end;
    const next = { power: nextAmount, lengths: nextSide }[kind.name];
    for (let count = 0; next && count < 3; count += 1)
      from += match(next, text, from)?.[0].length ?? 0;
    return nounEnd(kind, text, from) !== undefined;
  });
}

const capitals: Readonly<Record<string, string>> = lists.capitals;
const capitalUnit =
  /(?:(?:S[Qq]|C[Uu])\.? F[Tt]\.?|H[Rr]|MIN|Min|Y[Rr]|MO|WK|KG|Kg|OZ|Oz|LB|Lb|GAL|Gal|QT|Qt|LTR|FT|Ft|IN|CM|MM|KM|AC)(?![\p{L}\p{N}/²³])/uy;

/** A unit in capitals before what it describes: `50 KG BAG`, `16 OZ STEAK`, `2,000 SQ FT HOUSE`. */
export function capitalUnitAt(text: string, at: number): { names: Names; end: number } | undefined {
  const found = match(capitalUnit, text, at)?.[0] ?? '';
  const name = Object.hasOwn(capitals, found) ? capitals[found] : undefined;
  // 2 AC units.
  if (!name || (found === 'AC' && /^ units?(?!\p{L})/iu.test(text.slice(at + 2, at + 9))))
    return undefined;
  const end = at + found.length + (text.charAt(at + found.length) === '.' ? 1 : 0);
  return describesGoods(name, text, end) ? { names: [name, name], end } : undefined;
}
