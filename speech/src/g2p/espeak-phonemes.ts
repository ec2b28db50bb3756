import { khalkhaPhonemes } from './khalkha.ts';
import { inventory, type Phoneme, phoneme, withStress } from './phoneme.ts';

/** Mnemonics of the table in mongolian-voice.ts, and of eSpeak's table base1 that it extends. */
const mnemonics: Readonly<Record<string, string>> = {
  ...{ a: 'a', e: 'e', i: 'i', ɔ: 'O', ɵ: '8', ʊ: 'U', u: 'u', æ: '&', œ: 'W' },
  ...{ aː: 'a:', eː: 'e:', iː: 'i:', ɔː: 'O:', ɵː: '8:', ʊː: 'U:', uː: 'u:' },
  ...{ ai: 'ai:', ɔi: 'Oi:', ʊi: 'Ui:', ui: 'ui:' },
  ...{ ɐ: 'V@', ə: 'e@', ɔ̆: 'O@', ɵ̆: '8@', ɪ: 'I@' },
  ...{ ɡ: 'g', ɢ: 'g', dʒ: 'dZ', tʃ: 'tS', ʃ: 'S', χ: 'X', β: 'B', ɮ: 'l', ɬ: 'l#', ŋ: 'N' },
};

const soft = 'ʲ';

/** Mnemonics by phoneme: in a first syllable and in later ones, where long vowels are shorter; stress included. */
const spellings = new Map<Phoneme, { first: string; later: string }>();
for (const one of inventory) {
  const palatal = one.ipa.endsWith(soft);
  const base = palatal ? one.ipa.slice(0, -soft.length) : one.ipa;
  const mnemonic = mnemonics[base] ?? base;
  const first = palatal ? `${mnemonic};` : mnemonic;
  const later = one.length === 'long' ? `${mnemonic.slice(0, -1)}.` : first;
  spellings.set(one, { first, later });
  if (one.length !== null) {
    spellings.set(withStress(one), { first: `'${first}`, later: `'${later}` });
  }
}
const uvular = phoneme('ɢ');
const velar = phoneme('k');
const voiceless = new Set(['p', 't', 'k', 'ts', 'tʃ', 'x', 'χ', 's', 'ʃ', 'f'].map(phoneme));

/** Marks a reduced vowel in the last syllable before a pause (see `table`). */
const final = '^';

/** Returns the mnemonics of one word, as they stand inside `[[ ]]`. @param isFinal whether a pause follows */
export function toEspeak(phonemes: readonly Phoneme[], isFinal = false): string {
  const lastVowel = isFinal ? phonemes.findLastIndex(isVowel) : -1;
  let out = '';
  let hadVowel = false;
  phonemes.forEach((one, at) => {
    const spelling = spellings.get(one);
    if (!spelling) return;
    if (out !== '') out += '|';
    out +=
      stopOf(one, phonemes[at - 1], phonemes[at + 1]) ??
      (hadVowel ? spelling.later : spelling.first);
    if (at === lastVowel && one.length === 'reduced') out += final;
    if (one.length !== null) hadVowel = true;
  });
  return out;
}

/** Returns the mnemonic of a stop that depends on its neighbours. */
function stopOf(one: Phoneme, before?: Phoneme, after?: Phoneme): string | undefined {
  // бага ends with a uvular fricative, баг with a velar stop.
  if (one === uvular && after === undefined) return 'Q"';
  if (one === uvular && isVowel(before) && isVowel(after)) return 'G';
  return one === velar && after !== undefined && voiceless.has(after) ? 'g' : undefined;
}

function isVowel(one: Phoneme | undefined): boolean {
  return one !== undefined && one.length !== null;
}

/** A word of the input and its place in the engine's text; all are UTF-16 offsets, ends exclusive. */
interface EspeakWord {
  readonly start: number;
  readonly end: number;
  /**
   * Offset of the word's first phoneme. The engine's word events carry it, counted from one: the event of this word
   * has `text_position === espeakStart + 1`. Its `word_length` means nothing here.
   */
  readonly espeakStart: number;
  readonly espeakEnd: number;
}

