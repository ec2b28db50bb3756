import { isBack, suffixVowel } from './harmony.ts';
import { type Case, inflect, parseSuffix, type Suffix } from './suffix.ts';

/** What the forms of a word begin with before their endings. */
export interface Stem {
  readonly text: string;
  /** The word's last vowel has fallen out: хурал, хурлын. */
  readonly shortened: boolean;
}

/** A short vowel between two consonants at the end of a word of more than one syllable. */
const fleeting =
  /[аэоөяеёюуүыий][^аэоөяеёюуүыий]*[бвгджзклмнпрстфхцчшщь]([аэоөуүи])[бвгджзлмнрстхцчшк]$/;

/** The word without the vowel that falls out before an ending; undefined where it has none. */
function shortened(word: string): string | undefined {
  const found = fleeting.exec(word.toLowerCase());
  return found ? word.slice(0, -2) + word.slice(-1) : undefined;
}

/**
 * Every beginning that a form of the word may have, in lower case. Which vowels fall out is a matter of spelling that
 * people differ in, so a form is known with the vowel and without.
 */
export function stemsOf(word: string): readonly Stem[] {
  const lower = word.toLowerCase();
  const stems: Stem[] = [{ text: lower, shortened: false }];
  // байгууллага, байгууллагын; сургууль, сургуулийн; компани, компанийн.
  if (/[аэоөиь]$/.test(lower) && !/[аэоөуүияе][аэоөи]$/.test(lower))
    stems.push({ text: lower.slice(0, -1), shortened: false });
  // морь, морины.
  if (lower.endsWith('ь')) stems.push({ text: `${lower.slice(0, -1)}и`, shortened: false });
  const short = shortened(lower);
  if (short !== undefined) stems.push({ text: short, shortened: true });
  return stems;
}

const endsInVowel = /[аэоөяеёюуүийы]$/;

/** The endings that are taken for a word's own: no other word is likely to look like one of these. */
const taken: ReadonlySet<Case> = new Set<Case>([
  'genitive',
  'genitiveN',
  'dative',
  'dativeN',
  'accusative',
  'ablative',
  'ablativeN',
  'instrumental',
  'comitative',
  'privative',
  'plural',
  'reflexive',
]);

/** Whether the vowels of an ending are those that the word asks for; of each only what can differ is looked at. */
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

/** The ending that makes `form` of `word`; undefined where it is no form of it. Both in lower case. */
export function endingOf(word: string, stem: Stem, form: string): Suffix | undefined {
  const written = form.slice(stem.text.length);
  const suffix = parseSuffix(plainEnding(word, stem.text, written));
  if (!suffix || !isInHarmony(word, written)) return undefined;
  // -ад is the dative after a cluster (улсад); -аад belongs to verbs. -чууд makes another noun.
  const isDative = suffix.case === 'approximate' && /^[аэоө]д/.test(written);
  if (!isDative && !taken.has(suffix.case)) return undefined;
  if (/^[чг]/.test(written) && suffix.case === 'plural') return undefined;
  if (written === 'г' && !endsInVowel.test(word)) return undefined;
  if (/^(?:ы|ий)$/.test(written) && !word.endsWith('н')) return undefined;
  // Consonants keep the vowel before them: хуралд, хуралтай, хуралгүй; the hidden н does not: амьтны.
  if (stem.shortened && !/^(?:[аэоөуүыи]|н[ыиаэоө])/.test(written)) return undefined;
  return suffix;
}

/** Puts an ending on what is said for a word. */
export function withEnding(spoken: string, stem: Stem, suffix: Suffix): string {
  const base = stem.shortened ? (shortened(spoken) ?? spoken) : spoken;
  return inflect(base, suffix);
}

/** A few forms of a word, to show what is meant; where a vowel may fall out, those that keep it. */
export function exampleForms(word: string): readonly string[] {
  const endings = shortened(word) === undefined ? ['ын', 'аас', 'тай'] : ['д', 'тай', 'гүй'];
  return endings.map((ending) => inflect(word, ending));
}
