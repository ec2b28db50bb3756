import { latinLetters } from '../latin-letters.ts';

/** Letters of other Cyrillic alphabets, and щ, as the nearest Mongolian letters. */
const nearest: Readonly<Record<string, string>> = {
  ...{ щ: 'шч', ә: 'э', ғ: 'г', қ: 'к', ұ: 'у', һ: 'х', і: 'и', ї: 'йи', є: 'е', ґ: 'г', ў: 'у' },
  ...{ җ: 'ж', ӊ: 'ң', ң: 'ң', ҥ: 'ң', ҕ: 'г', ђ: 'ж', ѓ: 'г', ѕ: 'з', ј: 'й', љ: 'ль', њ: 'нь' },
  ...{ ћ: 'ч', ќ: 'к', џ: 'ж', ѐ: 'е', ѝ: 'и', ӝ: 'ж', ӟ: 'з', ӥ: 'и', ӧ: 'ө', ӱ: 'ү', ӹ: 'ы' },
  ...{ ӑ: 'а', ӓ: 'э', ӗ: 'е', ҫ: 'с', ҙ: 'з', ҡ: 'к', ѣ: 'э', ѳ: 'ф', ѵ: 'и', ѡ: 'о', ҷ: 'ч' },
};
/** Latin letters by shape, for those typed into a Cyrillic word by mistake: caр is сар. */
const latinShapes: Readonly<Record<string, string>> = {
  ...latinLetters,
  ...{ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', h: 'н', b: 'ь', v: 'ү', i: 'и' },
};

/**
 * Returns a word as lower-case Mongolian letters (and ң). Latin letters are read too; anything else is left out.
 * Cyrillic letters of no modern alphabet are read as э, so that a word with letters never becomes empty.
 */
export function mongolianLetters(word: string): string {
  const lower = word.toLowerCase();
  if (/^[а-шъ-яёөү]*$/.test(lower)) return lower;
  const latin = /\p{Script=Cyrillic}/u.test(lower) ? latinShapes : latinLetters;
  let out = '';
  for (const sign of lower.normalize('NFC')) {
    if (/[а-шъ-яёөү]/.test(sign)) out += sign;
    else out += nearest[sign] ?? latin[sign.normalize('NFD').charAt(0)] ?? unknownLetter(sign);
  }
  return out;
}

function unknownLetter(sign: string): string {
  if (!/\p{Script=Cyrillic}/u.test(sign) || !/\p{L}/u.test(sign)) return '';
  const base = sign.normalize('NFD').charAt(0);
  return base !== sign && /[а-шы-я]/.test(base) && base !== 'ь' ? base : 'э';
}
