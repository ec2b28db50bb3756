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
  ...{ emspace: ' ', enspace: ' ', qmspace: ' ' },
};
