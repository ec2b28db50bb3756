/** Letters of other alphabets with their usual replacement, if that is more than dropping an accent. */
const alike: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', đ: 'd', ħ: 'h', ł: 'l', ŧ: 't', ŋ: 'ng', ı: 'i', ſ: 's', ĸ: 'k', ŉ: 'n' },
  ...{ ə: 'e', ǝ: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ɡ: 'g', ɑ: 'a' },
  ...{ Œ: 'Oe', Đ: 'D', Ħ: 'H', Ł: 'L', Ŧ: 'T', Ŋ: 'Ng', ẞ: 'SS' },
  ...{ Ə: 'E', Ǝ: 'E', Ɛ: 'E', Ɔ: 'O', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y' },
};
/** Beyond Latin-1, whose letters every voice can say. */
const rare = /(?=[\u0100-\u{10ffff}])\p{Script=Latin}/gu;

/**
 * Leaves only Latin letters that voices can say: others lose their accents, or are dropped. An engine would name each by
 * its number, which takes twenty times as long as a letter.
 */
export function plainLatin(text: string): string {
  return text.replace(
    rare,
    (letter) => alike[letter] ?? letter.normalize('NFKD').replace(/[^A-Za-z]/g, ''),
  );
}
