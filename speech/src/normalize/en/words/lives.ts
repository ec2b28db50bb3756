import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

const verbs: Readonly<Record<string, string>> = lists.livesVerbs;
const dated =
  /(m|r|fl|bapt?|bur|k|bef|aft|div)\. ?(?=(?:\(\d\) )?(?:c\.? ?|ca\.? ?|circa |about |before |after )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:\p{Lu}\p{Ll}{2,8}\.?,? )?(?:\d{1,2}, )?(?:1?\d{3}(?!\d|[.,]\d)|\d{1,2}(?:st|nd|rd|th)[ -]c))/uy;
const married = /m\. (?=(?:\(\d\) )?\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+|\(|in|née|d\.))/uy;
const killed = /k\. (?=in action)/y;

/** `m. 1955`, `r. 1509–47`, `fl. c. 700`, `k. in action`: in the lives of people. 5 m. is a length. */
export function lifeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}.'-]/u.test(text.charAt(at - 1))) return undefined;
  if (/\d $/.test(leftOf(text, at, 2)) && text.charAt(at) === 'm') {
    const year = /\d{4} $/.test(leftOf(text, at, 5));
    if (!year) return undefined;
  }
  const found = match(dated, text, at);
  // Bur. 300: an office in Quebec.
  if (found?.[1] && !(found[1] === 'bur' && /^ ?\d{3}(?!\d)/.test(text.slice(at + 4, at + 9))))
    return draft(at + found[0].trimEnd().length, 'abbreviation', verbs[found[1]] ?? '');
  if (match(killed, text, at)) return draft(at + 2, 'abbreviation', 'killed');
  if (
    match(married, text, at) &&
    allows('@life-dates', 'around', text.slice(Math.max(0, at - 60), at + 80))
  )
    return draft(at + 2, 'abbreviation', 'married', false);
  return undefined;
}

const literal = /lit\. ?(?=['"‘“\p{L}])/uy;

/** `(lit. 'universal ruler')`: literally. A fire that he lit. is none. */
export function literalRule({ text, at }: Scan): Draft | undefined {
  if (!text.startsWith('lit.', at) || !/[(;:,—–"“] ?$/.test(leftOf(text, at, 2))) return undefined;
  const found = match(literal, text, at);
  return found && !/^lit\. \p{Lu}/u.test(found[0] + text.charAt(at + found[0].length))
    ? draft(at + 4, 'abbreviation', 'literally')
    : undefined;
}

/** Co. na Gaillimhe, in Irish. */
const irishCounty =
  /Co\.? (?=(?:na |Chorcaí|Chiarraí|Dhún|Mhaigh|an Ch|an Iarm|Phort|Thiobraid|Luimnigh|Dhoire|Aontroma|Shligigh|Chill|Lú(?!\p{L})))/uy;
/** Peach Co. 80, Jones Co. 55: the teams of counties. */
const countyTeam = /Co\.(?= \d{1,3}(?:[,;.)]|\s*$|\n))/uy;
const county =
  /Co\.? (?=(?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L}))/uy;

/** `Co. Cork`, `Co Durham`: a county. `Smith & Co. Cork` is a company. */
export function countyRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== 'C' || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const team = match(countyTeam, text, at);
  if (team && /(?:^|[,;:] )\p{Lu}\p{Ll}+ $/u.test(leftOf(text, at, 24)))
    return draftOf(team, 'abbreviation', 'County');
  const irish = match(irishCounty, text, at);
  if (irish) return draft(at + irish[0].length - 1, 'abbreviation', 'Contae');
  const found = match(county, text, at);
  if (!found || /(?:&|and) $/.test(leftOf(text, at, 4))) return undefined;
  return draft(at + found[0].length - 1, 'abbreviation', 'County');
}
