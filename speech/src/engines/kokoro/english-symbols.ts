import type { EspeakInstance } from '@echogarden/espeak-ng-emscripten';
import { espeakSymbols } from './espeak-symbols.ts';
import type { SpokenText } from './spoken-symbol.ts';

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

/** Returns an English text in Kokoro's symbols. */
export function englishSymbols(
  espeak: EspeakInstance,
  text: string,
  { british: isBritish }: { british: boolean },
): SpokenText {
  return espeakSymbols(espeak, text, {
    voice: isBritish ? 'en-gb-x-rp' : 'en-us',
    write: (phoneme) => symbolsOf(phoneme, isBritish),
  });
}
