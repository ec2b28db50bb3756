import type { StoppedForm } from './advert-words.ts';

/** Forms that are no words, with their full stop, of which the next sentence tells whether it ends one. */
export function stoppedNames(list: string): readonly StoppedForm[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [short = '', said = ''] = entry.split('=');
      return [[new RegExp(`${short}\\.`, 'y'), said.replaceAll('_', ' '), undefined, /^/] as const];
    });
}

/** Given names as registers and old books shorten them; a name goes on behind them. */
const givenNames = stoppedNames(`
  Jas=James Jos=Joseph Jno=John Benj=Benjamin Saml=Samuel Sam'l=Samuel Danl=Daniel Dan'l=Daniel Alexr=Alexander
  Edwd=Edward Fredk=Frederick Fred'k=Frederick Richd=Richard Rich'd=Richard Andw=Andrew Archd=Archibald
  Margt=Margaret Marg't=Margaret Eliz=Elizabeth Elizth=Elizabeth Nathl=Nathaniel
  Nath'l=Nathaniel Patk=Patrick Michl=Michael Mich'l=Michael Christr=Christopher Ebenr=Ebenezer Barthw=Bartholomew
  Abm=Abraham Jerh=Jeremiah Wm=William Thos=Thomas Chas=Charles Robt=Robert Geo=George Jona=Jonathan
  Matthw=Matthew Hy=Henry Ths=Thomas Edm=Edmund Edmd=Edmund Gilb=Gilbert Valent=Valentine Bartw=Bartholomew
`);
/** Places and peoples. */
const places = stoppedNames(`
  Amer=American Birm=Birmingham Lond=London Edin=Edinburgh Glas=Glasgow Camb=Cambridge Oxf=Oxford
  Ont=Ontario Que=Quebec Sask=Saskatchewan Cst=Constable Neth=Netherlands Ital=Italian Byz=Byzantine Sp=Spanish
  Egypt=Egyptian Dan=Danish Norw=Norwegian Pol=Polish Swed=Swedish Aus=Australian Belg=Belgian
`).filter(([shape]) => !/^(?:Sp|Egypt|Dan|Pol|Aus|Cath)/.test(shape.source));
const more = stoppedNames(`
  daus=daughters dtr=daughter dtrs=daughters unm=unmarried Unm=Unmarried unmar=unmarried
  bpt=baptized Bpt=Baptized Immig=Immigrated immig=immigrated emig=emigrated Emig=Emigrated Gov\\.-Gen=Governor_General
  Lieut=Lieutenant Brig\\.-Gen=Brigadier_General Maj\\.-Gen=Major_General Lt\\.-Gen=Lieutenant_General bros=brothers
  unsgd=unsigned undtd=undated sgd=signed attrib=attributed illus=illustrated illum=illuminated facs=facsimile fldr=folder
  Endow=Endowment Enrol=Enrollment Enrolls=Enrollments frontis=frontispiece engr=engraved lithog=lithograph
  watermk=watermark bldg=building Chron=Chronicle m\\.?a\\.?s\\.?l=meters_above_sea_level a\\.s\\.l=above_sea_level
  b\\.s\\.l=below_sea_level a\\.g\\.l=above_ground_level d\\.s\\.p=died_without_issue d\\.unm=died_unmarried t\\.e\\.g=top_edge_gilt
  a\\.e\\.g=all_edges_gilt d\\.v\\.p=died_before_the_father n\\.p=no_place q\\.v=Q_V s\\.l\\.a=S_L_A
`).filter(([shape]) => !/^(?:n\\|q\\|bldg|s\\)/.test(shape.source));

const bookTrade =
  /\b(?:cl|cloth|8vo|4to|12mo|vols?|foxing|foxed|hinges?|binding|d\/?[jw]|boards?|spine|calf|pp|plates|ed|edn|copy|VG|G\+?|gilt)\b[^\n]{0,20}$/;
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const when = new RegExp(
  `^ ?(?:(?:abt|aft|bef|c|ca|circa|about|after|before|in|at|on|near)\\.? |\\d{1,2}(?:st|nd|rd|th)? ${month}|${month}[a-z]*\\.? (?:\\d{1,2},|\\d{4})|\\d{1,2}[./-]\\d|1[0-9]\\d\\d)`,
);
const county =
  '(?:Devon|Kent|Lancs|Yorks|Norfolk|Suffolk|Surrey|Sussex|Cornwall|Dorset|Essex|Ireland|Scotland|England|Wales|Germany|London|Prussia|Hants|Notts)';

