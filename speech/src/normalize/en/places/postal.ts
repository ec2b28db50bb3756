import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';
import { isFrequentName } from '../words/common-words.ts';
import { endsWithTownOf } from './towns-of-states.ts';

/** States and provinces by their postal abbreviations. B C and D C are said by their letters. */
export const postalNames: Readonly<Record<string, string>> = lists.postalNames;

const postcode =
  /^,? {1,2}(?:\d{5}(?:-\d{4})?(?!\d)|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?=\s*$|[.,;:)\n\t]| {2}| \p{Ll}| USA| \(| \p{Lu}\p{Ll}{3})/u;
/** Degrees that stand behind the name of a person as well. */
const degrees = /^(?:MD|PA|MA|MS|PE)$/;
const ends =
  /^(?:\s*$|[.,;:)"”—–\t-]| {2}| [—–(|·•/-]| USA| \d{1,2}:\d\d| (?:in|is|are|was|on|at|and|to|for|with|has|had|where|by|from|since|who|area|after|before)\b|\n)/u;
/** A town; but And, OR. */
const town = /(?<![\p{L}'-])(\p{Lu}(?:\p{L}|['.-](?=\p{L})){2,20}), $/u;
const bareTown = /(?<![\p{L}'-])(\p{Lu}(?:\p{Ll}{2,20}|\p{Lu}{3,20})) $/u;
const endsLine = /^(?:\s*$|[.;)?!\n])/;
/** In Estevan SK, from Truro NS: no comma. */
const placedBare =
  /(?:\b(?:in|near|of|from|to|at|outside|around|for) |, )(?:\p{Lu}[\p{L}'.-]{1,15} ){0,2}(?!(?:Windows|Google|Apple|Meta|Tesco)\b)\p{Lu}\p{Ll}{3,20} $/u;
/** R.R. 2, Goderich ON: a word as well, so that a sign or an end follows, and no switch stands before it. */
const wordBare = /^(?:ON|OH|OR|IN)$/;
const startsBare = /(?:^|\n|[•*] ?)(?:\p{Lu}[\p{L}'.-]{1,15} )?\p{Lu}\p{Ll}{3,20} $/u;
const endsBare = /^(?: ?[\u2013\u2014:(|·•]|\s*$|[.,;)]| - )/;
const inCounty = /\p{Lu}\p{L}+ Co\.?, $/u;
const twoWords = /\p{Lu}\p{Ll}{2,14} \p{Lu}\p{Ll}{2,14}, $/u;
const placed =
  /\b(?:in|near|of|from|to|at|and|outside) (?:\p{Lu}[\p{L}'.-]{1,15} ){0,2}\p{Lu}[\p{L}'.-]{1,20}, $/u;

const authorInitials =
  /(?<=(?:^|\n|[,;.&)] ?|\b(?:and|by|see|as|also|with|than|per|As|By|See) )\p{Lu}[\p{L}'’-]{1,24} )([A-Z]{2,3})(?=(, \p{Lu}[\p{L}'’-]+ [A-Z]{1,3}\b)|\. (?:\p{Lu}[^\n]{2,99}(?:19|20)\d\d;|((?:\p{Lu}[^\n]{2,99}\. )?(?:19|20)\d\d[.;]))|,? et al|[.,]? \((?:19|20)\d\d|,? (?:and|&) \p{Lu}|(?<=[A-Z], \S+ [A-Z]{2,3})\. \p{Lu}\p{Ll})/uy;

/** `Peters MT, Young AK (2019)`: initials of authors. */
export function authorRule({ text, at }: Scan): Draft | undefined {
  const found = match(authorInitials, text, at);
  const behind = leftOf(text, at, 60);
  if (!found?.[1] || endsWithTownOf(found[1], behind)) return undefined;
  const isListed = /[A-Z], \S+ $/.test(behind) || found[2];
  const isPerson = isFrequentName(behind.trim().split(' ').at(-1)?.toLowerCase() ?? '');
  // Dallas TX. We opened in Austin. 1998.
  const isPlace = allows('@published', 'around', lineAround(text, at, 160))
    ? found[3] && !isListed && !isPerson
    : !isListed || !isPerson;
  return isPlace ? undefined : draftOf(found, 'initialism', [...found[1]].join(' '), false);
}

/** `Lakefield, ON K0L 2H0`, `near Spokane, WA`: the name of the state at a place, if it is meant. */
export function postalNameAt(
  text: string,
  at: number,
  isCommon: (word: string) => boolean,
): string | undefined {
  const written = text.slice(at, at + 2);
  const name = Object.hasOwn(postalNames, written) ? postalNames[written] : undefined;
  if (!name || /^(?:[\p{L}\p{N}'&/]|-(?!based|area))/u.test(text.slice(at + 2, at + 8)))
    return undefined;
  const behind = leftOf(text, at, 50);
  // Member ID 20418.
  if (written === 'ID' && allows('@license-bodies', 'before', behind)) return undefined;
  const after = text.slice(at + 2, at + 16);
  if (inCounty.test(behind)) return name;
  if (written === 'WA' && endsWithTownOf('W.A.', behind)) return 'Western Australia';
  if (postcode.test(after) && /\p{Lu}[\p{L}'.-]{1,20},? $/u.test(behind)) return name;
  if (
    !allows('@states-as-words', 'around', written) &&
    /^ {1,2}\d{5}(?:-\d{4})?(?!\d)/.test(after) &&
    /\p{Lu}[\p{L}'.-]{1,20}, $/u.test(behind)
  )
    return name;
  // Bastrop TX, at the end of an advert.
  const bare =
    (endsLine.test(after) || (/^, /.test(after) && !/^, [A-Z]{2}/.test(after))) &&
    (!allows('@states-as-words', 'around', written) || /^(?:SC|SD|VA|CT)$/.test(written)) &&
    !degrees.test(written);
  const lone = bareTown.exec(behind)?.[1] ?? '';
  if (
    wordBare.test(written) &&
    lone !== '' &&
    /\p{Ll}$/u.test(lone) &&
    endsBare.test(after) &&
    (placedBare.test(behind) || (startsBare.test(behind) && !/^[.,]/.test(after))) &&
    !allows('@switched', 'before', behind) &&
    !isCommon(lone.toLowerCase())
  )
    return name;
  if (
    !allows('@states-as-words', 'around', written) &&
    !degrees.test(written) &&
    !/^(?:AR|WI|NE|NT)$/.test(written) &&
    (ends.test(after) || /^ \p{Ll}/u.test(after)) &&
    placedBare.test(behind) &&
    !isCommon(lone.toLowerCase())
  )
    return name;
  const last = town.exec(behind)?.[1] ?? (bare ? bareTown.exec(behind)?.[1] : undefined);
  const isWord = allows('@states-as-words', 'around', written);
  const inCapitals =
    !isWord && /\p{Lu}{4} $/u.test(behind) && /^ (?:on|at|for|was|is|[|/]) /.test(after);
  if (inCapitals && !degrees.test(written)) return name;
  if (!last || !(ends.test(after) || (!isWord && /^ \p{Ll}/u.test(after)))) return undefined;
  // CT, MRI; Jones, CA, CPA.
  if (/^, (?!USA?\b)[A-Z]{2}/.test(after)) return undefined;
  const inTimetable = allows('@timetable-cells', 'after', after);
  if (degrees.test(written)) return inTimetable || placed.test(behind) ? name : undefined;
  const isTown =
    !isCommon(last.toLowerCase()) ||
    (!isWord && (twoWords.test(behind) || /\p{Lu}\p{Ll}{2,14} \p{Lu}\p{Ll}{2,14} $/u.test(behind)));
  return isTown ? name : undefined;
}
