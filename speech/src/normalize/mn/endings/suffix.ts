import { kept } from '../../kept.ts';
import { vowelStem } from './fleeting-vowel.ts';
import { isBack, longVowel, suffixVowel } from './harmony.ts';
import { attributive, dayForm, isNumeral, obliqueN, ordinalOf } from './numeral-forms.ts';

const shapes = {
  ordinal: '-?р$|(?:дугаар|дүгээр)',
  which: '(?:дахь|дэх|дохь|дөх)$',
  attributive: '[аэоө]?н(?=$|х[аэоө])',
  genitiveN: 'ны|ний',
  dativeN: 'нд|анд|энд|онд|өнд',
  ablativeN: 'н(?:аас|ээс|оос|өөс)',
  accusative: 'гийг|ийг|ыг|г$',
  genitive: 'гийн|гын|ийн|ын|ий|ы',
  plural: 'и?(?:ууд|үүд|уд|үд|нууд|нүүд|чууд|чүүд)',
  ablative: '[гиь]?(?:аас|ээс|оос|өөс|ас|эс|ос|өс)|с$',
  approximate: '[гиь]?(?:аад|ээд|оод|өөд|ад|эд|од|өд)|д(?=[аэоө]{2}р$)',
  instrumental: '[гиь]?(?:аар|ээр|оор|өөр|ар|эр|ор|өр)',
  collective: '[гь]?(?:(?:уул|үүл|ул|үл)(?=[аэоө])|(?:уул|үүл)$)',
  comitative: 'тай|тэй|той',
  directive: 'руу|рүү|луу|лүү',
  privative: 'гүй',
  limiting: 'хан|хэн|хон|хөн',
  reflexive: '(?:г?(?:аа|ээ|оо|өө)|и[аэоө])$',
  dative: '(?:ид|д|т)(?![аэоө]й)',
} as const;
export type Case = keyof typeof shapes;
const cases = (Object.keys(shapes) as Case[]).map(
  (name) => [name, new RegExp(`^(?:${shapes[name]})`)] as const,
);

export interface Suffix {
  readonly case: Case;
  /** What follows the case suffix: reflexive (-аа), possessive -х and its suffixes, as written. */
  readonly tail: string;
  readonly written: string;
}

const reflexive = /^(?:г?(?:аа|ээ|оо|өө))/;
/** гурвууланд: of all of them. */
const ofAll = /^[аэ]н(?:д|гийн|тай|тэй|аас|ээс)?$/;
const tailShape =
  /^(?:г|д(?:аа|ээ|оо|өө)|г?(?:аа|ээ|оо|өө)р?|х(?:[аэоө]{2}[нрс]?|ийг|ныг?|ний|[аэоө]н|д|ын|ийн|ан[ыд]|энд|эний)?)?$/;

/** Parses a written suffix (without its hyphen); undefined if nouns do not take it. */
export const parseSuffix = kept((written: string): Suffix | undefined => {
  const lower = written.toLowerCase();
  for (const [name, shape] of cases) {
    const found = shape.exec(lower);
    if (!found) continue;
    const tail = lower.slice(found[0].length);
    const isTail = tail === '' || tailShape.test(tail) || ofAll.test(tail);
    if (!isTail && !(name === 'plural' && parseSuffix(tail))) continue;
    return { case: name, tail, written: lower };
  }
  return undefined;
});

/** "The five of us": numerals that lose more than by rule. */
const together: Record<string, string> = { хоёр: 'хоёул', зургаа: 'зургуул', долоо: 'долуул' };

/** Nouns with a hidden н in the genitive, dative and ablative: яамны, яаманд, яамнаас. */
const hiddenN = new Set(['яам', 'хороо', 'холбоо', 'банк', 'мөнгө']);
/** Nouns with a hidden г before a vowel: сангийн, сангаас. */
const hiddenG = new Set(['сан', 'шуудан', 'хүрээлэн', 'тайлан', 'байшин']);
const withHiddenN: Partial<Record<Case, Case>> = {
  genitive: 'genitiveN',
  dative: 'dativeN',
  ablative: 'ablativeN',
};

/** How a stem ends, which decides how a suffix that starts with a vowel joins it. */
type Ending = 'long' | 'diphthong' | 'i' | 'short' | 'soft' | 'consonant';
function ending(word: string): Ending {
  if (/(?:аа|ээ|оо|өө|уу|үү|ёо|яа|еэ|юу|юү|ий)$/.test(word)) return 'long';
  if (/й$/.test(word)) return 'diphthong';
  if (/и$/.test(word)) return 'i';
  // A final single о marks a loan that keeps it: евро, радио, метро.
  if (/[уүо]$/.test(word) && !/о[^аоу]{1,3}о[^аоу]{1,2}о$/.test(word)) return 'long';
  if (/[аэоөяеёюы]$/.test(word)) return 'short';
  if (/[ьъ]$/.test(word)) return 'soft';
  return 'consonant';
}

