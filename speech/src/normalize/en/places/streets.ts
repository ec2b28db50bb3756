import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { isBareStreet, numbered, onStreet } from '../measures/compass.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit, inPairs, year } from '../numbers/cardinal.ts';

const name = /^\s+\p{Lu}/u;
/** Saints that places are named after: `St.` before them is not a street, even after a capital. */
const saints =
  /^\s+(?:Albans?|Andrews?|Anne?|Anthony|Augustine|Asaph|Austell|Barth|Basil|Bernard|Catherine|Charles|Clair|Cloud|Davids?|Denis|Edmunds?|Elmo|Francis|Gallen|George|Germain|Helena|Helens|Helier|Ives|James|John|Joseph|Kilda|Kitts|Lawrence|Leonards?|Louis|Lucia|Luke|Maarten|Mark|Martin|Mary|Matthew|Michael|Moritz|Neots|Nicholas|Pancras|Patrick|Paul|Peter|Petersburg|Pierre|Regis|Simon|Stephen|Thomas|Valentine|Vincent|Vitus)(?!\p{Ll})/u;
/** A name or an ordinal directly before: Main St., 5th St. A capital that only starts a sentence does not count. */
const street =
  /(?:\d(?:st|nd|rd|th)|\b(?:on|at|near) \d{2,3}|(?<!\p{L})(?!(?:The|In|At|On|From|To|Near|By|Of|And|For|With|Is|Was|Visit|Mount|Mt\.?|Fort|Ft\.?|Lake|Port|Sault|Saints?|Cape|Point|Old|New|Our|Around|Before|After|Between|Since|Inside|Outside|Across|Through|Is|Both|Then|When|While|But)(?!\p{L}))(?:Mc|Mac|O['’]|De|La|Fitz)?\p{Lu}\p{Ll}+(?:'s|s')?(?: Luther King)?)\.? $/u;

const sayNumber = (digits: string): string =>
  digits.length === 5 && !digits.endsWith('000') ? digitByDigit(digits) : inPairs(digits);
const houseNumber =
  /[1-9]\d{2,4}(?=[A-Z]?(?: [NSEW]{1,2}\.?)? (?:\p{Lu}|rue |\d{1,3}(?:st|nd|rd|th))|,? (?:boul|av|ch|rue|chemin|calle|rang|mont|côte|all))/uy;
/** Streets that are named in another way: 118 Garrioch Quadrant, 412 Avenue B, 315 rue Cartier. */
const otherStreet =
  /^,? (?:boul\.?|boulevard|av\.?|avenue|ch\.?|chemin|rue|rang|côte|montée|allée|calle) (?:\p{Lu}|\d|de |des |du |la |le |les |[ld]['’])|^ (?:(?:\p{Lu}[\p{L}']{1,14} ){1,3}?(?:Quadrant|Crescent|Cres|Terrace|Terr|Tce|Grove|Gardens|Gdns|Mews|Loop|Circle|Crt|Trail|Alley|Parade|Pde|Esplanade|Esp|Pike|Turnpike|Causeway|Wharf|Quay|Row|Walk|Sts|Drives?|Close(?=[,.;)\n]|$)|Hill(?=[,.;)\n]|$))(?!\p{L})|Avenue [A-Z](?!\p{L})|(?:rue|Rue|Calle|Avenida|Camino|Paseo|Chemin|Via|Jalan|Jln|Boulevard|County Road|County Rd|State Route|State Road|Farm Road) (?:\p{Lu}|\d|de |des |du |la ))/u;
/** The unit before the number of the house: Unit 5-120 Bay St, #203 – 1450 W. Georgia St. */
const unitNumber = /(\d{1,4}) ?[-\u2013] ?(?=\d{2,5} )/y;

/** 100-120 Main St: the houses between. */
const houseRange = /([1-9]\d{2,3}) ?[-\u2013] ?([1-9]\d{2,3})(?= \p{Lu})/uy;

/** Whether a street begins here; a noun in the plural behind it is counted: 150 Wall Street bankers. */
function beginsStreet(after: string): boolean {
  const name = after
    .replace(/^[A-Z](?= )/, '')
    .replace(/^ (?:[NSEW]{1,2}\.?|(?:North|South)?(?:[Ww]est|[Ee]ast)?)(?= )/, '');
  const street = (onStreet.exec(name) ?? otherStreet.exec(name))?.[0];
  return (
    street !== undefined &&
    !/^ (?!is\b|was\b|has\b)\p{Ll}{2,14}s(?!\p{L})/u.test(name.slice(street.length))
  );
}

