import { isBack, suffixVowel } from '../endings/harmony.ts';
import { type Stem, stemsOf, withEnding } from '../endings/noun-forms.ts';
import { parseSuffix } from '../endings/suffix.ts';
import { stemBeforeVowel, verbEndings, verbForm } from '../endings/verb-forms.ts';
import lists from '../lists.json' with { type: 'json' };
import { nouns, plainWords, verbs } from '../words/common-words.ts';
import { givenNames } from '../words/known-words.ts';
import { galigKey, keysOf } from './galig-key.ts';

interface NounStem {
  readonly word: string;
  readonly stem: Stem;
}

/**
 * Case endings as typed, and as written after a word with the vowel а, to which `inflect` fits them. A stands for the
 * vowel that harmony decides, U for у or ү.
 */
const caseEndings: Readonly<Record<string, string>> = lists.caseEndings;

/** The vowels of a typed ending, as after words with any vowel but ө: tei and tai are tAi, uu stays. */
const harmonic = (rest: string) => rest.replace(/[aeo]/g, 'A').replace(/u/g, 'U');
/** After ө the long vowel is typed uu as well as oo or ee. */
const rounded = (rest: string) => rest.replace(/[aeou]/gi, 'A');

function table(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string>[] {
  const plain = new Map<string, string>();
  const afterRounded = new Map<string, string>();
  for (const [typed, ending] of entries) {
    if (!plain.has(typed)) plain.set(typed, ending);
    const round = rounded(typed);
    if (!afterRounded.has(round)) afterRounded.set(round, ending);
  }
  return [plain, afterRounded];
}

function typedEndings(ending: string): (readonly [string, string])[] {
  const sample = ending.replace(/_/g, '').replace(/A/g, 'а').replace(/U/g, 'у').replace(/Ы/g, 'ы');
  // The а before it keeps в a consonant.
  return keysOf(`а${sample}`).flatMap((key) => {
    const typed = harmonic(key.slice(1));
    const linked = /^[AUi]/.test(typed)
      ? // хүлээгээд; яриад and yariad are alike.
        [[`g${typed}`, ending] as const, [`i${typed.slice(1)}`, ending] as const]
      : [[`A${typed}`, `A${ending}`] as const, [`i${typed}`, `и${ending}`] as const];
    return [[typed, ending] as const, ...linked];
  });
}

function build() {
  const [nounTable, roundedNounTable] = table(Object.entries(caseEndings));
  const [verbTable, roundedVerbTable] = table([
    // yavii, uulziya: let us.
    ['i', 'ъя'],
    ['iA', 'ъя'],
    // medku, chadkui.
    ['kU', 'Aхгүй'],
    ['kUi', 'Aхгүй'],
    ['hkU', 'хгүй'],
    ...verbEndings.flatMap(typedEndings),
  ]);

  const wholes = new Map<string, string>();
  const nounStems = new Map<string, NounStem[]>();
  const verbStems = new Map<string, string[]>();
  /** Stems with ий, which typists tell from и: shiidej is шийдэж, shidej шидэж. */
  const longVerbStems = new Map<string, string>();
  const named = [...nouns, ...givenNames];
  const spelled = [...plainWords, ...named].map((word) => [word, keysOf(word)] as const);
  // The usual spelling of one word comes before a rare one of another: onoo is оноо rather than өнөө.
  for (const [word, [usual = '']] of spelled) if (!wholes.has(usual)) wholes.set(usual, word);
  for (const [word, [, ...rare]] of spelled)
    for (const key of rare) if (!wholes.has(key)) wholes.set(key, word);
  for (const word of named)
    for (const stem of stemsOf(word))
      for (const key of keysOf(stem.text)) add(nounStems, key, { word, stem });
  for (const stem of verbs) {
    if (/^[^аэоөуүи]*ий./.test(stem))
      for (const key of keysOf(stem)) if (!longVerbStems.has(key)) longVerbStems.set(key, stem);
    for (const key of keysOf(stemBeforeVowel(stem))) add(verbStems, key, stem);
    for (const key of keysOf(stem)) {
      add(verbStems, key, stem);
      // An order by itself: yav, ir.
      if (!wholes.has(key) && key.length > 2) wholes.set(key, stem);
    }
  }
  return {
    nounTable,
    roundedNounTable,
    verbTable,
    roundedVerbTable,
    wholes,
    nounStems,
    verbStems,
    longVerbStems,
  };
}

function add<T>(stems: Map<string, T[]>, key: string, stem: T): void {
  const list = stems.get(key);
  if (list) list.push(stem);
  else stems.set(key, [stem]);
}

const vowelV = /vv|(?<![aeiouy])v(?![aeiouy])/;

/** Of stems typed alike the one whose vowels suit the ending: chuluutei is чөлөөтэй, chuluutai чулуутай. */
function fitting<T>(
  all: readonly T[] | undefined,
  typed: string,
  rest: string,
  wordOf: (stem: T) => string,
): T | undefined {
  if (!all || all.length < 2) return all?.[0];
  // tvlchihsen: v stands for ү, not ө.
  const front = vowelV.test(typed) ? all.filter((stem) => wordOf(stem).includes('ү')) : [];
  const stems = front.length > 0 ? front : all;
  const [first] = stems;
  const back = /a/.test(rest) ? true : /e/.test(rest) ? false : undefined;
  return back === undefined
    ? first
    : (stems.find((stem) => isBack(wordOf(stem)) === back) ?? first);
}

type Tables = ReturnType<typeof build>;

/** Built at the first use: most texts have no Mongolian in Latin letters, and the first sound would wait for it. */
let tables: Tables | undefined;

const longest = 40;

const verbEnding = ({ verbTable, roundedVerbTable }: Tables, verb: string, rest: string) =>
  suffixVowel(verb) === 'ө' ? roundedVerbTable?.get(rounded(rest)) : verbTable?.get(harmonic(rest));

function longVerb(from: Tables, key: string): string | undefined {
  for (let at = key.length - 1; at > 1; at--) {
    const verb = from.longVerbStems.get(key.slice(0, at));
    const ending = verb === undefined ? undefined : verbEnding(from, verb, key.slice(at));
    if (verb !== undefined && ending !== undefined) return verbForm(verb, ending);
  }
  return undefined;
}

/** A typed word by the list of common words and their forms: ajliin ажлын, irsen ирсэн; undefined if it is none. */
export function commonForm(typed: string): string | undefined {
  if (typed.length > longest) return undefined;
  const form = formOf(typed, galigKey(typed));
  if (form !== undefined || !/ts[aeo]n/.test(typed)) return form;
  // untsan: the т of the stem and the с of the ending are not ц.
  return formOf(typed, galigKey(typed.replace(/ts(?=[aeo]n)/, 't_s')).replace('_', ''));
}

function formOf(typed: string, key: string): string | undefined {
  tables ??= build();
  const { wholes, verbStems, nounStems, nounTable, roundedNounTable } = tables;
  const whole = wholes.get(key);
  if (whole !== undefined) return whole;
  // usgui: without water, no form of өсгөх.
  const lacking = /[^h]gui$/.test(typed)
    ? nounStems.get(galigKey(typed.slice(0, -3)))?.find(({ word, stem }) => stem.text === word)
    : undefined;
  if (lacking) return `${lacking.word}гүй`;
  const withLong = /^[^aeiouy]{0,3}ii[^aeiouy]/i.test(typed) ? longVerb(tables, key) : undefined;
  if (withLong !== undefined) return withLong;
  for (let at = key.length - 1; at > 1; at--) {
    const head = key.slice(0, at);
    const rest = key.slice(at);
    const verb = fitting(verbStems.get(head), typed, rest, (stem) => stem);
    if (verb !== undefined) {
      const ending = verbEnding(tables, verb, rest);
      if (ending !== undefined) return verbForm(verb, ending);
    }
    const noun = fitting(nounStems.get(head), typed, rest, ({ word }) => word);
    if (noun) {
      const { word, stem } = noun;
      // The typist decides between д and т: сард.
      if (!stem.shortened && stem.text === word && /^[dt]$/.test(rest))
        return word + (rest === 'd' ? 'д' : 'т');
      const ending =
        suffixVowel(word) === 'ө'
          ? roundedNounTable?.get(rounded(rest))
          : nounTable?.get(harmonic(rest));
      const suffix = ending === undefined ? undefined : parseSuffix(ending);
      if (ending?.startsWith('ч')) return stem.text + (isBack(word) ? 'чууд' : 'чүүд');
      if (suffix) return withEnding(word, stem, suffix);
    }
  }
  return undefined;
}
