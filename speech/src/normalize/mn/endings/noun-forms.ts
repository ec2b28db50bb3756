import lists from '../lists.json' with { type: 'json' };
import { withoutVowel } from './fleeting-vowel.ts';
import { isBack, suffixVowel } from './harmony.ts';
import { inflect, parseSuffix, type Suffix } from './suffix.ts';

/** The beginning of a word's forms, before their endings. */
export interface Stem {
  readonly text: string;
  /** Whether the word's last vowel has dropped out: хурал, хурлын. */
  readonly shortened: boolean;
}

/**
 * Returns every possible beginning of the word's forms, in lower case. Spellings differ in which vowels drop out, so
 * forms are recognized with the vowel and without.
 */
export function stemsOf(word: string): readonly Stem[] {
  const lower = word.toLowerCase();
  const stems: Stem[] = [{ text: lower, shortened: false }];
  // байгууллага, байгууллагын; сургууль, сургуулийн; компани, компанийн.
  if (/[аэоөиь]$/.test(lower) && !/[аэоөуүияе][аэоөи]$/.test(lower))
    stems.push({ text: lower.slice(0, -1), shortened: false });
  // морь, морины.
  if (lower.endsWith('ь')) stems.push({ text: `${lower.slice(0, -1)}и`, shortened: false });
  const short = withoutVowel(lower);
  if (short !== undefined) stems.push({ text: short, shortened: true });
  return stems;
}

const endsInVowel = /[аэоөяеёюуүийы]$/;

/** The endings recognized as forms: other words are unlikely to look like one of these. */
const taken: ReadonlySet<string> = new Set(lists.takenCases);

/** Whether an ending's vowels are in harmony with the word; only vowels that can differ are compared. */
function isInHarmony(word: string, written: string): boolean {
  // -гүй is the same after all words.
  const ending = written.replace(/^гүй/, '');
  for (let at = 0; at < ending.length; at++) {
    const letter = ending.charAt(at);
    // ы and и are the same after all words, and leave what follows to the vowels before: номынхоо.
    const wanted = suffixVowel(word + ending.slice(0, at).replace(/[ыи]/g, ''));
    const isEi = letter === 'э' && wanted === 'ө' && ending.charAt(at + 1) === 'й';
    if ('аэоө'.includes(letter) && letter !== wanted && !isEi) return false;
    if ('ыу'.includes(letter) && !isBack(word)) return false;
    if (letter === 'ү' && isBack(word)) return false;
  }
  return true;
}

/** Endings as `parseSuffix` knows them, of words that end in a vowel with й or in и or ь. */
function plainEnding(word: string, stem: string, ending: string): string {
  if (stem === word && /й$/.test(word)) return ending.replace(/^н(?=х|$)/, 'ийн');
  if (stem !== word && /[иь]$/.test(word)) return ending.replace(/^и([аэоө])$/, '$1$1');
  return ending;
}

/** The ending that makes `form` of `word`; undefined where it is not a form of it. Both in lower case. */
export function endingOf(word: string, stem: Stem, form: string): Suffix | undefined {
  const written = form.slice(stem.text.length);
  const suffix = parseSuffix(plainEnding(word, stem.text, written));
  if (!suffix || !isInHarmony(word, written)) return undefined;
  // -ад is the dative after a cluster (улсад); -аад belongs to verbs. -чууд makes another noun.
  const isDative = suffix.case === 'approximate' && /^[аэоө]д/.test(written);
  if (!isDative && !taken.has(suffix.case)) return undefined;
  if (/^[чг]/.test(written) && suffix.case === 'plural') return undefined;
  if (written === 'г' && !endsInVowel.test(word)) return undefined;
  if (['ы', 'ий'].includes(written) && !word.endsWith('н')) return undefined;
  // Consonants keep the vowel before them: хуралд, хуралтай, хуралгүй; the hidden н does not: амьтны.
  if (stem.shortened && !/^(?:[аэоөуүыи]|н[ыиаэоө])/.test(written)) return undefined;
  return suffix;
}

/** Puts an ending on what is said for a word. */
export function withEnding(spoken: string, stem: Stem, suffix: Suffix): string {
  const base = stem.shortened ? (withoutVowel(spoken) ?? spoken) : spoken;
  return inflect(base, suffix);
}

/** A few forms of a word, to show what is meant; where a vowel may fall out, those that keep it. */
export function exampleForms(word: string): readonly string[] {
  const endings = withoutVowel(word) === undefined ? ['ын', 'аас', 'тай'] : ['д', 'тай', 'гүй'];
  return endings.map((ending) => inflect(word, ending));
}
