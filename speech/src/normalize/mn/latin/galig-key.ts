import lists from '../lists.json' with { type: 'json' };

/** Letters in the order of replacement; ч, ш and ж become one sign each, х is typed h, kh or x. */
const typedAs = lists.typedAs.map(([from = '', to = '']) => [new RegExp(from, 'g'), to] as const);

/** A typed word in one spelling: khün, hvn and xun are all hun. */
export function galigKey(typed: string): string {
  return typedAs.reduce((word, [from, to]) => word.replace(from, to), typed.toLowerCase());
}

const letters: Readonly<Record<string, readonly string[]>> = lists.typedLetters;
const mostKeys = 16;

/** Every key under which a Cyrillic word is typed: өдөр as udur, odor, udor and odur. */
export function keysOf(word: string): readonly string[] {
  let keys = [''];
  for (const letter of word.match(/өө|яа|юу|./gu) ?? []) {
    const typed = letters[letter] ?? [''];
    const more = keys.length * typed.length > mostKeys ? typed.slice(0, 1) : typed;
    keys = more.flatMap((one) => keys.map((key) => key + one));
  }
  return [...new Set(keys.map(galigKey))];
}