/** `2280 Dundas St`: twenty two eighty. */
export function houseNumberRule({ text, at }: Scan): Draft | Draft[] | undefined {
  if (/[\p{L}\d.,/$€£]/u.test(text.charAt(at - 1))) return undefined;
  const unit = match(unitNumber, text, at);
  const house = at + (unit?.[0].length ?? 0);
  const digits = unit ? (match(/\d{2,5}/y, text, house)?.[0] ?? '') : '';
  // 100-120 Main St is a range of houses.
  const isUnit =
    allows('@unit-before', 'before', leftOf(text, at, 8).trimEnd()) ||
    (digits.length > 2 && Number(digits) > 2 * Number(unit?.[1]));
  if (unit?.[1] && isUnit && beginsStreet(text.slice(house + digits.length, house + 60)))
    return [
      draft(at + unit[1].length, 'number', sayNumber(unit[1])),
      draft(house, 'punctuation', ','),
    ];
  const last = match(houseRange, text, at);
  if (
    last?.[1] &&
    last[2] &&
    Number(last[1]) < Number(last[2]) &&
    Number(last[2]) < 2 * Number(last[1]) &&
    beginsStreet(rightOf(text, at + last[0].length, 54))
  )
    return draftOf(last, 'range', `${sayNumber(last[1])} to ${sayNumber(last[2])}`);
  const found = match(/[1-9]\d{3}(?![\d\p{L}%]|[.,:/-]\d)/uy, text, at)?.[0];
  const onRoad =
    !found?.endsWith('000') &&
    allows('@road-before', 'before', leftOf(text, at, 9)) &&
    !allows('@counted-people', 'after', text.slice(at + 4, at + 30));
  if (found && onRoad) return draft(at + 4, 'number', year(found));
  const number = match(houseNumber, text, at)?.[0];
  if (
    !number ||
    !(isBareStreet(text, at + number.length) || beginsStreet(rightOf(text, at + number.length, 54)))
  )
    return undefined;
  return draft(at + number.length, 'number', sayNumber(number));
}

const ways: Record<string, string> = lists.ways;

/** `Dr.` and `St.` are Drive and Street after a name, Doctor and Saint before one. */
export function streetRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const written =
    /^(?:St|Dr|Ave|Rd|Ln|Ct|Cres|Tce|Crt|Cir|Pl|Pkwy|Trl)(?:\.|(?!\p{L}|\p{N}))/u.exec(
      text.slice(at, at + 6),
    )?.[0];
  if (!written) return undefined;
  const behind = leftOf(text, at, 40);
  const after = rightOf(text, at + written.length, 16);
  const named = name.test(after);
  const end = at + written.length;
  const ends =
    written.endsWith('.') &&
    (/^\s*$/.test(after) || /^\s+\p{Lu}/u.test(after)) &&
    !/^ (?:[NS][EW]?|[EW])(?![\p{L}'])/u.test(after)
      ? end - 1
      : end;
  // AMK Ave 10.
  if (
    /^Ave\.?$/.test(written) &&
    /\p{Lu}[\p{L}']+ $/u.test(behind) &&
    /^ \d{1,2}(?![\d.,:/])/.test(after)
  )
    return draft(end, 'abbreviation', 'Avenue');
  const way = ways[written.replace('.', '')];
  const crosses =
    /(?:^|\D)\d{1,3} $/.test(behind) && allows('@numbered-street-goes-on', 'after', after);
  if (way && !street.test(behind) && !(crosses && way === 'Avenue')) return undefined;
  // Turn at Central Ave. Parking is behind the shop.
  const begins = allows('@street-name-and-verb', 'after', text.slice(end, end + 34));
  if (way) return draft(named && way === 'Avenue' && !begins ? end : ends, 'abbreviation', way);
  if (written.startsWith('Dr')) {
    const drive = named ? numbered.test(behind) : /\p{Lu}\p{Ll}+ $/u.test(behind);
    return drive && (written === 'Dr.' || numbered.test(behind))
      ? draft(/^\s*$/.test(after) ? ends : end, 'abbreviation', 'Drive', false)
      : undefined;
  }
  if (crosses && written.startsWith('St')) return draft(ends, 'abbreviation', 'Street', false);
  // Gen. St. Ruth.
  if (named && allows('@titles-before', 'before', behind))
    return draft(end, 'abbreviation', 'Saint', false);
  if (named && (saints.test(after) ? !numbered.test(behind) : !street.test(behind)))
    return draft(end, 'abbreviation', 'Saint', saints.test(after));
  // Before a name it could be a saint as well.
  return street.test(behind) ? draft(ends, 'abbreviation', 'Street', !named) : undefined;
}
