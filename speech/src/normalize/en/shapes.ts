// Letters are given as ranges: an expression with a class such as `\p{L}` takes a millisecond to compile, these little.
const upper = 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00deĀĂĄĆČĎĐĒĘĚĞĢĪİĶŁĹĻĽŃŅŇŌŐŒŔŘŚŞŠŢŤŪŮŰŲŹŻŽ';
const lower = 'a-z\\u00df-\\u00f6\\u00f8-\\u00ffāăąćčďđēęěğģīıķłĺļľńņňōőœŕřśşšţťūůűųźżž';
const letters = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';

/** What a word may begin and end with. */
export const inWord = `[0-9${letters}]`;

/** What begins and ends as a word does, so that a space parts it from the form. */
const wordShapes = {
  // Letters and words.
  capital: `[${upper}]`,
  small: `[${lower}]`,
  letter: `[${letters}]`,
  lower: `[${lower}]+`,
  proper: `[${upper}][${lower}]+`,
  word: `[${letters}]+`,
  part: inWord,
  // A character of a name, of several words, of a code or a numeral.
  inner: `[${letters}’']`,
  dotted: `[${letters}.]`,
  shouted: "[A-Z&'.*/-]",
  joined: `[${letters}’'-]`,
  named: `[${letters}.’'-]`,
  phrase: `[${letters}.’' -]`,
  code: '[A-Z0-9]',
  hex: '[0-9a-f]',
  name: '\\w',
  ivx: '[IVXLC]',
  roman: '(?=[IVXLC])(?:X{0,3}|XL|LX{0,3})(?:IX|IV|V?I{0,3})',
  // Figures.
  digit: '\\d',
  digits: '\\d+',
  figure: '[0-9.,]',
  decimal: '[0-9.]',
  number: '\\d[\\d,]*(?:\\.\\d+)?',
  ordinal: '\\d+(?:st|nd|rd|th)',
  span: '[0-9.,\\u2013/-]',
};

/** Signs, and what is nothing: a limit. They stand without a space. */
const signShapes = {
  // Any character at all, any of the line, and signs.
  all: '[^]',
  any: '[^\\n]',
  sentence: '[^.\\n]',
  bar: '[|]',
  currency: '[$¢£¤¥฿\\u20a0-\\u20c0]',
  dash: '[-\\u2013\\u2014]',
  hash: '[#]',
  open: '\\[',
  inside: '[^()]',
  type: '[\\w, .?[\\]<]',
  shut: '\\]',
  star: '[*]',
  headline: "[A-Z .'/-]",
  clause: '[^.;:=\\n]',
  nonletter: `[^${letters}]`,
  nodigit: '[^\\d]',
  nofigure: '[^0-9.,]',
  // The beginning and the end of digits, a figure without a currency, the beginning and the end of a word, of the text.
  start: '(?<!\\d)',
  bare: '(?<![0-9.,$£€₦₹¥])',
  end: '(?!\\d)',
  edge: `(?!${inWord})`,
  fresh: `(?<!${inWord})`,
  close: '\\s*$',
  // Numbers in a row, with their joints: 12, 14 and 118B.
  listing: '[0-9A-Z,& adnort]',
};

export const signNames: readonly string[] = Object.keys(signShapes);

/** What stands for many words in a cell of the lexicon, as `{name}`; see README.md. */
export const shapes: Readonly<Record<string, string>> = { ...wordShapes, ...signShapes };
