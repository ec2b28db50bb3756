import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

/** A number or a fraction directly before. */
const amount = /(?<![\p{L}\d])(?:\d{1,2}[ -])?\d{1,3}(?:[./\u2044]\d{1,2})? $/u;
const many = /(?:(?<![\d/\u2044.])(?:[2-9]|\d\d)|\d[ -]\d{1,2}[/\u2044]\d{1,2}) $/;
const measures: Record<string, string> = {
  c: 'cup',
  C: 'cup',
  T: 'tablespoon',
  t: 'teaspoon',
  teas: 'teaspoon',
};
const measure = /([cCTt]|teas)\.? (?=(?:\([^)]{1,20}\) )?(?:of )?(?:AP |SR |[A-Za-z]{3}))/y;
const stopped = /c\.(?=[,)]|$| [+•=]| plus)/y;
/** Whether the t at a place is a teaspoon: 1/2 t salt; but 2 t of wheat is a weight. */
export const isSpoon = (text: string, at: number): boolean =>
  // 5 mL (1 t).
  (/m[lL] \(\d{1,2} $/.test(leftOf(text, at, 8)) && text.charAt(at + 1) === ')') ||
  (/(?<![\d.,])\d{1,2} $/.test(leftOf(text, at, 4)) &&
    /^t (?:(?:of )?(?:sea |table |kosher |ground |dried |baking |black |white |fresh |chili |chilli |curry |garlic |onion |lemon |olive |vegetable |liquid |worcestershire |bicarb |ground ){0,2}(?:salt|bicarb|cornflour|cornstarch|turmeric|smoke|cayenne|mixed spice|garam|chilli|sage|basil|parsley|pepper|vanilla|soda|powder|cinnamon|oil|sugar|yeast|nutmeg|ginger|cumin|paprika|cloves|mustard|honey|vinegar|juice|oregano|thyme|extract)(?!\p{L}))/u.test(
      text.slice(at, at + 40),
    ));
const sizes: Record<string, string> = lists.kitchenSizes;
const size = /(?:lge?|sm|med|env|ctn|btl|sat)\.(?= [a-z]|[,)])/y;

const half =
  /1[/\u2044]2(?:(?=-(?:price|off|day|hour|time|term|mile|size|sleeve|moon|way|dozen|pound|gallon|inch)(?!\p{L}))|(?= (?:an?|the|my|your|his|her|its|our|their|price|board|term|off|slab|rack|dozen|dz|doz|pint|full|empty|way|past)(?![\p{L}-])))/uy;

/** `½ a lemon`, `1/2 price`: half, with no "one". */
export function halfRule({ text, at }: Scan): Draft | undefined {
  if (/(?:[\p{L}\d/.,$€£-]|\d )$/u.test(leftOf(text, at, 2))) return undefined;
  const found = match(half, text, at);
  return found ? draftOf(found, 'fraction', 'half') : undefined;
}

const gasMark = /(\d{1,2})(?=\/\d{2,3} ?°?[CF](?![\p{L}\p{N}]))/uy;

/** `Gas 4/180C`: the mark of the oven, and its temperature. */
export function gasMarkRule({ text, at }: Scan): Draft | undefined {
  const mark = /\b[Gg]as(?: mark)? $/.test(leftOf(text, at, 9))
    ? match(gasMark, text, at)?.[1]
    : undefined;
  return mark ? draft(at + mark.length, 'number', cardinal(mark)) : undefined;
}

/** `1 c. butter`, `2 T. flour`, `3 lg. eggs`: short forms of recipes. */
export function kitchenRule({ text, at }: Scan): Draft | undefined {
  const label = match(/(?:Sat\.? (?=[Ff]at\b)|Chol(?:\.(?= ?\d)|(?=: ?\d)))/y, text, at)?.[0];
  if (label && /(?:^|[^\p{L} ]) ?$/u.test(leftOf(text, at, 2)))
    return draft(
      at + label.trimEnd().length,
      'abbreviation',
      label.startsWith('S') ? 'Saturated' : 'Cholesterol',
    );
  const behind = leftOf(text, at, 14);
  if (/(?:tsp|tbsp|lb|oz|cup|\d)\.? $/.test(behind) && match(/ea\.(?= [a-z])/y, text, at))
    return draft(at + 3, 'abbreviation', 'each');
  const spoon = allows('@spoon-fill', 'before', behind)
    ? match(/(tsp|tbsp)(s?)\.?(?![\p{L}\p{N}])/uy, text, at)
    : null;
  if (spoon) {
    const one = /(?:^|[^\d\u2044/.-])(?:1|an?|one|½|¼|¾|1\/2) \p{L}+ $/iu.test(behind) && !spoon[2];
    return draftOf(
      spoon,
      'unit',
      `${spoon[1] === 'tsp' ? 'teaspoon' : 'tablespoon'}${one ? '' : 's'}`,
    );
  }
  if (!/[\d)] $|\dg $/.test(behind)) return undefined;
  const bigness = match(size, text, at)?.[0];
  if (bigness) return draft(at + bigness.length, 'abbreviation', sizes[bigness] ?? bigness);
  if (!amount.test(behind)) return undefined;
  const found = match(measure, text, at) ?? match(stopped, text, at);
  if (!found) return undefined;
  const letter = found[1] ?? 'c';
  const end = at + found[0].trimEnd().length;
  const part = letter === 'c' && found[0].startsWith('c.') && /[/\u2044]\d $/.test(behind);
  if (!part && !allows('@baked-with', 'around', text.slice(end, end + 40).toLowerCase()))
    return undefined;
  return draft(end, 'unit', `${measures[letter] ?? ''}${many.test(behind) ? 's' : ''}`);
}
