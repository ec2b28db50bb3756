/** Letters in the order of replacement; ч, ш and ж become one sign each, х is typed h, kh or x. */
const typedAs: readonly (readonly [RegExp, string])[] = [
  [/['’]/g, ''],
  [/ö/g, 'o'],
  [/ü/g, 'u'],
  [/w/g, 'v'],
  [/kh|x/g, 'h'],
  [/ch/g, 'q'],
  [/sh/g, '$'],
  [/ts/g, 'c'],
  [/zh/g, 'j'],
  [/dz/g, 'z'],
  // v stands for ү too: hvn хүн, rvv рүү, ugvi үгүй.
  [/vv/g, 'uu'],
  [/(?<=g)v(?=i|y)/g, 'u'],
  [/(?<![aeiouy])v(?![aeiouy])/g, 'u'],
  [/y(?![aeou])/g, 'i'],
  [/ii+/g, 'i'],
  [/iy(?=[aeo])/g, 'i'],
];

/** A typed word in one spelling: khün, hvn and xun are all hun. */
export function galigKey(typed: string): string {
  return typedAs.reduce((word, [from, to]) => word.replace(from, to), typed.toLowerCase());
}

const letters: Readonly<Record<string, readonly string[]>> = {
  ...{ а: ['a'], б: ['b'], в: ['v'], г: ['g'], д: ['d'], е: ['e', 'ye'], ё: ['yo'], ж: ['j'] },
  ...{ з: ['z'], и: ['i'], й: ['i'], к: ['k'], л: ['l'], м: ['m'], н: ['n'], о: ['o'], п: ['p'] },
  ...{
    ө: ['u', 'o'],
    өө: ['uu', 'oo', 'u', 'o'],
    р: ['r'],
    с: ['s'],
    т: ['t'],
    у: ['u'],
    ү: ['u'],
  },
  ...{ ф: ['f'], х: ['h'], ц: ['c'], ч: ['q'], ш: ['$'], щ: ['$'], ъ: [''], ы: ['i'] },
  ...{ ь: ['', 'i'], э: ['e'], ю: ['yu'], я: ['ya'], яа: ['ya', 'yaa'], юу: ['yu', 'yuu'] },
};
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
