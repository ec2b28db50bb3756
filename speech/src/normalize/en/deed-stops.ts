import type { StoppedForm } from './advert-words.ts';

/** The stop belongs to the form, whatever name or word follows. */
const always = /^/;

/** Short forms of deeds, courts and notices of the law, and what must be beside them. */
export const deedStops: readonly StoppedForm[] = [
  // COUNTY OF ERIE, ss.: the place of an oath, said by its letters.
  [
    /ss\.?(?=:)/y,
    'S S',
    /(?:\b(?:COUNTY|County|PARISH|Parish|CITY|City|DISTRICT|District) OF \p{Lu}{3,}[\p{L} ]{0,12}|\b(?:County|Parish|City) of \p{Lu}\p{L}+|\b(?:COUNTY|County|PARISH|Parish)|[)§}]|(?:^|\n))[,;]? ?\)? ?$/u,
    undefined,
  ],
  [
    /[sS][sS]\./y,
    'S S',
    /(?:\b(?:COUNTY|PARISH|CITY|DISTRICT) OF \p{Lu}{3,}[\p{L} ]{0,12}|\b(?:County|Parish|City) of \p{Lu}\p{L}+|\b(?:COUNTY|County|PARISH|Parish)|\p{Lu}{4,})[,;]? ?\)? $/u,
    undefined,
  ],
  [
    /Co\./y,
    'County',
    /$/,
    /^ (?:of \p{Lu}|Clerk|Treas|Commr|Recorder|Ct\b|Court|Assessor|Sheriff)/u,
  ],
  [
    /Co\./y,
    'County',
    /\b(?:Rec(?:ords?|\.)|Clerk|Sheriff|Ct\.|Court) (?:of|for|in) \p{Lu}\p{L}+ $/u,
    always,
  ],
  [/Off\. Recs?\.?/y, 'Official Records', /$/, always],
  [/Con\.?/y, 'Concession', /\b(?:Lot|Lots|lot) \d{1,3}[,;]? $/, /^ \d/],
  [/Reg\.?/y, 'Registered', /$/, /^ (?:Plan|Mail|Post|Ltr|Letter)\b/],
  [/[Pp]t\./y, 'part', /\b(?:first|second|third|other|1st|2nd|3rd|one) $/, /^[,;)]/],
  [/comm\.?/y, 'commission', /\b[Mm]y $/, /^ exp/],
  [/Pub\./y, 'Public', /\bNotary $/, always],
  [/Md\./y, 'Maryland', /\b(?:State|City|County) of (?:\p{Lu}\p{L}+, )?$/u, undefined],
  [/Cir\. Ct\.?/y, 'Circuit Court', /$/, always],
  [/Dist\. Ct\.?/y, 'District Court', /$/, always],
  [/Super\. Ct\.?/y, 'Superior Court', /$/, always],
  [/Prob\. Ct\.?/y, 'Probate Court', /$/, always],
  [/Mag\. Ct\.?/y, 'Magistrate Court', /$/, always],
  [/Co\. Ct\.?/y, 'County Court', /$/, always],
  [/Mun\. Ct\.?/y, 'Municipal Court', /$/, always],
  [/Sup\. Ct\.?/y, 'Supreme Court', /$/, always],
  [/Ct\./y, 'Court', /$/, /^ (?:Sq|House|Hse|Clerk|Rep|Ord|Off|of\b|No\b|St\b)/],
  [
    /Est\./y,
    'Estate',
    /\b(?:In re|[Ii]n re:|the|for|[Rr]e:?|Atty\.? for|Exec\.? of) $/,
    /^(?::| of)/,
  ],
  [/Admx\.?/y, 'Administratrix', /$/, undefined],
  [/Admr\.?/y, 'Administrator', /$/, undefined],
  [/Exrx\.?/y, 'Executrix', /$/, undefined],
  [/Ex(?:'|’)x\.?/y, 'Executrix', /$/, undefined],
  [/Exec\./y, 'Executor', /\p{Lu}\p{L}+, $/u, undefined],
  [/test\./y, 'testamentary', /\b[Ll]etters $/, always],
  [/Pltfs?\.?/y, 'Plaintiff', /$/, undefined],
  [/Defts?\.?/y, 'Defendant', /$/, undefined],
  [/Resp(?:'|’)t/y, 'Respondent', /$/, undefined],
  [/App(?:'|’)t/y, 'Appellant', /$/, undefined],
  [/q\.v\.?/y, 'Q V', /$/, undefined],
  [/(?:E|e)\. ?& ?O\. ?E\.?/y, 'E and O E', /$/, undefined],
  [/u\/s/y, 'undersigned', /\b[Tt]he $/, undefined],
  [/ltr\.?/y, 'letter', /\b(?:vide|your|our|this|my|ref\.?|the|of|to) $/, undefined],
  [/Ltr\.?/y, 'Letter', /$/, /^ (?:no|No|dt|dated|ref|of|from|to)\b/],
  [/[Mm]emo\.? no\.?/y, 'memo number', /$/, /^ \d/],
];
