import type { StoppedForm } from './advert-words.ts';

/** Short forms of clubs, parishes, sellers and reviews, and what must be beside them. */
export const communityStops: readonly StoppedForm[] = [
  [
    /[Oo]pt\.?/y,
    'option',
    /(?:[,;(] |\b(?:press|select|choose|take|then|use|and|or) )$/,
    /^ ?\d(?!\d)/,
  ],
  [
    /Sr\.?/y,
    'Sister',
    /(?:[,;:&] |\band |^|\n)$/,
    /^ (?:M\.|Mary|Maria|Marie|Bern|Concepta|Assumpta|Brigid|Bríd|Teresa|Theresa|Anne|Cath|Philomena|Dympna|Breda|Imelda|Immac|Benedict|Francis|Carmel|Joan|Jose|Agnes|Monica|Perpet|Ita\b|Stan)/,
  ],
  [/Vlge\.?/y, 'Village', /$/, undefined],
  [/vlge\.?/y, 'village', /$/, undefined],
  [
    /mems\.?/y,
    'members',
    /\b(?:[Nn]ew|[Aa]ll|[Nn]on-?|[Cc]lub|[Ll]ife|[Aa]ssoc\.?|[Cc]omm\.?|\d) ?$/,
    undefined,
  ],
  [
    /def\.?/y,
    'defeated',
    /\b(?:grade|team|men|women|boys|girls|firsts|seconds|1sts|2nds|3rds|XI|XV|side) $/,
    /^ \p{Lu}\p{Ll}/u,
  ],
  [/Ext\.?/y, 'Extension', /$/, /^ (?:Office|Ofc|Service|Agent|Bldg|Building|Center|Ctr)/],
  [
    /med\.?/y,
    'medium',
    /\b(?:on|at|to|low|the|low to|or) $/,
    /^ (?:setting|speed|power|wash|spin|heat|high|or high|low)/,
  ],
  [/desc(?=\. \p{Lu})/uy, 'described', /\b(?:[Aa]s|[Nn]ot as|than) $/, undefined],
  [/desc\.?/y, 'described', /\b(?:[Aa]s|[Nn]ot as|than) $/, undefined],
  [
    /Gr\.?/y,
    'Grove',
    /\b(?:seen|at|on|of|in|near|\d{1,3},?) \p{Lu}\p{L}{2,14} $/u,
    /^(?:[,;)]| (?:\d{1,2}\/|and|at|on|near|park|school|area)|\s*$)/,
  ],
  [/[Hh]ardwd\.?/y, 'hardwood', /$/, undefined],
  [/[Ss]oftwd\.?/y, 'softwood', /$/, undefined],
  [
    /perf\.?/y,
    'perfectly',
    /\b(?:works?|working|runs|running|fits|goes|drives|fitted) $/,
    undefined,
  ],
  [/clubhse\.?/y, 'clubhouse', /$/, undefined],
  [/Clubhse\.?/y, 'Clubhouse', /$/, undefined],
  [/R\/C A\/C/y, 'reverse cycle A C', /$/, undefined],
  [
    /mls\.?/y,
    'miles',
    /\b(?:within|radius|under|over|only|approx\.?|about) \d{1,3} $/,
    /^(?:[,;)]| (?:of|from|away|radius)|\s*$)/,
  ],
];
