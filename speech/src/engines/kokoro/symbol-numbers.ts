/** Kokoro-82M's symbols and their numbers (config.json of hexgrad/Kokoro-82M, Apache-2.0). 0 stands at both ends. */
const numbers: readonly (readonly [number: number, symbols: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

export const symbolNumbers: ReadonlyMap<string, number> = new Map(
  numbers.flatMap(([first, symbols]) => [...symbols].map((one, at) => [one, first + at] as const)),
);

/** The longest input, without its ends. */
export const maxSymbols = 510;