export interface EspeakText {
  readonly text: string;
  readonly words: readonly EspeakWord[];
}

const pieces = /[\p{L}\p{M}'’-]+|[.,?!:;…—–()«»\n]/gu;
/** What ends a clause for the engine; dashes, brackets, quotes and colons go on, a line end is a full stop. */
const pauses: Readonly<Record<string, string>> = {
  ...{ '.': '.', ',': ',', '?': '?', '!': '!', ':': ',', ';': ',' },
  ...{ '…': '...', '—': ',', '–': ',', '(': ',', ')': ',', '«': ',', '»': ',', '\n': '.' },
};

/**
 * Maximum characters per clause. eSpeak's buffer holds about 720 and then continues in the middle of a group, naming
 * letters; a pause at the end of a word is better.
 */
const clauseLimit = 600;

/** Cuts a word too long for a clause at phonemes, into separate groups. */
function inClauses(phonemes: string): string {
  let out = phonemes;
  for (let from = 0; out.length - from > clauseLimit; ) {
    const cut = out.lastIndexOf('|', from + clauseLimit - 8);
    out = `${out.slice(0, cut)}]], [[${out.slice(cut + 1)}`;
    from = cut + ']], [['.length;
  }
  return out;
}

/** Words that attach to the previous one and have no stress. */
const clitics = new Set(
  'нь ч л шүү дээ даа доо бэ вэ ба юм бол чинь минь маань тань мөн бий биз байх руу рүү луу лүү'.split(
    ' ',
  ),
);

/** Particles that make a question of a sentence, whatever its mark: Та монгол хүн үү. */
const questionParticles = new Set('уу үү юу юү бэ вэ'.split(' '));

/** Returns whether a sentence that ends with this word is a question. */
export function asks(lastWord: string): boolean {
  return questionParticles.has(lastWord.toLowerCase());
}

/** Forms of "to be" that follow a verb and lean on it: явж байна, ирсэн байв. */
const auxiliaries = new Set('байна байв байсан байгаа байдаг байжээ байлаа'.split(' '));
const verbForm = /(?:ж|ч|[аэоө]{2}д|с[аэоө]н|д[аэоө]г|хгүй|гүй)$/u;

/** Returns whether a word has no stress of its own after the one before it. */
export function leans(word: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return clitics.has(word) || (auxiliaries.has(word) && verbForm.test(before));
}

/**
 * Writes a normalized text for the engine: each word in `[[ ]]`, with punctuation between them, so that the engine
 * makes pauses and intonation. Other signs are left out. The result is ASCII, so offsets are bytes too.
 */
export function khalkhaToEspeak(input: string): EspeakText {
  const words: EspeakWord[] = [];
  const parts: string[] = [];
  let length = 0;
  let clause = 0;
  let before: string | undefined;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  const found = [...input.matchAll(pieces)];
  for (const [at, match] of found.entries()) {
    const piece = match[0];
    const pause = pauses[piece];
    if (pause !== undefined) {
      const after = pauses[found[at + 1]?.[0] ?? ''];
      // «Чи ирэх үү». ends as the full stop says, not the quote.
      if (pause === ',' && after !== undefined && after !== ',') continue;
      if (before !== undefined) add(pause === '.' && asks(before) ? '?' : pause);
      before = undefined;
      clause = length;
      continue;
    }
    const next = found[at + 1]?.[0];
    let phonemes = toEspeak(khalkhaPhonemes(piece), next === undefined || next in pauses);
    if (phonemes === '') continue;
    if (leans(piece, before)) phonemes = phonemes.replace("'", '');
    if (before !== undefined && length - clause + phonemes.length > clauseLimit) {
      add(',');
      clause = length;
    }
    add(length === 0 ? '[[' : ' [[');
    // The engine's position excludes a leading stress mark.
    const espeakStart = length + (phonemes.startsWith("'") ? 1 : 0);
    add(inClauses(phonemes));
    words.push({
      start: match.index,
      end: match.index + piece.length,
      espeakStart,
      espeakEnd: length,
    });
    add(']]');
    before = piece;
  }
  return { text: parts.join(''), words };
}
