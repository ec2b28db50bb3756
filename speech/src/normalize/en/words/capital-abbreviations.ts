import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { figures } from '../figures.ts';
import { allows } from '../neighbors.ts';
import { postalNameAt } from '../places/postal.ts';
import { streetRule } from '../places/streets.ts';
import { inTitleCase } from '../times/calendar.ts';
import { abbreviationRule } from './abbreviations.ts';
import { isShortSurname } from './capital-words.ts';
import { isCommonWord } from './common-words.ts';

const counties = figures('counties');

/** HEB is a store, ROM a memory; their small forms are books of the Bible. */
/** MR BATBOLD, MR J P O'HARA, MR NG; but DR PEPPER. */
const titleInCapitals =
  /(MRS|MR|DR(?! (?:PEPPER|NO|DOS|CONGO|[^AEIOUY ]{3,}(?![A-Z]))))(?= (?:[A-Z]{1,2} |[A-Z] [A-Z] )?(?:[A-Z]{3,}|[OD]['’][A-Z]{3}))|(MRS?)(?= (?:[A-Z] ){0,2}(?!I[STF]|O[FNR]|A[TS]|BY|WE|TX)[A-Z]{2}(?![A-Z]))|(DR|MS|MISS)(?= ([A-Z]{2})(?![A-Z]))/y;
const written =
  /(?!(?:HEB|ROM|GAL|PROV|LEV|DEUT|PST|ADV|ARC|PR|ER|PAST)\.)([A-Z]{2,6})\.(?= ?[A-Z\d])/y;

const statesOfAustralia: Readonly<Record<string, string>> = {
  ...{ V: 'Victoria', Q: 'Queensland', T: 'Tasmania' },
};
const saint = /S[Tt](?= (\p{Lu}\p{Lu}{2,})(?![\p{L}]))/uy;
/** SS Peter and Paul; but SS Titanic. */
const saints = /S[Ss]\.?(?= \p{Lu}\p{L}+(?:, \p{Lu}|(?: and| AND| &) \p{Lu}))/uy;

const shortStreet = /ST(?![\p{L}\p{N}.])/uy;

/** `ST BERNADETTE`, but `MAIN ST CLOSED`; `Ss Peter and Paul`. */
function saintAt(text: string, at: number): Draft | undefined {
  const all = match(saints, text, at)?.[0];
  if (all) return draft(at + all.length, 'abbreviation', 'Saints', false);
  // LAKE ST / UNIVERSITY, at the end of a name.
  if (
    /\p{Lu}{3} $/u.test(leftOf(text, at, 4)) &&
    match(/ST(?=(?: [/&–—-]|,|\)|\s*$|\n))/y, text, at)
  )
    return draft(at + 2, 'abbreviation', 'street', false);
  const name = match(saint, text, at)?.[1];
  // OAK ST CLSD.
  if (name && /^(?:BTWN|BETW|CLSD|CLNG|BLKD)$/.test(name))
    return draft(at + 2, 'abbreviation', 'street', false);
  if (allows('@street', 'before', leftOf(text, at, 12)) && match(shortStreet, text, at))
    return draft(at + 2, 'abbreviation', 'street', false);
  return name && !isCommonWord(name.toLowerCase())
    ? draft(at + 2, 'abbreviation', 'Saint', false)
    : undefined;
}

/** `ST. LUCIA`, `GA. SENATE`, `FT. WORTH`: abbreviations in headlines, read as in small letters; `Portland, OR`. */
export function capitalAbbreviationRule(scan: Scan): Draft | readonly Draft[] | undefined {
  const { text, at } = scan;
  if (/[\p{L}\p{N}.'-]/u.test(text.charAt(at - 1))) return undefined;
  // 7:00 AM CT. Text; 2130 MT. No.
  if (
    /(?:\b[AP]M|\d[AP]|\d{4}|\d:\d\d) $/.test(leftOf(text, at, 6)) &&
    /^[ECMPAH][SD]?T\b/.test(text.slice(at, at + 3))
  )
    return undefined;
  if (
    match(/A(?= [A-Z]{3})/y, text, at) &&
    /[A-Z]{2} $/.test(leftOf(text, at, 3)) &&
    // MR A KHAN: an initial.
    !/\b(?:MR|MRS|MS|DR|MISS) $/.test(leftOf(text, at, 6)) &&
    !allows('@lettered', 'before', leftOf(text, at, 12))
  )
    return draft(at + 1, 'word', 'a', false);
  // MS REBECCA THWAITE; but MS OFFICE.
  const [titledBy, , , , surname] = match(titleInCapitals, text, at) ?? [];
  if (titledBy && (!surname || isShortSurname(surname)))
    return draft(
      at + titledBy.length,
      'abbreviation',
      { MR: 'Mister', MRS: 'Missus', DR: 'Doctor', MS: 'Miz', MISS: 'miss' }[titledBy] ?? '',
      false,
    );
  const woman = match(/MS(?= ([A-Z]{3,}) [A-Z]{3,})/y, text, at)?.[1];
  if (
    woman &&
    !isCommonWord(woman.toLowerCase()) &&
    !/^(?:EXCEL|OFFICE|WINDOWS|OUTLOOK|PATIENTS)$/.test(woman)
  )
    return draft(at + 2, 'abbreviation', 'Miz', false);
  // Geelong VIC, Cairns Qld 4870.
  const australian = match(/(?:VIC|Vic|QLD|Qld|TAS|Tas)(?![\p{L}\p{N}'])/uy, text, at)?.[0];
  if (
    australian &&
    /\p{Lu}\p{L}{2,20},? $/u.test(leftOf(text, at, 24)) &&
    (/^[QT]|^VIC/.test(australian) || /^,? [38]\d{3}(?!\d)/.test(text.slice(at + 3, at + 9))) &&
    /^(?:\s*$|[.,;:)\n]| \d{4}(?!\d)| \p{Ll})/u.test(text.slice(at + 3, at + 9))
  )
    return draft(
      at + 3,
      'abbreviation',
      statesOfAustralia[australian.charAt(0)] ?? '',
      australian !== 'TAS',
    );
  const state = postalNameAt(text, at, isCommonWord);
  if (state) return draft(at + 2, 'abbreviation', state);
  const holy = saintAt(text, at);
  if (holy) return holy;
  const found = match(written, text, at);
  if (!found?.[1]) return undefined;
  const small = (part: string) => part.replace(/[A-Z]{2,}/g, inTitleCase);
  const line = `${small(leftOf(text, at, 40))}${inTitleCase(found[1])}.${small(
    text.slice(at + found[0].length, at + 40),
  )}`;
  const from = Math.min(at, 40);
  const inSmall = { ...scan, text: line, at: from };
  const read = counties(inSmall) ?? streetRule(inSmall) ?? abbreviationRule(inSmall);
  if (!read || 'length' in read) return read;
  // A headline has one sentence: MAIN ST. CLOSED.
  return { ...read, end: Math.max(at + read.end - from, at + found[1].length + 1) };
}
