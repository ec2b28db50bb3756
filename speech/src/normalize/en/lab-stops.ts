import type { StoppedForm } from './advert-words.ts';

const figure = /^:? ?[<>]?\d/;
const inRow = /(?:^|[,;:|/(\t] ?|\band )$/;
/** The range of what is usual, behind its word: 4.0–5.6, <100. */
const usual = /^[:.]? ?\(?(?:[<>≤≥] ?\d|\d[\d.]{0,5} ?(?:[-\u2013]|to) ?\d)/;
/** What is stored, rested or brought to how warm a room is. */
const kept =
  /(?:\b(?:mins?|min\.|h|hrs?|hours?|overnight|butter|eggs?|dough|incubat\p{Ll}+|stored|kept|cool(?:ed)?|come|bring|brought|stirred|proof|rest(?:ed)?) (?:to|at) |@ ?)$/u;

const rowStart = /(?:^|\n)$/;
const cell = /^\t[<>]?\d/;

/** Short forms of tables of laboratory results and of methods, and what must be beside them. */
export const labStops: readonly StoppedForm[] = [
  [/Ref\.?/y, 'Reference', /$/, /^ (?:[Rr]ange|[Rr]ng|[Ii]nterval|[Ii]nt\b)/],
  [/REF\.?/y, 'reference', /$/, /^ (?:RANGE|RNG|INTERVAL|INT\b)/],
  [/ref\.?/y, 'reference', /(?:^|\t|[([,;|] ?|\p{L} )$/u, /^ (?:range|rng|interval)/],
  [/ref/y, 'reference', /(?:^|\t|[([,;|%] ?|\/d?[lL] )$/, usual],
  [/Ref/y, 'Reference', /(?:^|\t|[([,;|%] ?|\/d?[lL] )$/, usual],
  [/BUN/y, 'B U N', /(?:^|[\t,;:|] ?)$/, /^(?:\t|:? ?\d)/],
  [/[Nn]euts?/y, 'neutrophils', inRow, figure],
  [/[Ll]ymphs?/y, 'lymphocytes', inRow, figure],
  [/[Mm]onos?/y, 'monocytes', inRow, /^:? ?\d[\d.]* ?(?:%|[,;)]|x)/],
  [/alb/y, 'albumin', inRow, figure],
  [/prot/y, 'protein', /\b[Tt]otal $/, figure],
  [/pCO2/y, 'P C O two', /$/, undefined],
  [/pO2/y, 'P O two', /$/, undefined],
  [/Kcal/y, 'Kilocalories', /(?:^|[|,;\t] ?)$/, /^:? \d/],
  [/[Tt]emp\.?/y, 'temperature', /\p{Ll}{3} $/u, /^:? [-\u2212]?\d{1,3} ?°/],
  [/Cr/y, 'creatinine', inRow, /^:? \d{2,3} ?(?:[↑↓]|[uµμ]mol)/],
  [/[Ee]os/y, 'eosinophils', inRow, figure],
  [
    /RT/y,
    'room temperature',
    kept,
    /^(?:[,;.)]|\s*$| (?:for|overnight|until|then|before|and|with|in)\b)/,
  ],
  [/H[cC][tT]/y, 'hematocrit', rowStart, cell],
  [/P(?:lt|LT)s?/y, 'platelets', rowStart, cell],
  [/Na/y, 'sodium', rowStart, cell],
  [/K/y, 'potassium', rowStart, cell],
  [/Cl/y, 'chloride', rowStart, cell],
  [/Ca/y, 'calcium', rowStart, cell],
  [/Cr/y, 'creatinine', rowStart, cell],
  [/Mg/y, 'magnesium', rowStart, cell],
  [/calc\.?/y, 'calculated', /\d \($/, /^\)/],
  [/sat/y, 'saturation', /[,;] $/, /^:? \d{1,2} ?%/],
  [
    /c\/w/y,
    'compared with',
    /\b(?:stable|unchanged|larger|smaller|improved|increased|decreased|worse|new),? $/,
    /^ (?:\d{4}|prior|prev|last|\d)/,
  ],
  [
    /c\/w/y,
    'consistent with',
    undefined,
    /^ (?:acute|chronic|mild|known|pneum|viral|infect|CHF|CAP|UTI|COPD|migr|arthr|degen|\p{L}{3,9}itis)/u,
  ],
  [
    /y/y,
    'years',
    /\b(?:was|of|is|median|mean|age|aged|for|at|±|[-–]) ?\d{1,3}\.\d $/,
    /^ ?[(,;.)]|^ (?:old|and|in|for|versus|vs)\b/,
  ],
  [/Mw/y, 'magnitude', /$/, /^ ?\d\.\d/],
  [/Eqs\./y, 'Equations', /$/, /^ \(?\d/],
  [/i\.p\./y, 'I P', /\/kg $|\d ?m[gL] $/, undefined],
  [/OR/y, 'O R', /\b(?:[Aa]djusted|[Cc]rude|[Pp]ooled|[Uu]nadjusted|[Ss]ummary) $/, undefined],
  [/OR/y, 'O R', /\b(?:an|the|The) $/, /^ (?:of|was) \d?[\d.]/],
  [
    /[Yy]og\.?/y,
    'yogurt',
    /\b(?:[Gg]reek|[Pp]lain|[Nn]at(?:ural)?\.?|[Vv]anilla|[Ff]rozen|[Cc]oconut|low-?fat|tbsp|ml|g) $/,
    undefined,
  ],
];
