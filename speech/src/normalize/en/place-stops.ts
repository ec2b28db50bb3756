import type { StoppedForm } from './advert-words.ts';

/** The letter of each quarter (`N`, `N.`) and its name; `stop` is what may follow the letter. */
const quarterStops = (
  names: string,
  stop: string,
  before: RegExp,
  after: RegExp | undefined,
): StoppedForm[] =>
  names
    .split(' ')
    .map((name) => [new RegExp(name.charAt(0).toUpperCase() + stop, 'y'), name, before, after]);

/** Short forms of streets, states and quarters, and what must be beside them. */
export const placeStops: readonly StoppedForm[] = [
  [/Dr/y, 'Drive', /\p{Lu}\p{Ll}+ $/u, /^ (?:vicinity|area|near|at|and|&|is|closed)\b/],
  [/Gve/y, 'Grove', /\p{Lu}\p{Ll}+ $/u, undefined],
  [
    /St/y,
    'Saint',
    undefined,
    /^ (?:Patrick|Mary|Brendan|Brigid|Colman|Finbarr|Michael|Joseph|John|James|Peter|Anne|Enda|Kevin|Vincent|Jude|Columba|Gall|Oliver|Martin|Francis|Thomas|Paul)(?:['’]s)\b/,
  ],
  [/st\.?/y, 'street', /\b[Cc]ross $/, undefined],
  [
    /Co\./y,
    'County',
    /\b(?:at|vs\.?|v\.?|and|over|beat|def\.) \p{Lu}\p{L}+ $/u,
    /^(?:, \d| \d|;|\s*$)/,
  ],
  [
    /Ste\.?/y,
    'Suite',
    /(?:Ave(?:nue)?|St|Rd|Blvd|Dr|Ln|Hwy|Pkwy|Street|Road|Drive)\.?, $/,
    /^ (?:[A-Z]|\d{1,4})\b/,
  ],
  [
    /Co\./y,
    'County',
    /\p{Lu}\p{Ll}+ $/u,
    /^,? (?:VA|MD|PA|TX|GA|NC|SC|TN|KY|OH|IN|IL|MO|FL|AL|MS|WV|NY|NJ|CA|OR|WA|MT|ID|WY|KS|NE|IA|MN|WI|MI|OK|AR)\b/,
  ],
  [/VA/y, 'Virginia', /\bCo\.,? $/, /^(?:[.,;]|\s*$)/],
  [
    /Bd\.?/y,
    'Board',
    /\b(?:Zoning|Planning|Water|Select|Health|Library|School|Park|Ed\.?|Appeals|Road|Fire|Liquor|Election|Sewer) $/,
    undefined,
  ],
  [
    /APT\.?/y,
    'apartment',
    /\b(?:BSMT|\d ?BR|\d ?BDRM|STUDIO|BACHELOR|BED|BEDROOM|BSMNT|\d BED) $/,
    undefined,
  ],
  [
    /OK/y,
    'Oklahoma',
    /\b(?:TULSA|EDMOND|NORMAN|LAWTON|MOORE|ENID|OKLAHOMA CITY|OKC|STILLWATER|MUSKOGEE|BROKEN ARROW|OWASSO),? $/,
    undefined,
  ],
  [/MISS\./y, 'Mississippi', /[A-Z]{3}, $/, undefined],
  [/SH(?=\d{1,2}[AB]?\b)/y, 'State Highway ', /$/, undefined],
  ...quarterStops(
    'North South East West',
    '\\.?',
    /\b(?:Rd\.?|Road|Hwy\.?|Highway|Route|Rte\.?) \d{1,4} $/,
    /^(?:,|\s*$)/,
  ),
  ...quarterStops(
    'north south east west',
    '\\.?',
    /[A-Z]{3} (?:ST|AVE|RD|BLVD|DR|LN|CT|PKWY)\.? $/,
    /^(?: [a-z]|[,;)]|\s*$)/,
  ),
  [
    /W\./y,
    'West',
    undefined,
    /^ (?:Des Moines|Palm Beach|Hartford|Virginia|Chester|Lafayette|Covina|Hollywood|Seattle|Allis|Bend|Haven|Orange|Branch|Liberty|Burlington|Fargo|Memphis|Monroe|Jordan|Linn|Va)\b/,
  ],
  [
    /N\./y,
    'North',
    undefined,
    /^ (?:Vancouver|Charleston|Haven|Bay|York|Platte|Las Vegas|Little Rock|Hollywood|Carolina|Dakota|Attleboro|Andover|Adams|Mankato)\b/,
  ],
  [
    /S\./y,
    'South',
    undefined,
    /^ (?:Bend|Carolina|Dakota|Burlington|Boston|Lake Tahoe|Portland|Haven|Pasadena|Orange|Windsor|Hadley)\b/,
  ],
  [
    /E\./y,
    'East',
    undefined,
    /^ (?:Lansing|St\. Louis|Hartford|Orange|Haven|Cleveland|Moline|Providence|Palo Alto|Chicago|Nashville|Dubuque|Peoria)\b/,
  ],
  [/CDN/y, 'Canadian', /$/, /^ (?:TIRE|Tire|dollars?|citizens?)\b/],
  [
    /NY/y,
    'New York',
    /$/,
    /^ (?:strip|style|style pizza|cheesecake|sirloin|deli|state|City|Times|Giants|Jets|Mets|Yankees|Knicks|Rangers|Islanders)\b/,
  ],
  [
    /x(?=\d{3,5}\b)/y,
    'extension ',
    /(?:\b(?:helpdesk|help desk|office|desk|reception|ext|line|dept|security|payroll|HR|IT)[ ,]?\($|\bat $)/i,
    /^\d{3,5}(?:[).,;]| (?:and|or|if|immediately|for|to)|\s*$)/,
  ],
  [
    /VA/y,
    'Virginia',
    /\b(?:Newport News|Richmond|Norfolk|Roanoke|Arlington|Alexandria|Chesapeake|Hampton|Lynchburg|Charlottesville|Fairfax|Reston|Blacksburg|Staunton|Danville|Suffolk|Williamsburg|Fredericksburg), $/,
    undefined,
  ],
  [/OK/y, 'Oklahoma', /\p{Lu}\p{Ll}+,? $/u, /^ (?:area|\d{5})/],
  [/N\.?/y, 'North', /(?:^|[\s(,])\d{2,5} $/, /^ (?!of\b)\p{Lu}\p{Ll}{2,}(?:,|\.|\s*$)/u],
  [/S\.?/y, 'South', /(?:^|[\s(,])\d{2,5} $/, /^ (?!of\b)\p{Lu}\p{Ll}{2,}(?:,|\.|\s*$)/u],
  [/E\.?/y, 'East', /(?:^|[\s(,])\d{2,5} $/, /^ (?!of\b)\p{Lu}\p{Ll}{2,}(?:,|\.|\s*$)/u],
  [/W/y, 'West', /(?:^|[\s(,])\d{2,5} $/, /^ (?!of\b)\p{Lu}\p{Ll}{2,}(?:,|\.|\s*$)/u],
  [/DR\.?/y, 'drive', /\p{Lu}{4} $/u, /^(?:[,;)]|\s*$| (?:AT|NEAR|AND|&|CLOSED|OPEN|[-–—/]))/],
  [/RD\.?/y, 'road', /\p{Lu}{4} $/u, /^(?:[,;)]|\s*$| (?:AT|NEAR|AND|&|CLOSED|OPEN|[-–—/]))/],
  [/LN\.?/y, 'lane', /\p{Lu}{4} $/u, /^(?:[,;)]|\s*$| (?:AT|NEAR|AND|&|CLOSED|OPEN|[-–—/]))/],
  [
    /x/y,
    'extension',
    /(?:\.(?:gov|org|com|example|net|edu|us)[,;]? |\d{4},? )$/,
    /^ ?\d{2,4}(?:[,;.)]|\s*$)/,
  ],
  [/Tn/y, 'Town', /\p{Lu}\p{Ll}+ $/u, /^ \d/],
  [
    /Co\./y,
    'County',
    /, $/,
    /^ (?:Dh|na |Ch[^a-u]|Mh|Gh|Bh|Ph|Th[^eo]|Sh[^aeiou]|Lao|Átha|Luimni|Chorca|Chia|Phort|Thi)/u,
  ],
  [/GoC/y, 'Government of Canada', /$/, undefined],
  [/Co\./y, 'County', /\p{Lu}\p{Ll}+ $/u, /^ (?:area|line|residents?|farm|land|border)\b/],
  [/st/y, 'street', /\p{Lu}\p{Ll}+ $/u, /^(?:[?!,]|\s*$)/],
  [
    /Co\./y,
    'County',
    /(?:^|[;:,.] |\d )(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+ $/u,
    /^ \d{1,3}(?:[,;.]| \(|\s*$)/,
  ],
  [
    /W\.?/y,
    'West',
    /$/,
    /^ (?:Hants|Yorks|Sussex|Mids|Wales|Cork|Wicklow|Lothian|Belfast|Clare|Berks)/,
  ],
  [/E\.?/y, 'East', /$/, /^ (?:Hants|Yorks|Sussex|Mids|Lothian|Belfast|Cork|Clare|Devon|Lancs)/],
  [/N\.?/y, 'North', /$/, /^ (?:Hants|Yorks|Wales|Devon|Cork|Notts|Lincs|Staffs|Somerset)/],
  [
    /S\.?/y,
    'South',
    /$/,
    /^ (?:Hants|Yorks|Wales|Devon|Lakes|Glos|Lincs|Staffs|Somerset|Dublin|Tipp)/,
  ],
  [
    /AVE\.?/y,
    'avenue',
    /\p{Lu}{3} $|\d(?:ST|ND|RD|TH) $/u,
    /^(?: [NSEW]\.?\b| [NS]\.?[EW]\.?|[,;)]| (?:CLOSED|REOPENS?|OPEN|AT|AND|NEAR|TO|FROM|IN|BRIDGE|BETWEEN)\b|\s*$| [/–—-])/,
  ],
  ...quarterStops('north south east west', '\\.', /\b(?:AVE|ST|RD|BLVD|DR)\.? $/, undefined),
  ...quarterStops('North South East West', '\\.', /\d $/, /^ State (?:Rte|Route|Rd|Road|St|Hwy)/),
  [
    /RD/y,
    'road',
    /\b(?:TWP|TOWNSHIP|RANGE|RGE|COUNTY|CO|MILL|RIVER|LAKE|CHURCH|SCHOOL|CREEK|HILL) $/,
    undefined,
  ],
  [
    /x/y,
    'extension',
    /(?:\p{L}|\d{4}|\)) $/u,
    /^\d{3,5}(?![\dx×%"'])(?:[,;.)]|\s*$| (?:or|for|and|to|if))/,
  ],
  [/x\.? ?(?=\d)/y, 'extension ', /\d{3}[-.]\d{4} $/, undefined],
];
