import { type Draft, draft, match, type Scan } from '../draft.ts';
import { letter, near } from '../near.ts';
import { dotted, plain } from './abbreviation-list.ts';
import { beforeNumber, plainBeforeNumber } from './numbered-abbreviations.ts';
import { dayOrZone } from './times.ts';
import { beforePerson, onlyAfterPlace, states } from './titles-and-ranks.ts';

/** At the start of a sentence: Approx. 40 people. Min. and Max. are names as well. */
const atStart = Object.fromEntries(
  Object.entries(dotted)
    .filter(([written]) => /^(?!m(?:in|ax)\.)[a-z]{2,}\.$/.test(written) && written !== 'al.')
    .map(([written, said]) => [
      written.charAt(0).toUpperCase() + written.slice(1),
      said.charAt(0).toUpperCase() + said.slice(1),
    ]),
);
const withStop: Readonly<Record<string, string>> = { ...atStart, ...dotted };
const longest = Math.max(...Object.keys(withStop).map((written) => written.length));
const known = new Set([
  ...[withStop, beforeNumber, plain, plainBeforeNumber].flatMap((list) => Object.keys(list)),
  'No',
]);
const firsts = new Set([...known].map((written) => written.charAt(0)));
const name = /^\s+\p{Lu}/u;

/** Est. delivery; but Est. 1987 is when a firm began. */
const estimated =
  / (?:delivery|time|arrival|costs?|value|completion|dispatch|ship\w*|reading|total|price|weight|wait|read|duration|population|revenue|sales|due|date|savings|annual|monthly|number)(?!\p{L})/uy;

