import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { type SpokenText, SymbolList } from './spoken-symbol.ts';

/** eSpeak's fastest, as its sound is thrown away. */
const fastest = 450;

export interface EspeakSymbols {
  /** The voice whose phonemes are taken. */
  readonly voice: string;
  /** Writes a phoneme in the model's symbols. */
  readonly write: (phoneme: string) => string;
  /** The symbols that the model knows. */
  readonly known?: ReadonlyMap<string, number>;
}

/** Returns a text in symbols, from the phonemes of the embedded eSpeak. */
export function espeakSymbols(
  espeak: EspeakInstance,
  text: string,
  { voice, write, known }: EspeakSymbols,
): SpokenText {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  espeak.set_voice(voice);
  const groups = groupsOf(espeak, text, words);
  const list = new SymbolList(known);
  let written = 0;
  for (const [at, { word, phonemes }] of groups.entries()) {
    const next = groups[at + 1]?.word ?? words.length;
    const spoken = words.slice(word, next);
    list.addBetween(text.slice(written, spoken[0]?.start));
    written = spoken.at(-1)?.end ?? written;
    const shares = sharesOf(spoken, phonemes.length);
    for (const [index, phoneme] of phonemes.entries()) {
      const symbols = write(phoneme);
      // eSpeak links a final r to a vowel by a second one.
      if (symbols !== 'ɹ' || list.last !== 'ɹ') list.add(symbols, word + (shares[index] ?? 0));
    }
  }
  list.addBetween(text.slice(written));
  return { symbols: list.end(), words };
}

type Words = SpokenText['words'];

/** The phonemes of a word, and of those after it that eSpeak joins with it ("of the"). */
interface Group {
  readonly word: number;
  readonly phonemes: string[];
}

function groupsOf(espeak: EspeakInstance, text: string, words: Words): Group[] {
  // Positions of eSpeak are in characters, counted from one.
  const unitOf = [0];
  for (const character of text) unitOf.push((unitOf.at(-1) ?? 0) + character.length);
  const groups: Group[] = [];
  espeak.set_rate(fastest);
  espeak.synthesize(text, (_, events) => {
    for (const { type, text_position, id } of events) {
      if (type !== 'phoneme' || typeof id !== 'string' || id === '') continue;
      const at = unitOf[text_position - 1] ?? 0;
      const word = Math.max(
        0,
        words.findLastIndex(({ start }) => start <= at),
      );
      if (groups.at(-1)?.word === word) groups.at(-1)?.phonemes.push(id);
      else groups.push({ word, phonemes: [id] });
    }
    return false;
  });
  return groups;
}

/** Divides phonemes among words by their letters. Returns the index of the word of each. */
function sharesOf(words: Words, count: number): number[] {
  const from = words[0]?.start ?? 0;
  const perPhoneme = ((words.at(-1)?.end ?? from) - from) / count;
  return Array.from({ length: count }, (_, at) =>
    Math.max(
      0,
      words.findLastIndex(({ start }) => start - from <= (at + 0.5) * perPhoneme),
    ),
  );
}
