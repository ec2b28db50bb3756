import { match } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { secondUnit } from './second-units.ts';
import { both, type Names, plural } from './unit-names.ts';
import { afterStop } from './units.ts';

/** Letters that are a unit only where a word near them says what is measured: one | many | words near. */
const unitsWithCue: Readonly<Record<string, string>> = lists.toldUnits;

/** The unit that letters at a place are, where a word near them says what is measured: 20 C, 16 A, 100 ct. */
const food =
  /^\.? (?:(?:\p{Ll}+ ){0,2})(?:icing|packed|chopped|shredded|grated|diced|melted|warm|cold|boiling|plain|self|sour|double|flour|sugar|milk|water|butter|marg\w*|shortening|cream|broth|oats|rice|oil|cheese|honey|nuts|pecans|walnuts|raisins|onions?|celery|juice|mayo\w*|cocoa|syrup|stock|crumbs|coconut|cornmeal|buttermilk|yogh?urt|almonds|dates|sultanas|currants|apricots|lentils|oatmeal|bran|treacle|molasses)\b/u;
export function toldUnit(text: string, at: number): { names: Names; end: number } | undefined {
  const written = match(/[A-Za-z]{1,3}(?![\p{L}\p{N}'&+-])/uy, text, at)?.[0] ?? '';
  const cells = Object.hasOwn(unitsWithCue, written)
    ? unitsWithCue[written]?.split('|')
    : undefined;
  const [one = '', many = '', cue = ''] = cells ?? [];
  const isTold = cells !== undefined && allows(cue, 'around', near(text, at, 60));
  if (written === 'bp' && allows('@base-pairs', 'around', near(text, at, 60)))
    return { names: plural('base pair'), end: at + 2 };
  if (allows('@gold', 'after', text.slice(at, at + 24)))
    return { names: both('carat'), end: afterStop(text, at + 2) };
  // A pack of 100 ct.
  if (written === 'ct' && /(?:\d\d|[ -])$/.test(leftOf(text, at, 2)) && !isTold)
    return { names: both('count'), end: afterStop(text, at + 2) };
  // 1 c rolled oats: a cup.
  if (written === 'c' && food.test(text.slice(at + 1, at + 40)))
    return { names: ['cup', 'cups'], end: afterStop(text, at + 1) };
  const second = secondUnit(written, text, at);
  if (second) return second;
  // 20 C or 5C, but 3 C grades.
  if (/^[CF]$/.test(written) && !/(?:\d|[-\u2212\u2013]|\d\.)\d $|\d$/.test(leftOf(text, at, 4)))
    return undefined;
  // Soy, oat: add 70c; jam + 50c; beat by 5c.
  if (
    written === 'c' &&
    /(?:\+ ?|\b(?:add|extra|plus|(?:beat|beats|missed|rose|fell|up|down|raised|cut|gained|lost|estimates?|est\.) (?:by )?) ?)\d{1,2}$/i.test(
      leftOf(text, at, 18),
    )
  )
    return { names: ['cent', 'cents'], end: at + 1 };
  if (!isTold || (written === 'st' && text[at - 1] !== ' ')) return undefined;
  return { names: [one, many], end: afterStop(text, at + written.length) };
}
