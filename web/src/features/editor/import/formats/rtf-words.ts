/** Groups without text of the author. */
export const silentGroups = new Set(
  (
    'fonttbl colortbl stylesheet info header headerl headerr headerf footer footerl footerr footerf pict object ' +
    'listtable listoverridetable rsidtbl generator xmlnstbl themedata colorschememapping latentstyles datastore annotation ' +
    'atnid atnauthor atndate atnref bkmkstart bkmkend revtbl filetbl pntxta pntxtb pgdsctbl nonshppict shpinst ' +
    'shprslt nonesttables mmathpict mmathpr ftnsep ftnsepc aftnsep aftnsepc template operator author title'
  ).split(' '),
);

/** Words that are a letter. */
export const letterWords: Readonly<Record<string, string | undefined>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  tab: '\t',
  page: ' ',
  ...{ emspace: ' ', enspace: ' ', qmspace: ' ' },
};

/** Groups whose text is not said as it is. */
export const asides: Readonly<Record<string, 'instruction' | 'number' | undefined>> = {
  fldinst: 'instruction',
  listtext: 'number',
  pntext: 'number',
};

/** Returns the number of an item as it is said; a bullet is not, such as the letter o of Word's second level. */
export const numberOf = (mark: string): string =>
  /^\s*o?[^\p{L}\p{N}]*$/u.test(mark) ? '' : `${mark} `;
