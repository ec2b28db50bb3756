import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { type SpokenText, SymbolList } from './spoken-symbol.ts';

/**
 * Kokoro's symbols for eSpeak's, as misaki (the text front end that Kokoro was trained with, Apache-2.0) maps them: a
 * diphthong is one capital.
 */
const common: Readonly<Record<string, string>> = {
  ...{ aɪ: 'I', aʊ: 'W', eɪ: 'A', e: 'A', ɔɪ: 'Y', dʒ: 'ʤ', tʃ: 'ʧ', əl: 'ᵊl' },
  ...{ ɚ: 'əɹ', r: 'ɹ', x: 'k', ç: 'k', ɐ: 'ə', ɬ: 'l', ʔ: 't', g: 'ɡ', ts: 'ʦ', dz: 'ʣ' },
};
const american = {
  ...common,
  ...{ oʊ: 'O', əʊ: 'O', ɜː: 'ɜɹ', ɪə: 'iə', aɪə: 'Iə', aɪɚ: 'Iəɹ', ɾ: 'T', oː: 'ɔ' },
};
const british = {
  ...common,
  ...{ əʊ: 'Q', oʊ: 'Q', eə: 'ɛː', iə: 'ɪə', aɪə: 'Iə', aɪɚ: 'Iə', ɚ: 'ə' },
};

const stressMarks = /^[ˈˌ]+/;

function symbolsOf(phoneme: string, isBritish: boolean): string {
  const stress = stressMarks.exec(phoneme)?.[0] ?? '';
  const plain = phoneme
    .slice(stress.length)
    .normalize('NFC')
    .replace(/[\u0303\u0329ʲ]/gu, '');
  const map: Readonly<Record<string, string>> = isBritish ? british : american;
  const whole = map[plain];
  if (whole !== undefined) return stress + whole;
  let out = '';
  // The rest are sequences such as ɑːɹ: longest known part first.
  for (let at = 0; at < plain.length; ) {
    const size = [3, 2].find((one) => map[plain.slice(at, at + one)] !== undefined) ?? 1;
    const part = plain.slice(at, at + size);
    out += map[part] ?? part;
    at += size;
  }
  return stress + (isBritish ? out : out.replaceAll('ː', ''));
}

/** eSpeak's fastest, as its sound is thrown away. */
const fastest = 450;

/**
 * Returns an English text in Kokoro's symbols, from the phonemes of the embedded eSpeak. Words that eSpeak joins ("of
 * the") are one.
 */
export function englishSymbols(
  espeak: EspeakInstance,
  text: string,
  { british: isBritish }: { british: boolean },
): SpokenText {
  espeak.set_voice(isBritish ? 'en-gb-x-rp' : 'en-us');
  espeak.set_rate(fastest);
  const starts = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  // Positions of eSpeak are in characters, counted from one.
  const unitOf = [0];
  for (const character of text) unitOf.push((unitOf.at(-1) ?? 0) + character.length);
  const phonemes: { at: number; phoneme: string }[] = [];
  espeak.synthesize(text, (_, events) => {
    for (const { type, text_position, id } of events)
      if (type === 'phoneme' && typeof id === 'string' && id !== '')
        phonemes.push({ at: unitOf[text_position - 1] ?? 0, phoneme: id });
    return false;
  });
  const list = new SymbolList();
  const words: { start: number; end: number }[] = [];
  let wordStart = -1;
  let after = 0;
  for (const { at, phoneme } of phonemes) {
    const place = starts.findLastIndex(({ start }) => start <= at);
    const word = starts[Math.max(0, place)];
    if (word && word.start !== wordStart) {
      const before = words.at(-1);
      if (before) before.end = Math.max(before.end, lastBefore(starts, word.start));
      list.addBetween(text.slice(before ? before.end : after, word.start));
      words.push({ ...word });
      wordStart = word.start;
      after = word.end;
    }
    const symbols = symbolsOf(phoneme, isBritish);
    // eSpeak links a final r to a vowel by a second one.
    if (symbols !== 'ɹ' || list.last !== 'ɹ') list.add(symbols, words.length - 1);
  }
  const last = words.at(-1);
  if (last) last.end = Math.max(last.end, starts.at(-1)?.end ?? 0);
  list.addBetween(text.slice(last ? last.end : 0));
  return { symbols: list.end(), words };
}

/** Returns where the last word before an offset ends: a joined word ends there. */
function lastBefore(words: SpokenText['words'], start: number): number {
  return words.findLast((word) => word.start < start)?.end ?? 0;
}
