import { latinLetters } from '../../latin-letters.ts';

/** English spelling to Mongolian Cyrillic by sound, longest first. Approximate, so its results are marked uncertain. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^kn/y, 'н'],
  [/^wr/y, 'р'],
  [/^ps/y, 'с'],
  [/^x/y, 'з'],
  [/^wh/y, 'в'],
  [/^up(?=[bcdfghjklmnrstvwz])/y, 'ап'],
  [/ack/y, 'эк'],
  [/u(?=mp|ck|ff|zz|nk(?!h)|nch|dge)/y, 'а'],
  [/^ch(?=r)/y, 'к'],
  [/ation$|ation(?=s$)/y, 'эйшн'],
  [/tion$|tion(?=s)/y, 'шн'],
  [/sion/y, 'жн'],
  [/ture$/y, 'чэр'],
  [/ight/y, 'айт'],
  [/augh/y, 'оф'],
  [/ough/y, 'оу'],
  [/sch/y, 'ш'],
  [/tch/y, 'ч'],
  [/dge/y, 'ж'],
  [/ck/y, 'к'],
  [/sh/y, 'ш'],
  [/ch/y, 'ч'],
  [/th/y, 'т'],
  [/ph/y, 'ф'],
  [/kh/y, 'х'],
  [/gh$/y, ''],
  [/gh/y, 'г'],
  [/ng/y, 'нг'],
  [/qu/y, 'кв'],
  [/zh/y, 'ж'],
  [/(?<=[cknpr])ts$/y, 'тс'],
  [/ts/y, 'ц'],
  [/ee/y, 'ий'],
  [/ea/y, 'ий'],
  [/oo/y, 'үү'],
  [/ou/y, 'ау'],
  [/ow$/y, 'оу'],
  [/ow/y, 'ау'],
  [/oi|oy/y, 'ой'],
  [/ai|ay/y, 'эй'],
  [/ei|ey/y, 'эй'],
  [/au|aw/y, 'о'],
  [/eu|ew/y, 'ью'],
  [/ie$/y, 'и'],
  [/ie/y, 'ий'],
  [/oa/y, 'оу'],
  [/ue$/y, 'ю'],
  [/igh/y, 'ай'],
  [/a(?=[bcdfgklmnprstvz]e(?:s?$))/y, 'эй'],
  [/i(?=[bcdfgklmnprstvz]e(?:s?$))/y, 'ай'],
  [/o(?=[bcdfgklmnprstvz]e(?:s?$))/y, 'оу'],
  [/u(?=[bcdfgklmnprstvz]e(?:s?$))/y, 'ю'],
  [/(?<=[bcdfghjklmnpqrstvwxz])e$/y, ''],
  [/(?<=[bcdfgklmnprstvz])es$/y, 'с'],
  [/c(?=[eiy])/y, 'с'],
  [/g(?=[eiy])/y, 'ж'],
  [/x/y, 'кс'],
  [/y$/y, 'и'],
  [/^y(?=[aeiou])/y, 'й'],
  [/y(?=[aeiou])/y, 'й'],
  [/y/y, 'и'],
  [/^e/y, 'э'],
  [/bb/y, 'бб'],
  [/er$/y, 'эр'],
  [/^w/y, 'в'],
];
const single: Readonly<Record<string, string>> = { ...latinLetters, e: 'е' };
const vowelAfterY: Record<string, string> = { а: 'я', о: 'ё', у: 'ю', е: 'е', э: 'е' };

/** Writes a Latin word (lower case, up to a few hundred letters) by sound. */
export function soundOut(word: string): string {
  const plain = word.normalize('NFD').replace(/[^a-z]/g, '');
  let out = '';
  let at = 0;
  while (at < plain.length) {
    const rule = sounds.find(([shape]) => {
      shape.lastIndex = at;
      return shape.test(plain) && shape.lastIndex > at;
    });
    if (rule) {
      rule[0].lastIndex = at;
      at += rule[0].exec(plain)?.[0].length ?? 1;
      out += rule[1];
    } else {
      out += single[plain.charAt(at)] ?? '';
      at++;
    }
  }
  return out.replace(/й([аоуеэ])/g, (_, vowel: string) => vowelAfterY[vowel] ?? vowel);
}
