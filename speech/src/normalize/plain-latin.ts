/** Letters of other alphabets by what stands for them in ordinary spelling, where that is no accent to leave off. */
const alike: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', đ: 'd', ħ: 'h', ł: 'l', ŧ: 't', ŋ: 'ng', ı: 'i', ſ: 's', ĸ: 'k', ŉ: 'n' },
  ...{ ə: 'e', ǝ: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ɡ: 'g', ɑ: 'a' },
  ...{ Œ: 'Oe', Đ: 'D', Ħ: 'H', Ł: 'L', Ŧ: 'T', Ŋ: 'Ng', ẞ: 'SS' },
  ...{ Ə: 'E', Ǝ: 'E', Ɛ: 'E', Ɔ: 'O', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y' },
};
/** Beyond Latin-1, whose letters every voice says. */
const rare = /(?=[\u0100-\u{10ffff}])\p{Script=Latin}/gu;

/**
 * A text whose Latin letters voices have a sound for: others lose their accents, or fall. An engine would tell each by its
 * number, which takes twenty times as long as a letter.
 */
export function plainLatin(text: string): string {
  return text.replace(
    rare,
    (letter) => alike[letter] ?? letter.normalize('NFKD').replace(/[^A-Za-z]/g, ''),
  );
}