/** Short forms of registers of families, catalogs, labels of museums and encyclopedias, and what must be beside them. */
export const referenceStops: readonly StoppedForm[] = [
  ...givenNames,
  ...places,
  ...more,
  [
    /Brit\./y,
    'British',
    /(?:^|[.;,(] |\b(?:the|by|of|and|former|in) )$/,
    /^ (?:\p{Ll}{3}|\p{Lu}[a-z]{3})(?!e (?:said|was))/u,
  ],
  [/Alta\./y, 'Alberta', /(?:^|\n|, )$/, /^ (?:\p{Ll}|UCP|NDP|[Gg]ov|[Pp]rem)|^[,;)]/u],
  [/ports\./y, 'portraits', /(?:maps|ill|illus|plates|facsims?|col|,)\.?, $/, /^/],
  [/b\./y, 'born', /(?:^|[,;(\n] ?|\p{Lu}[\p{L}.]+,? )$/u, when],
  [/d\./y, 'died', /(?:^|[,;(\n/] ?|\p{Lu}\p{Ll}[\p{L}.]*,? )$/u, when],
  [/b\./y, 'born', /[,;(] $/, new RegExp(`^ ${county}`)],
  [/d\./y, 'died', /[,;(] $/, new RegExp(`^ (?:${county}|inf|young|unm|s\\.p)`)],
  [/bapt?\./y, 'baptized', undefined, /^ (?:at|in|on|St|\p{Lu})/u],
  [/bur\./y, 'buried', undefined, /^ (?:at|in|on|\p{Lu})/u],
  [/nat\./y, 'naturalized', /[,;] $/, /^ (?:in )?1[789]\d\d/],
  [/hd/y, 'head', /, $/, /^, (?:mar|wid|unm|\d|M\b|F\b)/],
  [/mar/y, 'married', /, $/, /^, (?:\d|M\b|F\b|ag|lab)/],
  [/wid/y, 'widow', /, $/, /^, (?:\d|M\b|F\b|ag|lab)/],
  [/ag\.? lab\.?/y, 'agricultural laborer', undefined, /^/],
  [/Ag\.? Lab\.?/y, 'agricultural laborer', undefined, /^/],
  [/chn\.?/y, 'children', /\d $/, /^/],
  [/ch\./y, 'children', /(?:\b[Ii]ssue:? |\bhad )\d{1,2} $/, /^/],
  [/lab\.?/y, 'laborer', /\b(?:of \p{Lu}[\p{L}.]+|occ\.?:?|occupation),? $/u, /^,/],
  [/s\.?/y, 'sons', /\b(?:[Ii]ssue|had|leaving)\.?:? [2-9] $/, /^[,;.]|^ (?:and|&)/],
  [/dau?\.?/y, 'daughters', /(?:[,;] |& |and |issue )[2-9] $/, /^(?:[,;.]|\s*$| and)/],
  [/dau?\.?/y, 'daughter', /(?:[,;] |& |and |issue )1 $/, /^(?:[,;.]|\s*$| and)/],
  [/dau\.?/y, 'daughter', /\d(?:st|nd|rd|th) $|\b(?:only|eldest|elder|younger|youngest) $/, /^/],
  [/Dau\./y, 'Daughter', undefined, /^/],
  [/dau\./y, 'daughter', undefined, /^/],
  [/s\./y, 'son', /\b(?:only|eldest|elder|younger|youngest|2nd|1st|3rd|\dth) $/, /^ (?:and|&|of)/],
  [/w\./y, 'wife', /\b(?:1st|2nd|3rd|first|second|his) $/, /^ (?:of|was|\p{Lu})/u],
  [/h\./y, 'husband', /\b(?:1st|2nd|3rd|first|second|her) $/, /^ (?:of|was|\p{Lu})/u],
  [
    /bro\./y,
    'brother',
    /\b(?:elder|younger|eldest|twin|his|her|their|half|youngest|[Tt]he|a) $/,
    /^/,
  ],
  [/sis\./y, 'sister', /\b(?:elder|younger|eldest|twin|his|her|their|half|youngest) $/, /^/],
  [/wit\./y, 'witnesses', /[;,.] $/, /^:? \p{Lu}/u],
  [/pr\./y, 'proved', /[;,] $/, /^ (?:PCC|PCY|at|in|\d)/],
  [/[Aa]dmon\.?/y, 'administration', undefined, /^/],
  [/[Rr]eg't\.?/y, 'Regiment', undefined, /^/],
  [
    /[Rr]egt\.?/y,
    'Regiment',
    /\d(?:st|nd|rd|th|d)? (?:\p{Lu}[\p{L}.]+ ){0,2}$|\p{Lu}\p{L}+ $/u,
    /^/,
  ],
  [/Inf\./y, 'Infantry', /(?:[A-Z]\.|\p{Lu}\p{L}+\.?|\d(?:st|nd|rd|th)) $/u, /^/],
  [/Cav\./y, 'Cavalry', /(?:[A-Z]\.|\p{Lu}\p{L}+\.?|\d(?:st|nd|rd|th)) $/u, /^/],
  [
    /Art(?:y|'y)?\./y,
    'Artillery',
    /(?:[A-Z]\.|\d(?:st|nd|rd|th)|\bL(?:igh)?t|\bHeavy|\bField|\bRoyal) $/u,
    /^(?! [IVX\d])/,
  ],
  [/Vols\./y, 'Volunteers', /\p{Lu}[\p{L}.]+ $/u, /^(?! [\dIVX])/],
  [/Co\.?/y, 'Company', /(?:^|[,;(] |\b(?:of|in|with) )$/, /^ [A-M],/],
  [/SS/y, 'S S', /\b(?:per|aboard|the|on|liner|ship|steamer|by|via|of) $/, /^ \p{Lu}\p{L}/u],
  [/co\./y, 'county', undefined, /^ (?:seat|town|bound|record|hist|clerk|line|court)/],
  [/Co\./y, 'County', /\bseat of \p{Lu}\p{Ll}+ $/u, undefined],
  [/Pub\./y, 'Public', undefined, /^ (?:univ|lib|sch|coll|Lib|Sch|Health|Works|Rec)/],
  [/Priv\./y, 'Private', undefined, /^ (?:univ|lib|sch|coll|col)/],
  [
    /coll\./y,
    'collection',
    /\b(?:[Pp]riv(?:ate)?|[Pp]hotog(?:raph)?|[Pp]hoto|[Ss]pec(?:ial)?|[Ff]amily|[Mm]ap|[Aa]rt|[Mm]s|\p{Lu}\p{Ll}+)\.? $/u,
    /^/,
  ],
  [/photog\./y, 'photograph', undefined, /^ coll/],
  [/[Pp]hotogs?\./y, 'photographer', undefined, /^/],
  [
    /ed\./y,
    'edition',
    /\b(?:1st|2nd|3rd|\d{1,2}th|rev\.|new|limited|ltd\.?|U\.S\.|US|UK|Amer\.|Eng\.|facs\.|trade|pbk\.?|[Ff]irst) $/,
    /^ ?(?:[-([:–—]|\p{Lu}|\s*$)/u,
  ],
  [
    /rel\./y,
    'religious',
    undefined,
    /^ (?:houses?|orders?|ed\b|leaders?|studies|instruction|belief)/,
  ],
  [/cols?\./y, 'columns', /\d $/, /^/],
  [/cols/y, 'columns', /\d $/, /^/],
  [/act\./y, 'active', /, $/, /^ (?:c\.|ca\.|circa|1\d{3}|in )/],
  [/cl\./y, 'cloth', bookTrade, /^(?:[,;)]| gilt|\s*$)/],
  [/bds\./y, 'boards', undefined, /^/],
  [
    /sl\./y,
    'slight',
    undefined,
    /^ (?:foxing|rubb|wear|crea|chipp|soiling|tear|scuff|dust|fading|bump)/,
  ],
  [
    /sl\./y,
    'slightly',
    undefined,
    /^ (?:fox|rub|worn|brown|stain|bump|creas|sunn|fad|soil|chip|tear|damp|scuff|dusty|tanned)/,
  ],
  [
    /o\/w/y,
    'otherwise',
    undefined,
    /^ (?:VG|V\.G|Fine|F\b|near|a |good|very|clean|NF|G\+|in |exc|sound|tight|bright|OK|fine|great)/,
  ],
  [
    /d\/[jw]/y,
    'dust jacket',
    /(?<!integ\. |integrated |[£$€]\d{1,3}[,;] |\b(?:w\/d|W\/D|a\/c|A\/C|apt|bdrm|fridge|stove|range|oven|micro|microwave|f\/f|g\/f|hob)[,;&]? )$/,
    /^/,
  ],
  [/hc/y, 'hardcover', /\($/, /^\)/],
  [/pbk\.?/y, 'paperback', undefined, /^/],
  [/hbk\.?/y, 'hardback', undefined, /^/],
  [/hdbk\.?/y, 'hardback', undefined, /^/],
  [/p\./y, 'pages', /(?:\b[ivxlc]{1,6}, |^|[\n;(] ?)\d{2,4} $/, /^(?:[ ,;:]|$)/],
  [/p\./y, 'pages', /(?:\b[ivxlc]{1,6}, )\d{1,4} $/, /^/],
  [/illus\./y, 'illustrations', /: $/, undefined],
  [/ill\./y, 'illustrations', /(?:: |, |col\. |\p{L}\. )$/u, /^(?: \(|[,;]| ;)/u],
  [/col\. /y, 'color ', /: $|\(.{0,8}$/, /^(?:ill|port|map|pl)/],
  [/ff\./y, 'folios', /(?:^|[,;.(] )$/, /^ \d{1,3}[rv]?/],
  [/fols?\./y, 'folios', undefined, /^ \d/],
  [
    /r/y,
    ' recto',
    /\b(?:ff?|fols?|folios?|fo)\.? (?:\d{1,3}[rv]?[-–])?\d{1,3}$/,
    /^(?:[-–,.;)]|\s*$| )/,
  ],
  [
    /v/y,
    ' verso',
    /\b(?:ff?|fols?|folios?|fo)\.? (?:\d{1,3}[rv]?[-–])?\d{1,3}$/,
    /^(?:[-–,.;)]|\s*$| )/,
  ],
  [
    /M[Ss]s?\./y,
    'Manuscript',
    /(?:^|\n|, |\()$/,
    /^ (?:(?:Add|Harl|Cott|Bodl|Lat|Gr|Eng|Rawl|Ashm|no)\.|Sloane|Royal|\d)/,
  ],
  [/Add\./y, 'Additional', /\bMSS?\.? $|\bMs\.? $/, /^ \d/],
  [/init\./y, 'initials', /\billum(?:inated)?\.? $/, /^/],
  [/edn\./y, 'edition', undefined, /^ (?:of )?\d/],
  [/l\.r\./y, 'lower right', undefined, /^/],
  [/l\.l\./y, 'lower left', undefined, /^/],
  [/u\.r\./y, 'upper right', undefined, /^/],
  [/u\.l\./y, 'upper left', undefined, /^/],
  [/l\.c\./y, 'lower center', /\b(?:sgd|signed|dated|inscr\w*)\.? (?:and dated )?$/, /^/],
  [/[Aa]cc\. no\./y, 'accession number', undefined, /^/],
  [/Acc\. [Nn]o\./y, 'Accession number', undefined, /^/],
  [/[Rr]epr\./y, 'reprinted', undefined, /^/],
  [/[Rr]ept\./y, 'reprinted', /[,;(] $/, /^ \d/],
  [/transl?\./y, 'translated', /[,;(] $/, /^ (?:by|from|\p{Lu})/u],
  [/approx\./y, 'approximately', undefined, /^ \p{Ll}/u],
  [/h\./y, 'height', /[;,(.] $/, /^ \d{1,3}(?:\.\d+)? ?(?:cm|mm|in\b)/],
  [/w\./y, 'width', /[;,(.] $/, /^ \d{1,3}(?:\.\d+)? ?(?:cm|mm|in\b)/],
  [/[lL]\./y, 'length', /[;,(.] $/, /^ \d{1,3}(?:\.\d+)? ?(?:cm|mm|in\b)/],
  [/D\./y, 'depth', /[;,(.] $/, /^ \d{1,3}(?:\.\d+)? ?(?:cm|mm|in\b)/],
  [/Diam\.?/y, 'Diameter', undefined, /^:? \d/],
  [/asl/y, 'above sea level', /\d ?(?:m|ft|feet|meters|metres) $/, /^/],
  [/masl/y, ' meters above sea level', /\d ?$/, /^/],
  [/amsl/y, 'above mean sea level', /\d ?(?:m|ft|feet|meters|metres) $/, /^/],
  [/AMSL/y, 'above mean sea level', /\d ?(?:m|ft|feet|meters|metres) $/, /^/],
  [/AGL/y, 'above ground level', /\d ?(?:m|ft|feet|meters|metres) $/, /^/],
  [/M ?☉/y, 'solar masses', /\d $/, /^/],
  [/R ?☉/y, 'solar radii', /\d $/, /^/],
  [/L ?☉/y, 'solar luminosities', /\d $/, /^/],
  [/M ?[⊕🜨]/uy, 'Earth mass', /\d-$/, /^/],
  [/R ?[⊕🜨]/uy, 'Earth radius', /\d-$/, /^/],
  [/M ?[⊕🜨]/uy, 'Earth masses', /\d $/, /^/],
  [/R ?[⊕🜨]/uy, 'Earth radii', /\d $/, /^/],
  [/M_J(?:up)?/y, 'Jupiter masses', /\d $/, /^(?![\p{L}\d])/u],
  [/c(?=(?:1[6-9]|20)\d\d)/y, 'copyright ', /\p{L}, $/u, /^\d{4}\]?\.?(?:\s*$| |\))/],
  [/app\. mag\./y, 'apparent magnitude', undefined, /^/],
  [/abs\. mag\./y, 'absolute magnitude', undefined, /^/],
  [/mag\./y, 'magnitude', undefined, /^ ?[-+−]?\d/],
];