/** Whether it is one syllable ending in a vowel (letter names: бэ, эм; ка, ти), which stays and takes г. */
function isLetterLike(word: string): boolean {
  return (word.match(/[аэоөяеёюыиуү]/g) ?? []).length === 1 && /[аэоөяеёюуүи]$/.test(word);
}

/** Joins a suffix that starts with a long vowel: `close` is its consonant (с, р, д, л or none). */
function joinLong(word: string, close: string, rounded?: string): string {
  const vowel = rounded ?? longVowel(word);
  const lower = word.toLowerCase();
  if (isLetterLike(lower)) return `${word}г${vowel}${close}`;
  const stem = vowelStem(word);
  switch (ending(lower)) {
    case 'long':
    case 'diphthong':
      return `${word}г${vowel}${close}`;
    case 'i':
      return `${word}${vowel.slice(1)}${close}`;
    case 'short':
      return /[яе]$/.test(lower)
        ? `${word}${vowel.slice(1)}${close}`
        : `${word.slice(0, -1)}${vowel}${close}`;
    case 'soft':
      return `${word.slice(0, -1)}и${vowel.slice(1)}${close}`;
    default:
      return `${stem}${vowel}${close}`;
  }
}

function genitive(word: string, accusative: boolean): string {
  const end = accusative ? 'г' : 'н';
  const lower = word.toLowerCase();
  const stem = vowelStem(word);
  const plain = isBack(word) ? `ы${end}` : `ий${end}`;
  if (isLetterLike(lower)) return `${word}гий${end}`;
  switch (ending(lower)) {
    case 'long':
      return accusative ? `${word}г` : `${word}гийн`;
    case 'diphthong':
      return `${word}${end}`;
    case 'i':
      return `${word}й${end}`;
    case 'short':
      if (/[яе]$/.test(lower)) return word + plain;
      return `${word.slice(0, -1)}${/[жчшг]$/.test(word.slice(0, -1)) && !/г.$/.test(lower) ? `ий${end}` : plain}`;
    case 'soft':
      return `${word.slice(0, -1)}ий${end}`;
    default:
      if (/[жчшгк]$/.test(lower)) return `${stem}ий${end}`;
      if (/н$/.test(lower) && !accusative) return `${stem}${isBack(word) ? 'ы' : 'ий'}`;
      return `${stem}${plain}`;
  }
}

/** -д, -т, or a vowel between: хувьд, гуравт, тавд, минутад, улсад, багшид. After в, л, м, н as written. */
function dative(word: string, written: string): string {
  const lower = word.toLowerCase();
  if (/[жчш]$/.test(lower)) return `${word}ид`;
  if (/[тдцзхщ]$/.test(lower) || /[бвгджзйклмнпрстфхцчш]с$/.test(lower))
    return `${vowelStem(word)}${suffixVowel(word)}д`;
  if (lower === 'нэг') return word + (written.startsWith('т') ? 'т' : 'д');
  // The month and the state keep д, unlike гэрт and өдөрт.
  if (lower === 'сар' || lower === 'төр') return `${word}д`;
  if (/[гркпфс]$/.test(lower) || lower === 'гурав' || lower === 'дөрөв' || lower === 'арав')
    return `${word}т`;
  return `${word}${/[бвлмнь]$/.test(lower) && !lower.endsWith('грамм') && written.startsWith('т') ? 'т' : 'д'}`;
}

/** Байгууллага → байгууллагууд, компани → компаниуд. */
function joinPlural(word: string): string {
  const vowel = isBack(word) ? 'у' : 'ү';
  switch (ending(word.toLowerCase())) {
    case 'long':
    case 'diphthong':
      return `${word}н${vowel}${vowel}д`;
    case 'i':
      return `${word}${vowel}д`;
    case 'short':
      return `${word.slice(0, -1)}${vowel}${vowel}д`;
    case 'soft':
      return `${word.slice(0, -1)}и${vowel}д`;
    default:
      return `${word}${vowel}${vowel}д`;
  }
}

/** Adapts the tail to the harmony of what it follows. */
function harmonize(base: string, tail: string): string {
  if (tail === '') return base;
  // The ы of a case suffix is the same after all words: номынхоо.
  const vowel = longVowel(base.replace(/ы(?=[нг]?$)/, ''));
  let fitted = tail.replace(/(?:аа|ээ|оо|өө)/, vowel);
  if (reflexive.test(tail)) {
    const bare = fitted.replace(/^г/, '');
    fitted = /(?:й|аа|ээ|оо|өө|уу|үү)$/.test(base) ? `г${bare}` : bare;
    if (/[ы]$/.test(base)) fitted = `г${bare}`;
  }
  return base + fitted;
}