/** `Dr. Smith`, `e.g.`, `No. 5`, `St. Paul`, `vs`. */
export function abbreviationRule({ text, at }: Scan): Draft | readonly Draft[] | undefined {
  if (!/[A-Za-z]/.test(text.charAt(at)) || letter.test(text.charAt(at - 1))) return undefined;
  const piece = text.slice(at, at + longest);
  if (!firsts.has(piece.charAt(0))) return undefined;
  for (let size = piece.length; size > 1; size--) {
    const written = piece.slice(0, size);
    // A spread of 41-43p. is of pence.
    if (!known.has(written) || (written === 'p.' && /\d/.test(text.charAt(at - 1)))) continue;
    const after = text.slice(at + size, at + size + 4);
    const numbered = Object.hasOwn(beforeNumber, written) ? beforeNumber[written] : undefined;
    if (
      numbered &&
      (/^ ?#?\d/.test(after) ||
        (/^(?:[Bb]k|[Vv]ol|[Cc]h|Pt)s?\.$/.test(written) &&
          /^ [IVXL]{1,6}(?![A-Za-z])/.test(after)) ||
        (/^(?:[Ee]q|[Pp]op)\.$/.test(written) && /^ ?\(\d|^:/.test(after)) ||
        (numbered === 'number' &&
          (written.startsWith('n')
            ? /^ ?(?:of|[A-Z]{1,4}[-./]?[A-Z]{0,3}\d)/
            : /^ (?:of|[A-Z]{1,4}[-./]?\d\d)/
          ).test(text.slice(at + size, at + size + 12))))
    ) {
      const law =
        written === 'c.' &&
        (/^ ?\d{1,4}[A-Z]{0,2},? §/.test(text.slice(at + size, at + size + 12)) ||
          /\b(?:S\. ?[OCBNM]\.?|R\.S\.[OCBNM]\.?|R?S[OC]) ?\d{4}, $/.test(
            text.slice(Math.max(0, at - 16), at),
          ));
      return draft(at + size, 'abbreviation', law ? 'chapter' : many(numbered, text, at + size));
    }
    // arr. New Delhi 08:32.
    const far = text.slice(at + size, at + size + 40);
    if (
      numbered &&
      /^(?:dep|arr)\.$/i.test(written) &&
      /^ (?:\p{Lu}[\p{L}']+\.? ){1,3}(?:at )?\d/u.test(far)
    )
      return draft(at + size, 'abbreviation', numbered);
    // Lives at No 10; but No 2 people agree.
    if (
      written === 'No' &&
      /^ \d/.test(after) &&
      (/(?<!\p{L})\p{Ll}+ $/u.test(text.slice(Math.max(0, at - 14), at)) ||
        // No 10 denies a rift.
        /^ 1[01] (?:aides?|adviser|insiders?|sources?|spokes\p{Ll}+|chief|staff|den(?:y|ies|ied)|says|said|refuses|insists|confirms|rejects|backs|press|party|parties|hopes|fears|rules out)\b/u.test(
          far,
        ))
    )
      return draft(at + size, 'abbreviation', 'number');
    // (2023 est.), (both incl.).
    if (
      /^(?:est|incl)\.$/.test(written) &&
      after.startsWith(')') &&
      /\d |\bboth /.test(text.slice(Math.max(0, at - 5), at))
    )
      return draft(at + size, 'abbreviation', written === 'est.' ? 'estimate' : 'inclusive');
    // Wifi incl. R4 500; heat incl. A/C in the bedroom.
    if (
      written === 'incl.' &&
      /^ (?:(?:\p{Sc}|R)\d|\p{Lu}\/)/u.test(after) &&
      /[\p{Ll}\d] $/u.test(text.slice(Math.max(0, at - 2), at)) &&
      !/\/\p{L}{1,5}\.? $/u.test(text.slice(Math.max(0, at - 8), at)) &&
      !/^ \p{L}\/\p{L}\//u.test(text.slice(at + size, at + size + 5))
    )
      return draft(at + size - 1, 'abbreviation', 'included');
    if (/^[Ee]st\.$/.test(written) && match(estimated, text, at + size))
      return draft(at + size, 'abbreviation', written === 'est.' ? 'estimated' : 'Estimated');
    const stop = Object.hasOwn(withStop, written) ? withStop[written] : undefined;
    // The letters P Ms, as they are said of PMs.
    if (
      /^M[rs]s?\.?$/.test(written) &&
      (/(?<!\p{L})\p{Lu} $/u.test(text.slice(Math.max(0, at - 2), at)) || after.startsWith(' ='))
    )
      continue;
    const placed = !Object.hasOwn(states, written) || isState(written, text, at, at + size);
    if (stop && placed && !letter.test(text.charAt(at + size)) && meant(written, after)) {
      // Mercedes Jr.'s son; (2023 est.); (incl.).
      if (/^[JS]r\.$/.test(written) && match(/'s(?!\p{L})/uy, text, at + size))
        return draft(at + size + 2, 'abbreviation', `${stop}'s`);
      if (written === 'Sr.' && isSister(text, at + 1))
        return draft(
          at + size,
          'abbreviation',
          /^ \p{L}*[^A-Za-z \p{P}]/u.test(text.slice(at + size, at + size + 14))
            ? 'Señor'
            : 'Sister',
        );
      const counts = /^\s+[IVXLC]+(?!\p{L})/u.test(after);
      // The State Dept. Store; Acct. No. 5.
      const goesOn =
        (/^(?:Govt|Dist)\.$/.test(written) && !sentenceStart.test(far)) ||
        (/^(?:Hwy|Twp|Co|Univ|Pkwy)\.$/.test(written) && office.test(far)) ||
        (written === 'Dept.' && departmentStore.test(text.slice(at + size, at + size + 8))) ||
        /^ No[.s:]/.test(after);
      const starts = half.test(written)
        ? name.test(after) && !dayFollows.test(far)
        : /^(?:(?:[A-Z]\.)+|Jr\.|Sr\.)$/.test(written) || Object.hasOwn(states, written)
          ? sentenceStart.test(far)
          : name.test(after) && !isTitle(written) && !counts && !goesOn;
      // P.S. I found it: a pause, although the sentence goes on.
      if (written === 'P.S.' && name.test(after))
        return [draft(at + size - 1, 'abbreviation', stop), draft(at + size, 'punctuation', ',')];
      // The U.K.'s vote.
      if (/^(?:[A-Z]\.)+$/.test(written) && match(/'s(?!\p{L})/uy, text, at + size))
        return draft(at + size + 2, 'abbreviation', `${stop}'s`);
      const ends = starts || (/^\s*$/.test(after) && !isTitle(written));
      return draft(
        at + size - (ends ? 1 : 0),
        'abbreviation',
        many(stop, text, at + size),
        !isUncertain(written),
      );
    }
    // Arctic Cat 370, a Cat 320 excavator.
    if (written === 'Cat' && /^ \d{3}/.test(text.slice(at + 3, at + 7))) continue;
    const counted = Object.hasOwn(plainBeforeNumber, written)
      ? plainBeforeNumber[written]
      : undefined;
    // Watch it on Ch 4.
    if (
      written === 'Ch' &&
      numbering.test(after) &&
      /\b(?:tv|watch\p{L}*|airs?|airing|broadcast|tune|news) /u.test(near(text, at, 40))
    )
      return draft(at + size, 'abbreviation', 'Channel');
    // The head of a column, too.
    if (counted && (numbering.test(after) || /^\t/.test(after)))
      return draft(at + size, 'abbreviation', many(counted, text, at + size));
    const bare = Object.hasOwn(plain, written) ? plain[written] : undefined;
    const stops = text[at + size] === '.' && !written.includes('/');
    if (bare && !letter.test(text.charAt(at + size)) && !stops) {
      if (written === 'm/l' && !land.test(near(text, at, 40))) continue;
      if (written === 'Sr' && isSister(text, at)) return draft(at + size, 'abbreviation', 'Sister');
      if (
        /^(?:FW|RE)$/.test(written)
          ? after.startsWith(':')
          : !beforeName.has(written) ||
            name.test(after) ||
            (written === 'nr' &&
              /^ (?:the|my|ur|your|our)(?!\p{L})/u.test(text.slice(at + size, at + size + 7)))
      )
        return draft(at + size, 'abbreviation', bare);
    }
  }
  return undefined;
}

/** ep. 1–3: episodes. */
const many = (said: string, text: string, end: number): string =>
  /^(?:episode|chapter|page|week)$/i.test(said) &&
  /^ ?\d{1,4} ?[-\u2013] ?\d/.test(text.slice(end, end + 10))
    ? `${said}s`
    : said;

const land = /\b(?:acres?|ac|hectares?|ha|lots?|land|parcels?|tracts?|farm|pasture|frontage)\b/;
/** Sr Bernadette is a nun; Sr Manager and John Smith Sr are not. */
const isSister = (text: string, at: number): boolean =>
  /^ (?!(?:\p{L}+\.? ){0,2}?(?:Manager|Coordinator|Planner|Buyer|Estimator|Counsel|Consultants?|Pastor|Warden|Supervisor|Administrator|Representative|Rep|Agent|Staff|Principal|Center|Living|Discount|Services|Developer|Engineer|Director|Analyst|Designer|Consultant|Officer|Associate|Editor|Executive|Lecturer|Advisor|Architect|Scientist|Nurse|Secretary|Citizens?|Vice|VP|Software|Data|Product|Project|Account|High|Year|Bowl|Researcher|Producer|Technician|Specialist|Accountant|Partner|Mgr|Mgmt|Eng|Dev|Exec|Adv|Asst|Assoc|Dir)(?!\p{L}))\p{Lu}[\p{Ll}]/u.test(
    text.slice(at + 2, at + 50),
  ) &&
  // Stacy Ulrich, Sr. Buyer.
  !(
    /\p{Lu}\p{L}+, S?$/u.test(text.slice(Math.max(0, at - 16), at)) &&
    !/^\S* \p{L}*[^A-Za-z \p{P}]/u.test(text.slice(at + 1, at + 16))
  ) &&
  !/\p{Lu}[\p{L}'.]* $/u.test(text.slice(Math.max(0, at - 16), at));
const half = /^[ap]\.m\.$/i;
const dayFollows = new RegExp(`^\\s+${dayOrZone}`);
/** Words that begin a sentence and no name: He left the U.S. She stayed. */
export const sentenceStart =
  /^\s+(?:The|An?|This|That|These|Those|It|He|She|We|They|You|There|Its|His|Her|Our|My|Their|Your|But|And|So|If|When|While|After|Before|Since|In|On|At|As|For|However|Please|What|How|Why|Who|I)(?![\p{L}.])/u;
/** The full stop before it does not end a sentence: the State Dept. Store. */
const departmentStore = /^ Stores?\b/;
/** Hwy. Dept., Twp. Hall: an office of it. */
const office =
  /^ (?:Dept|Hall|Comm|Dist|Board|Bd|Supt|Superint|Truste|Patrol|Garage|Barn|Offic|Admin|Clerk|Fire|Police|Librar|Med|Hosp|Ext)/;
/** A number, or one with a letter: Rm 204, Rm C4, Rm B. */
const numbering = /^ #?\d|^ [A-HJ-Z](?:\d|(?![\p{L}\p{N}']))/u;
/** Without a full stop, only before a name. */
const beforeName = new Set([
  'Mt',
  'nr',
  'Capt',
  'Sgt',
  'Lt',
  'Col',
  'Cpl',
  'Cmdr',
  'Supt',
  'Fr',
  'Br',
  'Engr',
  'Evang',
  'Alh',
  'Barr',
  'Dcn',
]);
const isTitle = (written: string): boolean => titles.test(written) || beforePerson.test(written);
/** Brown, N.C., & Lee, S.D. (2001): authors, no states. */
const cited =
  /^(?:,? (?:&|\(\d{4}|et al\b|and \p{Lu}[\p{L}'-]+, \p{Lu}\.|[Ee]ds?\b)|, \p{Lu}[\p{L}'-]+, \p{Lu}\.)/u;

/** Salina, Kan.; a Pa. man. Pa. by itself is a father. */
const isState = (written: string, text: string, at: number, end: number): boolean =>
  (/\p{Lu}[\p{L}'.]+, $/u.test(text.slice(Math.max(0, at - 24), at)) &&
    !(/^[A-Z]\.[A-Z]/.test(written) && cited.test(text.slice(end, end + 24)))) ||
  // (D-Mass.)
  /\([DRI]-$/.test(text.slice(Math.max(0, at - 3), at)) ||
  (!/^(?:Mass|Miss|Ill|Wash)\.$/.test(written) &&
    /^ (?:Gov|Sen|Rep|Dems?|GOP|House|Senate|AG|Supreme|Republican|Democrat)/.test(
      text.slice(end, end + 12),
    )) ||
  (!onlyAfterPlace.test(written) && /^ \p{Ll}/u.test(text.slice(end, end + 2)));
const titles =
  /^(?:Mrs?|Ms|Dr|Prof|Maj|Adm|Cpl|Pvt|Cmdr|Gen|Col|Capt|Lt|Sgt|Rev|Fr|Msgr|Hon|Gov|Sen|Rep|Pres|Mt|[Ff]t|feat|Avail|avail|vs|e\.g|i\.e|[Cc]f|Fig|U\.S)\.$/;
const ambiguous = new Set([
  'al.',
  'ed.',
  'min.',
  'max.',
  'p.',
  'pp.',
  'est.',
  'Est.',
  'Co.',
  'ch.',
  'Ch.',
  'Ext.',
  'ext.',
  'fig.',
  'Ft.',
  'Fr.',
  'ft.',
  'feat.',
  'Mt.',
  'Gen.',
  'Sen.',
  'Rep.',
  'Pres.',
]);

/** Whether only what follows tells an abbreviation from a word or from another abbreviation. */
const isUncertain = (written: string): boolean =>
  ambiguous.has(written) && !/^(?:p|pp|Ext|ext|fig|Co|Ch|ch)\.$/.test(written);

/** Titles that are words or other abbreviations as well. */
const onlyNames = /^(?:Bro|Adv|Pst|Er|Sis|Eld|Past|Pr|Arc|Surv|Const|Barr|Mx)\.$/;

/** Whether an abbreviation that is also a word is meant: only if something fitting follows. */
function meant(written: string, after: string): boolean {
  // MR. SMITH; but the MS. is lost.
  if (/^(?!VS)[A-Z]{2,4}\.$/.test(written)) return name.test(after);
  if (onlyNames.test(written)) return /^ (?:\p{Lu}|\()/u.test(after);
  if (!ambiguous.has(written)) return true;
  if (written === 'Co.') return true;
  if (/^(?:[Ff]t|Fr|feat|Mt|Gen|Sen|Rep|Pres)\.$/.test(written)) return name.test(after);
  return /^\s*[\d,;)a-z]/.test(after);
}
