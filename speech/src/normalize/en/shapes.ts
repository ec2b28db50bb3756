// Letters are given as ranges: an expression with a class such as `\p{L}` takes a millisecond to compile, these little.
const upper = 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00deĀĂĄĆČĎĐĒĘĚĞĢĪİĶŁĹĻĽŃŅŇŌŐŒŔŘŚŞŠŢŤŪŮŰŲŹŻŽ';
const lower = 'a-z\\u00df-\\u00f6\\u00f8-\\u00ffāăąćčďđēęěğģīıķłĺļľńņňōőœŕřśşšţťūůűųźżž';
const letters = 'A-Za-z\\u00c0-\\u024f';

/** What a word may begin and end with. */
export const inWord = `[0-9${letters}]`;

/** What stands for many words in a cell of the lexicon, as `{name}`; see README.md. */
export const shapes: Readonly<Record<string, string>> = {
  // Letters and words.
  capital: `[${upper}]`,
  small: `[${lower}]`,
  letter: `[${letters}]`,
  caps: `[${upper}]{2,}`,
  lower: `[${lower}]+`,
  name: `[${upper}][${letters}'’-]*`,
  proper: `[${upper}][${lower}]+`,
  part: inWord,
  word: `[${letters}]+`,
  // A character of a name, and of several words.
  named: `[${letters}.’'-]`,
  phrase: `[${letters}.’' -]`,
  code: '[A-Z0-9]',
  ivx: '[IVXLC]',
  // Figures.
  digit: '\\d',
  digits: '\\d+',
  figure: '[0-9.,]',
  number: '\\d[\\d,]*(?:\\.\\d+)?',
  ordinal: '\\d+(?:st|nd|rd|th)',
  span: '[0-9.,\\u2013/-]',
  // Nothing more of a figure: no digit before, no digit or point before, and no sign of a currency either.
  start: '(?<!\\d)',
  apart: '(?<![0-9.,/])',
  bare: '(?<![0-9.,$£€₦₹¥])',
  // No digit behind; no digit, point or percent.
  end: '(?!\\d)',
  alone: '(?![0-9.,%])',
  // Nothing but spaces to the end of the text.
  close: '\\s*$',
  // Signs, any character of the line, and any at all.
  all: '[^]',
  any: '[^\\n]',
  bar: '[|]',
  currency: '[$¢£¤¥฿\\u20a0-\\u20c0]',
  dash: '[-\\u2013\\u2014]',
  hash: '[#]',
  nodigit: '[^\\d]',
  nofigure: '[^0-9.,]',
  other: `[^0-9${letters}]`,
  star: '[*]',
};