/**
 * Returns a word with a case: the written suffix determines which, the word's own sound its shape (5-ийн is still
 * тавын). An unknown suffix is added as written.
 */
export function inflect(word: string, suffix: Suffix | string): string {
  const parsed = typeof suffix === 'string' ? parseSuffix(suffix) : suffix;
  if (!parsed) return word + (typeof suffix === 'string' ? suffix : '');
  const at = word.lastIndexOf(' ') + 1;
  const head = word.slice(0, at);
  const last = word.slice(at);
  return head + inflectLast(last, parsed);
}

/** A name or a loan keeps its last vowel, whether a г is written or not: ФИФА-ийн фифагийн, EBITDA-г эбитдаг. */
export function inflectLoan(word: string, suffix: Suffix): string {
  const opens = /^[аэоөиы]/.test(suffix.written) && /[аэ]$/.test(word);
  return inflect(word, opens ? `г${suffix.written.replace(/^ы/, 'ий')}` : suffix);
}

/** Loans keep their last vowel if a г is written: FIFA-гийн фифагийн. */
function keepsVowel(word: string, written: string): string {
  return word + written.replace(/аа|ээ|оо|өө/g, longVowel(word));
}

/** хорин → хоринд, яам → яаманд, хороо → хороонд. */
function dativeN(word: string, numeral: boolean): string {
  if (numeral) return `${dayForm(word.toLowerCase())}д`;
  if (/н$/.test(word)) return `${word}д`;
  return ending(word.toLowerCase()) === 'consonant' ? `${word}${suffixVowel(word)}нд` : `${word}нд`;
}

function inflectLast(word: string, suffix: Suffix): string {
  const { tail, written } = suffix;
  const done = (base: string) => harmonize(base, tail);
  const lower = word.toLowerCase();
  const numeral = isNumeral(lower);
  if (!numeral && /^г[аэоөи]/.test(written) && /[аэоөиуүеёян]$|^[аэо]й$/.test(lower))
    return keepsVowel(word, written);
  if (hiddenG.has(lower) && /^(?:[аэоөиы]|г$)/.test(written) && suffix.case !== 'attributive')
    return inflectLast(`${word}г`, suffix);
  switch ((hiddenN.has(lower) && withHiddenN[suffix.case]) || suffix.case) {
    case 'ordinal':
      // 20%-р, ₮-р: only numerals have ordinals.
      if (!numeral && /^-?р$/.test(written)) return joinLong(word, 'р');
      return ordinalOf(word) + written.replace(/^-?(?:р|дугаар|дүгээр)/, '');
    case 'which':
      return `${word} ${isBack(word) ? 'дахь' : 'дэх'}`;
    case 'attributive':
      if (numeral) return attributive(lower, true);
      // 20%-н, УИХ-н: the genitive, typed short.
      return /[аэоөуүияеёюй]$/.test(lower) ? done(`${word}н`) : done(genitive(word, false));
    case 'genitiveN':
      if (/н$/.test(lower)) return done(genitive(word, false));
      if (numeral) return done(obliqueN(lower) + (isBack(word) ? 'ы' : 'ий'));
      return done(`${word}${isBack(word) ? 'ны' : 'ний'}`);
    case 'dativeN':
      return done(dativeN(word, numeral));
    case 'ablativeN':
      return done(`${numeral ? obliqueN(lower) : word.replace(/н?$/, 'н')}${longVowel(word)}с`);
    case 'genitive':
      return done(genitive(word, false));
    case 'accusative':
      // b-г биг: written short, said short.
      if (written === 'г' && isLetterLike(lower) && !numeral) return `${word}г`;
      return done(genitive(word, true));
    case 'ablative':
      return done(joinLong(word, 'с'));
    case 'approximate':
      // -аад after a number means "about"; after another noun it is the dative after a cluster.
      return done(numeral ? joinLong(word, 'д') : dative(word, written));
    case 'instrumental':
      return done(joinLong(word, 'р'));
    case 'plural': {
      const many = /^ч/.test(written)
        ? word + written.slice(0, written.length - tail.length)
        : joinPlural(word);
      return tail === '' ? many : inflect(many, tail);
    }
    case 'collective':
      return done(together[lower] ?? joinLong(word, 'л', isBack(word) ? 'уу' : 'үү'));
    case 'comitative': {
      const vowel = suffixVowel(word);
      return done(`${word}т${vowel === 'ө' ? 'э' : vowel}й`);
    }
    case 'directive':
      return `${word} ${/р$/.test(lower) ? 'л' : 'р'}${isBack(word) ? 'уу' : 'үү'}`;
    case 'privative':
      return done(`${word}гүй`);
    case 'limiting':
      return `${word}х${suffixVowel(word)}н${tail}`;
    case 'reflexive':
      return joinLong(word, '');
    case 'dative':
      return done(dative(word, written));
    default:
      return word + written;
  }
}
