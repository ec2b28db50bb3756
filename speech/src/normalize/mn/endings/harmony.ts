/** The long vowel that a suffix takes after a word: аа, оо, ээ or өө. */
export type SuffixVowel = 'а' | 'о' | 'э' | 'ө';

/**
 * Khalkha vowel harmony (Ц. Дамдинсүрэн, Б. Осор, «Монгол үсгийн дүрмийн толь», 1983, эгшиг зохицох ёс): the last vowel
 * other than и decides; у and ү are unrounded partners (а, э); a word with only и is front; е follows ө (есөн).
 */
export function suffixVowel(word: string): SuffixVowel {
  if (/(?:^| )ес(?:өн)?$/.test(word)) return 'ө';
  // A loan read with front vowels: секундэд, секундээр.
  if (/секунд$/i.test(word)) return 'э';
  let last: SuffixVowel | undefined;
  let back = false;
  for (const letter of word.toLowerCase()) {
    if ('аяуы'.includes(letter)) {
      last = 'а';
      back = true;
    } else if ('оё'.includes(letter)) {
      last = 'о';
      back = true;
    } else if (letter === 'ю') last = back ? 'а' : (last ?? 'а');
    else if (letter === 'ө') last = 'ө';
    else if (letter === 'э' || letter === 'ү' || letter === 'е') {
      // и and е of loans after back vowels stay front: метр, процент.
      last = 'э';
      back = false;
    }
  }
  return last ?? 'э';
}

export function isBack(word: string): boolean {
  return ['а', 'о'].includes(suffixVowel(word));
}

/** Adapts the long vowel at the start of or inside a suffix (аа, ээ, оо, өө, иа …) to the word's harmony. */
export function longVowel(word: string): string {
  return suffixVowel(word).repeat(2);
}
