import lists from '../lists.json' with { type: 'json' };
import { isCommonWord, isFrequentName } from './common-words.ts';
import { acronyms } from './said-capitals.ts';

/** Words that are initials as well: which one, decide the words in capitals around it. */
const alsoInitials = new Set(lists.alsoInitials);
/** Before them "US" and "IT" are the pronoun, whatever follows. */
const verbs = new Set(lists.verbs);
const prepositions = new Set(
  'ABOUT TO FOR OF WITH FROM BETWEEN AND ON BY BEHIND WITHOUT'.split(' '),
);
/** After a preposition these leave "US" a pronoun: FOR US ALL. */
const afterPronoun = new Set('ALL BOTH TODAY NOW TOMORROW AND IN ON AT TO'.split(' '));
/** What follows "IT" as the name of a trade. */
const trades = new Set(lists.trades);
const auxiliaries = new Set(lists.auxiliaries);
const antecedents = new Set(
  'ALL THOSE PEOPLE MAN MEN WOMAN WOMEN GIRL BOY GUY KNOW SEE ONE AND BUT ANYONE EVERYONE CHILDREN'.split(
    ' ',
  ),
);
/** Behind a first name: MARTIN VU. */
const shortSurnames = new Set(
  'VU LE LI WU XU HO YU KO DU LU HU NG OH OU MA HA EK QI SU FU KU TU ZU YE HE DOE ROE DIX'.split(
    ' ',
  ),
);
/** Behind an initial or a title: M. ORR, Mrs TEO. */
const surnamesOfThree = new Set(lists.surnamesOfThree);
export const isShortSurname = (written: string): boolean =>
  surnamesOfThree.has(written) || shortSurnames.has(written);
const vowel = /[AEIOUY]/;
/** Letters that can be a word: syllables, with clusters at their start and end that English words have. */
const pronounceable =
  /^(?:[BCDFGHJKLMNPRSTVWZ]|[BCDFGKPST][LR]|S[CHKMNPTW]|[CPTW]H|KN|WR|QU|STR)?[AEIOUY]{1,3}(?:(?:[BCDFGHJKLMNPRSTVWXZ]{1,2}|[NMLSX][TPDGKBC][LR])[AEIOUY]{1,2}){0,2}(?:[BCDFGHKLMNPRSTXWZ]|[LNR][CDGKPSTZ]|S[KPST]|[CFPX]T|[CT]K|[CNST]H|LL|FF|BB|DD|GG|PP|TT|GH|HN|NNS|RN|RM|LM|[LNR]TH|[LNR]CH|MP|NN|[BCDFGKLMNPRTVW]S|[LNR]TS|[LNR]DS|[LNR]KS|CKS|LLS|MPS|S[KPT]S|RMS|RNS|NGS)?$/;

/** Whether capitals are said as a word, not by their letters: OKORO, CLARE. */
export function canBeSaid(written: string): boolean {
  return (
    !/^(?:NYSE|UCAS)$/.test(written) &&
    (written.length > 4 || (written.length === 4 && !/^[AEIOUY]/.test(written))) &&
    isSayable(written)
  );
}

/** REAA, but BEAU and LIEU. */
const vowelsOnly = /^[B-Z][AEIOU]{3}$/;
export const isSayable = (written: string): boolean =>
  vowel.test(written) &&
  pronounceable.test(written) &&
  (!vowelsOnly.test(written) || /^(?:BEAU|LIEU)$/.test(written));

export interface Neighbours {
  /** The words in capitals directly before and after, or ''. */
  readonly before: string;
  readonly after: string;
}

function isWordItself(written: string): boolean {
  return !alsoInitials.has(written) && isCommonWord(written.toLowerCase());
}

/** How capitals are read; what only the words around decide is likely. */
export type CapitalsAre = 'word' | 'likely a word' | 'initials' | 'likely initials';

/** Tells words in capitals of at most five letters (NOT, US in JOIN US, a name in a heading) from initials. */
export function readCapitals(written: string, { before, after }: Neighbours): CapitalsAre {
  if (alsoInitials.has(written)) {
    if (isPronoun(written, before, after)) return 'likely a word';
    return before === '' && after === '' ? 'initials' : 'likely initials';
  }
  const small = written.toLowerCase();
  if (isWordItself(written) || (written.length > 3 && isFrequentName(small))) return 'word';
  // ROY HALE, MARTIN VU: beside another name. LEE COUNTY, but IAN is read by its letters beside nothing.
  if (isFrequentName(small) && (before !== '' || after !== '')) return 'likely a word';
  if (
    shortSurnames.has(written) &&
    before.length > 2 &&
    (isFrequentName(before.toLowerCase()) || !isCommonWord(before.toLowerCase()))
  )
    return 'likely a word';
  // Four or five letters that can be a word are mostly said as one, name or not: CLARE, SATA; but not FBI.
  if (canBeSaid(written)) return 'likely a word';
  // An unknown name in a heading: ABEL WINS.
  const isName =
    written.length > 3 &&
    isSayable(written) &&
    [before, after].some(
      (word) =>
        !acronyms.has(word) && (isWordItself(word) || (word.length > 4 && vowel.test(word))),
    );
  return isName ? 'likely a word' : 'initials';
}

/** THAT'S IT, GUARANTEE IT; but the OBSF IT code. */
const isBesideIt = (word: string): boolean =>
  /^(?:.|.{6,})$/.test(word) || isWordItself(word) || isSayable(word);

function isPronoun(written: string, before: string, after: string): boolean {
  switch (written) {
    case 'US':
      return (
        verbs.has(before) || (prepositions.has(before) && (after === '' || afterPronoun.has(after)))
      );
    case 'IT':
      return [before, after].some(isBesideIt) && !trades.has(after) && before !== 'THE';
    case 'WHO':
      return before !== 'THE' && (auxiliaries.has(after) || antecedents.has(before));
    case 'AM':
      return before === 'I' || before === 'WHO' || after === 'I';
    case 'SAT':
    case 'ACT':
      return before !== '' || after !== '';
    case 'LED':
      return after === 'BY' || after === 'TO' || after === 'THE';
    default:
      return false;
  }
}
