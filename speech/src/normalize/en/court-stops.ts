import type { StoppedForm } from './advert-words.ts';

/** Short forms of courts, regiments and buildings, and what must be beside them. */
export const courtStops: readonly StoppedForm[] = [
  [
    /MOM/y,
    'M O M',
    /\b(?:said|by|from|the|with|to) $/,
    /^(?:[,.;:)]|['’]s| (?:said|in|has|will|and|on|that|is)\b|\s*$)/,
  ],
  [/mag\.?/y, 'magnitude', /\d-$/, undefined],
  [/yr['’]s/y, "year's", undefined, undefined],
  [/sub\./y, 'subscription', /(?:['’]s|\b(?:annual|yearly|my|yr|your|club)) $/, undefined],
  [
    /ext\.?/y,
    'extended',
    /\b(?:[Bb]uilt|[Rr]ebuilt|[Ee]rected|[Rr]estored|\d{4})[^\n]{0,22}[;,(] $/,
    /^ (?:c\. ?)?(?:1[1-9]|20)\d\d/,
  ],
  [/demol\.?/y, 'demolished', undefined, /^ (?:c\. ?|in )?(?:1[1-9]|20)\d\d|^[,;)]/],
  [/est\.?/y, 'established', undefined, /^ \d{1,2} \p{Lu}\p{Ll}{2,5}\.? 1[5-9]/u],
  [/Bdes\.?/y, 'Brigades', undefined, undefined],
  [/Bde\.?/y, 'Brigade', undefined, undefined],
  [/O\.?/y, 'Order', undefined, /^ ?\d{1,2},? r\.? ?\d/],
  [/r\.?/y, 'rule', /\bO\.? ?\d{1,2},? $/, /^ ?\d/],
  [/w\/p/y, 'without prejudice', undefined, /^ (?:save|basis|offer|letter|corr|meeting|privilege)/],
  [/Ss\./y, 'Sections', /(?:^|[.;] |\n|\band )$/, /^ \d/],
  [
    /Def\./y,
    'Defendant',
    /\b[Tt]he $/,
    /^ (?:\(|plead|did|was|had|has|shall|is\b|den|adm|fail|paid|owes)/,
  ],
  [/Pltf['’]s/y, "Plaintiff's", undefined, undefined],
  [/Pltf\.?/y, 'Plaintiff', undefined, undefined],
  [/Deft['’]s/y, "Defendant's", undefined, undefined],
  [/Ors\.?/y, 'Others', /(?:&|\band|\bAND) $/, undefined],
  [/Anr\.?/y, 'Another', /(?:&|\band|\bAND) $/, undefined],
  // Notices and schools.
  [/Wk/y, 'Week', undefined, /^ of /],
  [/bapts\.?/y, 'baptisms', undefined, undefined],
  [/Yr/y, 'Year', undefined, /^ [ABC](?:[.,;:)]|\s*$)/],
  [/ret\. coll\.?/y, 'retiring collection', undefined, undefined],
  [/Eng\.?/y, 'English', undefined, /^(?: (?:&|and)|,) Maths/],
  [/asc\.?/y, 'ascent', /[,;] $/, /^ ?\+?\d[\d,]* ?(?:m|ft)\b/],
  [
    /ex\.?/y,
    'except',
    /\b(?:daily|days|open|week) $/,
    /^ (?:Xmas|Christ|Sun|Mon|Tue|Good|public|bank)/,
  ],
];
