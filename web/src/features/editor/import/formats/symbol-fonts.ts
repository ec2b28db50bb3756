/** Adobe's Symbol encoding (its published table to Unicode), from 0x20 on; blank: no letter. */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const symbolHigh = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑';

/** What of Wingdings and its kin is said; boxes, hands and bullets are not. */
const wingdings: Readonly<Record<number, string>> = {
  74: '☺',
  75: '😐',
  76: '☹',
  224: '→',
  223: '←',
  225: '↑',
  226: '↓',
  240: '⇒',
  243: '⇔',
};

/**
 * Returns the letter that a document writes by its place in a font of symbols.
 * @param code hexadecimal, maybe in the private area F000 to F0FF
 */
export function symbolLetter(font: string, code: string): string {
  const given = Number.parseInt(code, 16);
  if (Number.isNaN(given)) return '';
  const isPrivate = given >= 0xf000 && given <= 0xf0ff;
  const at = isPrivate ? given - 0xf000 : given;
  if (/^wingdings|^webdings/iu.test(font)) return wingdings[at] ?? '';
  if (/^symbol/iu.test(font)) {
    if (at >= 0xa0) return [...symbolHigh][at - 0xa0] ?? '';
    return at >= 0x20 ? ([...symbol][at - 0x20] ?? '') : '';
  }
  if (isPrivate) return at >= 0x20 ? String.fromCharCode(at) : '';
  return given <= 0x10ffff && !(given >= 0xd800 && given < 0xe000)
    ? String.fromCodePoint(given)
    : '';
}

/** Returns text in a font, with the letters that it writes by their places in a font of symbols. */
export function symbolLetters(text: string, font: string): string {
  if (!/^(?:symbol|wingdings|webdings)/iu.test(font)) return text;
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const isPlace = code > 0x20 && (code < 0x100 || (code >= 0xf000 && code <= 0xf0ff));
      return isPlace ? symbolLetter(font, code.toString(16)) : letter;
    })
    .join('');
}
