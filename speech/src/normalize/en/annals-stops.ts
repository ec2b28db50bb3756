import type { StoppedForm } from './advert-words.ts';

/** Kings and queens as the citations of their statutes clip them: 25 Hen. VIII c. 22. */
const rulers: Readonly<Record<string, string>> = {
  ...{
    Hen: 'Henry',
    Edw: 'Edward',
    Ric: 'Richard',
    Eliz: 'Elizabeth',
    Jac: 'James',
    Car: 'Charles',
  },
  ...{ Geo: 'George', Will: 'William', Wm: 'William', Gul: 'William', Chas: 'Charles' },
};
const regnalYear = /\d (?:& \d{1,2} )?$/;
const rulerStops = Object.entries(rulers).flatMap(([written, ruler]): StoppedForm[] => [
  [new RegExp(`${written}\\.? I(?!\\p{L})`, 'uy'), `${ruler} the first`, regnalYear, undefined],
  [new RegExp(`${written}\\.?`, 'y'), ruler, regnalYear, /^ ?(?:[IVX]{2,4}\b|V\b|\d)/],
]);
const always = /^/;

/** Short forms of statutes, histories, old letters, verdicts and headlines, and what must be beside them. */
export const annalsStops: readonly StoppedForm[] = [
  ...rulerStops,
  [
    /c\.?/y,
    'chapter',
    /\b(?:Vict|Geo|Will|Hen|Eliz|Edw|Car|Jac|Wm|Ric|Gul)\.? (?:[IVX]{1,4}|\d),? $/,
    /^ ?\d/,
  ],
  [
    /c\.?/y,
    'chapter',
    /\b(?:R\.?S\.?[COBNAQ]\.?|S\.?[COM]\.?),? (?:1[89]|20)\d\d,? $/,
    /^ \p{Lu}?-?\d/u,
  ],
  [/Cap\.?/y, 'chapter', /\(|\b(?:Act|Code|Ordinance|Rules|Laws),? $/, /^ \d/],
  [/Regs\.?/y, 'Regulations', /\p{Lu}\p{Ll}+ $/u, /^ (?:19|20)\d\d/],
  [/Const\.?/y, 'Constitution', undefined, /^,? (?:[Aa]rts?\.|[Aa]mend|§)/],
  [/art\. I(?!\p{L})/uy, 'article one', /\bConst(?:\.|itution),? $/, undefined],
  [/art\./y, 'article', /\bConst(?:\.|itution),? $/, /^ [IVX]/],
  [/amend\./y, 'amendment', /\bConst(?:\.|itution),? $/, /^ [IVX]/],
  [/Subdiv\.?/y, 'Subdivision', undefined, /^ (?:\d|[A-Z](?!\p{L}))/u],
  [/Stat\./y, 'Statutes', /\d $/, /^ \d/],
  [/Cong\.?/y, 'Congress', /\d(?:st|nd|rd|th|d) $/, always],
  [/[Ss]ch\.?/y, 'schedule', /\bAct (?:19|20)\d\d,? (?:\(\p{L}{2,5}\),? )?$/u, /^ \d/],
  [/cl\.?/y, 'clause', /(?:\b[Ss]ch(?:edule|\.)? \d{1,2}[A-Z]?|\bAct (?:19|20)\d\d),? $/, /^ \d/],
  // Sources.
  [/c\./y, 'circa', undefined, /^ (?:AD|A\.D\.|BC) ?\d/],
  [/p\.p\./y, 'per pro', undefined, /^ \p{Lu}[.\p{Ll}]/u],
  [/Add\. MSS?/y, 'Additional manuscript', undefined, /^ \d/],
  [/n\./y, 'note', /\bpp?\. \d{1,4}(?:[-–]\d{1,4})?,? $/, /^ \d/],
  [/f\./y, 'folio', /\bMSS?\.? [^\n]{1,14}, $/, /^ \d/],
  [/ff\./y, 'folios', /\bMSS?\.? [^\n]{1,14}, $/, /^ \d/],
  // Headlines.
  [
    /Aust\.?/y,
    'Australian',
    /(?:^|\n|\b(?:the|as|ex-|to|by) )$/,
    /^ (?:PM|MPs?|[Gg]ovt?|[Gg]overnment|dollar|shares|banks|[Ss]enator|Open|women|men|teen)\b/,
  ],
  [/EFF/y, 'E F F', undefined, /^,? (?:\d{1,2}(?:[.,]\d{1,2})?%|MPs?\b|leader)/],
  [
    /Mich\./y,
    'Michigan',
    /\b(?:in|to|visit|across|from|of|win|wins|won|carry|carries) $|, $/,
    /^,? (?:and )?(?:Wis|Ohio|Minn|Pa\b|Ill|Ind|Ga\b|Nev|Ariz|N\.)/,
  ],
  // Soldiers.
  [
    /Div\./y,
    'Division',
    /\b(?:Airborne|Inf(?:antry)?\.?|Arm(?:ou?red|d)?\.?|Cav(?:alry)?\.?|Marine|Mountain|Panzer) $/,
    always,
  ],
  [/k\.i\.a\./y, 'killed in action', undefined, always],
  [/m\.i\.a\./y, 'missing in action', undefined, always],
  [/Const\.?/y, 'Constable', undefined, /^ \d{2,5} \p{Lu}\p{Ll}/u],
  // Letters and novels.
  [
    /Yr\.?/y,
    'Your',
    undefined,
    /^ (?:mo(?:st|\.) )?(?:ob(?:e?d)?t|hble|humble|affte|aff(?:ec)?t|lov|m[ao])/,
  ],
  [/yr\.?/y, 'your', undefined, /^ (?:mo(?:st|\.) )?(?:ob(?:e?d)?t|hble|affte)/],
  [/ob(?:e?d)?t\.?/y, 'obedient', /\b(?:[Yy]r|[Yy]our|most|mo|humble|hble|and|&)\.? $/, always],
  [/servt?\.?/y, 'servant', /\b(?:ob(?:e?d)?t|obedient|humble|hble|faithful)\.? $/, always],
  [/hble\.?/y, 'humble', undefined, always],
  [/lieut\./y, 'lieutenant', undefined, always],
  [
    /o['’]c(?:k|lk)?\.?/y,
    "o'clock",
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) $/,
    always,
  ],
  [/b\./y, 'born', /[,;(] $|\($/, /^ \p{Lu}\p{L}+(?:, |; | \d)/u],
  [/d\./y, 'died', /[,;] $/, /^ \p{Lu}\p{L}+(?:[.;,)]| \d|$)/u],
  // Elections.
  [/Lab\.?/y, 'Labour', /(?:^|\n|\. )$/, /^ (?:hold|gain|GAIN|HOLD|maj|lose)/],
  [/Con\.?/y, 'Conservative', /(?:^|\n|\. )$/, /^ (?:hold|gain|GAIN|HOLD|maj|lose)/],
  [
    /L(?:ib )?D(?:em)?\.?/y,
    'Liberal Democrat',
    /(?:^|\n|\. )$/,
    /^ (?:hold|gain|GAIN|HOLD|maj|lose)/,
  ],
  [
    /Lab\.?/y,
    'Labour',
    /\b(?:gain from|Con to|LD to|SNP to|LDem to|Reform to|Green to|swing to) $/,
    always,
  ],
  [
    /Con\.?/y,
    'Conservative',
    /\b(?:gain from|Lab to|LD to|SNP to|LDem to|Reform to|swing to) $/,
    always,
  ],
  [/LD(?:em)?/y, 'Liberal Democrat', /\b(?:gain from|Lab to|Con to|SNP to|Reform to) $/, always],
  [/Lab\.?/y, 'Labour', undefined, /^ to (?:Con|LD|LDem|SNP|Reform|Green|Lib Dem|PC|Plaid)\b/],
  [
    /Con\.?/y,
    'Conservative',
    undefined,
    /^ to (?:Lab|LD|LDem|SNP|Reform|Green|Lib Dem|PC|Plaid)\b/,
  ],
  [/LD(?:em)?/y, 'Liberal Democrat', undefined, /^ to (?:Lab|Con|SNP|Reform|Green|PC|Plaid)\b/],
];
