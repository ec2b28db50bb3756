import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { postalNames } from './postal.ts';
import { endsWithTownOf } from './towns-of-states.ts';

/** Territories that stand in the lists of states as well; D C, B C and the A C T are said by their letters. */
const others: Readonly<Record<string, string>> = {
  ...{ DC: 'D C', BC: 'B C', PR: 'Puerto Rico', PEI: 'Prince Edward Island' },
};
const australian: Readonly<Record<string, string>> = lists.australian;
const codes = [...Object.keys(postalNames), ...Object.keys(others), ...Object.keys(australian)];
const code = `(?:${[...new Set(codes)].sort((one, other) => other.length - one.length).join('|')})`;
/** NSW, Vic. and Qld: a stop that ends no sentence. */
const stop = '(?:(?<=Vic|Tas|Qld)\\.)?';
const link = '(?:, (?:and |or |& )?| (?:and|or|&) |/)';
const first = new RegExp(`${code}(?![\\p{L}\\p{N}'’&@_]|\\.\\p{L}|-(?!based|area))`, 'uy');
const membersBehind = new RegExp(`(?<![\\p{L}\\p{N}&./'-])(?:${code}${stop}${link}){1,12}$`, 'u');
const membersAhead = new RegExp(
  `^${code}${stop}(?:${link}${code}${stop}(?![\\p{L}\\p{N}'’&@_/-]))*`,
  'u',
);
/** The list goes on with a short form that is no place: in NY, LA and SF. */
const goesOn = /^(?:,| and| or| &|\/|, and|, or) ?[A-Z]{2}/;

/** Who is licensed or lives somewhere does so in a place, whatever its letters mean otherwise. */
const dwells =
  /\b(?:licen[cs]ed|insured|bonded|residents?|residing|lives?|living|born|raised|based|offices|locations|stores|branches|customers|drivers|serving|servicing|ship(?:s|ping)?|deliver(?:s|y|ing)?|void|valid|available|DMV area)(?: (?:and|&) (?:insured|bonded|licen[cs]ed|raised))?(?: (?:in|of|from|to|across))?:? $/i;
/** Behind a town: PORTLAND OR SEATTLE goes on with a name. */
const townCloses =
  /^(?:\s*$|[.,;:?!)\n\t"”|/–—]| {1,2}\d{5}(?!\d)| \p{Ll}| ?[-–—|·•(]|-(?:based|area))/u;

const nameOf = (written: string, isAustralian: boolean): string | undefined =>
  (isAustralian && Object.hasOwn(australian, written) ? australian[written] : undefined) ??
  (Object.hasOwn(others, written) ? others[written] : undefined) ??
  (Object.hasOwn(postalNames, written) ? postalNames[written] : undefined);

/** What is meant in a list of codes, if the words around it or the other codes tell that they are places. */
function listed(text: string, at: number, written: string): string | undefined {
  const behind = leftOf(text, at, 70);
  const left = membersBehind.exec(behind)?.[0] ?? '';
  const ahead = text.slice(at, at + 70);
  const right = (membersAhead.exec(ahead)?.[0] ?? written).slice(written.length);
  if (!left && right.length < 2) return undefined;
  const before = behind.slice(0, behind.length - left.length);
  const rest = ahead.slice(written.length + right.length);
  if (goesOn.test(rest) || allows('@comes-from', 'before', before) || /^[/\p{L}\p{N}]/u.test(rest))
    return undefined;
  const members = `${left}${written}${right}`.match(new RegExp(code, 'g')) ?? [];
  const head = members[0] ?? '';
  const isTold = members.some((one) => allows('@telling-states', 'around', one));
  const isAustralian = members.some((one) => /^(?:NSW|VIC|Vic|QLD|Qld|TAS|Tas)$/.test(one));
  // Los Angeles, but beside the neighbors of Louisiana.
  if (written === 'LA' && !members.some((one) => /^(?:TX|MS|AR|AL|OK|TN)$/.test(one)))
    return undefined;
  const isMeant =
    (isTold &&
      (allows('@place', 'before', before) ||
        allows('@folk', 'after', rest) ||
        members.length > 2 ||
        /\//.test(left + right))) ||
    dwells.test(before) ||
    endsWithTownOf(head, before);
  return isMeant ? nameOf(written, isAustralian) : undefined;
}

/** From OH to CA: both ends of a way. */
function fromTo(text: string, at: number, written: string): string | undefined {
  const behind = leftOf(text, at, 12);
  const after = text.slice(at + 2, at + 10);
  const ahead = /\bfrom $/.test(behind)
    ? /^ to ([A-Z]{2})(?![\p{L}\p{N}&-])/u.exec(after)?.[1]
    : undefined;
  const back = /\bfrom ([A-Z]{2}) to $/.exec(behind)?.[1];
  const other = ahead ?? back ?? '';
  return nameOf(other, false) &&
    (allows('@telling-states', 'around', other) || allows('@telling-states', 'around', written)) &&
    written !== 'LA'
    ? nameOf(written, false)
    : undefined;
}

function alone(text: string, at: number, written: string): string | undefined {
  const behind = leftOf(text, at, 110);
  const after = rightOf(text, at + written.length, 16);
  // Crimes Act 1900 (NSW): the citation of a law is read by its letters.
  if (written === 'NSW') return behind.endsWith('(') ? undefined : australian[written];
  if (endsWithTownOf(written, behind) && townCloses.test(after))
    return nameOf(written, /^(?:NT|SA)$/.test(written) && !/Yellowknife/.test(behind));
  if (
    allows('@states-alone', 'around', written) &&
    allows('@place', 'before', behind) &&
    allows('@closes', 'after', after)
  )
    return nameOf(written, false);
  if (/^(?:LA|DE|WA|SA|NT|ACT)$/.test(written)) return undefined;
  return (dwells.test(behind) &&
    / (?:in|of|from) $/.test(behind) &&
    allows('@closes', 'after', after)) ||
    (/^(?:CA|TX|NY|NJ|FL|OH|AZ|WA|IL|GA|NC|VA|MI)$/.test(written) &&
      allows('@state-people', 'after', after))
    ? nameOf(written, false)
    : undefined;
}

const dotted = /N\.S\.W\.|[WS]\.A\./y;

/** `insured in TX and OK`, `Boise ID`, `NSW and Qld`, `BEST BUY 00412 BOISE ID`: codes that stand for the place. */
export function placeCodeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}@#_.&'’-]/u.test(text.charAt(at - 1))) return undefined;
  const spaced = match(dotted, text, at)?.[0];
  if (spaced) {
    const isState = spaced === 'N.S.W.' || endsWithTownOf(spaced, leftOf(text, at, 30));
    const ends = /^\s*$|^ \p{Lu}\p{Ll}/u.test(rightOf(text, at + spaced.length, 4));
    return isState
      ? draft(
          at + spaced.length - (ends ? 1 : 0),
          'abbreviation',
          australian[spaced.replaceAll('.', '')] ?? '',
        )
      : undefined;
  }
  const written = match(first, text, at)?.[0];
  if (!written) return undefined;
  const said = listed(text, at, written) ?? fromTo(text, at, written) ?? alone(text, at, written);
  if (!said) return undefined;
  const end = at + written.length;
  const stops =
    /^(?:Vic|Tas|Qld)$/.test(written) && /^\.(?: [\p{Ll}&]|,)/u.test(text.slice(end, end + 4));
  return draft(stops ? end + 1 : end, 'abbreviation', said);
}
