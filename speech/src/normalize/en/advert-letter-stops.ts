import type { StoppedForm } from './advert-words.ts';

const closes = /^(?:[,;.&]|\s*$)/;
const ofCars =
  /(?:\b(?:c\/l|C\/L|e\/w|E\/W|ABS|MOT|NCT|alloys|a\/c|A\/C|a\/con|air ?con|FSH|VGC|vgc|owners?|auto|manual|[35] ?dr|locking|windows|radio|airbags?|cruise|keys|taxed|p\/s|P\/S)[,;.&]? (?:& )?)$/;
const ofCarsAhead =
  /^[,;&]? ?(?:& )?(?:e\/w|E\/W|ABS|c\/l|C\/L|PAS|alloys|a\/c|A\/C|airb|electric w|elec|r\/c|MOT|FSH|VGC|vgc|cruise|tilt|P\/[BWS]|p\/[bws])/;
const ofHomes =
  /\b(?:semi|terr\p{L}*|det\p{L}*|beds?|flat|bung\p{L}*|G?F?CH|OF?CH|GFCH|[uU]?PVC\p{L}?|OSP|gar\p{L}*|gdn|conservatory|kit\p{L}*)\.?,?(?: &)? $/u;
const ofHomesAhead = /^,? ?(?:& )?(?:G?F?CH|OFCH|OSP|EPC|DG|gas c|C\/?H|D\/?G|gard|gdn|gge|garage)/;

const numeral = /^ (?=[IVXLC])(?:X{0,3}|XL|LX{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}'])/u;

/** Letters of classified adverts that are said in full beside the other letters of such an advert. */
export const advertLetterStops: readonly StoppedForm[] = [
  // Amend. XVI: a Roman numeral keeps the word before it.
  [/Amend\./y, 'Amendment', /$/, numeral],
  [/App\./y, 'Appendix', /$/, numeral],
  [/Par\./y, 'Paragraph', /$/, numeral],
  [/Prop\./y, 'Proposition', /$/, numeral],
  [/Sch\./y, 'Schedule', /$/, numeral],
  [/Tit\./y, 'Title', /$/, numeral],
  // Cars.
  [/FSH/y, 'full service history', ofCars, closes],
  [/FSH/y, 'full service history', /$/, ofCarsAhead],
  [/FSH/y, 'full service history', /$/, /^,? (?:HPI|ULEZ|new c|\d ?keys|\d own|one o|low m|tax)/],
  [/[PD]SH/y, 'part service history', ofCars, closes],
  [/PAS/y, 'power steering', ofCars, closes],
  [/PAS/y, 'power steering', /(?:^|[,;] )$/, ofCarsAhead],
  [/[cC]\/[lL]/y, 'central locking', /\bremote $/, closes],
  [/[cC]\/[lL]/y, 'central locking', ofCars, closes],
  [/[cC]\/[lL]/y, 'central locking', /(?:^|[,;] )$/, ofCarsAhead],
  [/[eE]\/[wW]/y, 'electric windows', ofCars, closes],
  [/P\/S/y, 'power steering', /(?:^|[,;] )$/, /^, (?:P\/[BWL]|p\/[bwl]|A\/C|tilt|cruise)/],
  [/P\/B/y, 'power brakes', /P\/[SW][,;&] (?:& )?$/, closes],
  [/P\/W/y, 'power windows', /P\/[SBL][,;&] (?:& )?$/, closes],
  [/P\/L/y, 'power locks', /P\/[SBW][,;&] (?:& )?$/, closes],
  [/P\/W/y, 'power windows', /(?:^|[,;] )$/, /^, (?:P\/[SBL]|cruise)/],
  [/T&T/y, 'taxed and tested', ofCars, undefined],
  [
    /T&T/y,
    'taxed and tested',
    /(?:^|[,;.] |\bfull |\b\d+ ?(?:m|mths|months) )$/,
    /^ (?:till?|until) |^ to (?:\d|end|[A-Z][a-z]{2}\b)/,
  ],
  [/T&T/y, 'taxed and tested', /[,;] $/, /^, (?:vgc|VGC|FSH|£|one own|low m|good|drives|runs)/],
  [
    /WOF/y,
    'warrant of fitness',
    /(?:^|[,;.&/] ?|\b(?:[Nn]ew|no|[Cc]urrent|fresh|months?|mths|long|and|with|full|a) )$/,
    closes,
  ],
  [/WOF/y, 'warrant of fitness', /$/, /^ (?:and|&|till?|until|to|exp|due|on|for|\d)/],
  [/reg/y, 'registration', /[,;] $/, /^ (?:0[1-9]|1[0-2])\/\d\d(?:[,;.]|\s*$)/],
  // Homes.
  [/DG/y, 'double glazing', ofHomes, /^(?:[,;.&]|\s*$| (?:through|windows|&))/],
  [/DG/y, 'double glazing', /[,;] $/, ofHomesAhead],
  [/CH/y, 'central heating', ofHomes, closes],
  [/CH/y, 'central heating', /[,;] $/, ofHomesAhead],
  [
    /(?:LR|Lr)/y,
    'living room',
    /(?:^|[,;.&] |\b(?:[Ss]pacious|[Ll]arge|[Ss]unny|[Bb]ig|[Ll]g) )$/,
    /^,? (?:and|&|w\/|with)? ?(?:DR|EIK|MBR|FR|kit)/,
  ],
  [/DR/y, 'dining room', /\bLR,?(?: and| &)? $/, undefined],
  [
    /EIK/y,
    'eat in kitchen',
    /\b(?:DR|LR|FR|[Ll]g|[Ll]arge|[Nn]ew|BA|bath),?(?: and| &)? $/,
    undefined,
  ],
  // Goods.
  [
    /GUC/y,
    'good used condition',
    /(?:^|[,;.\n-] ?)$/,
    /^(?: (?!members|staff|council|comm)\p{L}\p{Ll}|[,;.]|\s*$)/u,
  ],
  [/GUC/y, 'good used condition', /\b(?:in|all|EUC[,/]|NWT[,/]) ?$/, closes],
  [/LNIB/y, 'like new in box', /$/, undefined],
  [/BNWOT/y, 'brand new without tags', /$/, undefined],
  [
    /PPU/y,
    'pending pick up',
    /(?:^|[,;.!(] )$/,
    /^(?:[,;.!)]|\s*$| (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|today|tom|ton|til))/,
  ],
  [/PUO/y, 'pick up only', /(?:^|[,;.!(] |\d )$/, /^(?:[,;.!)]|\s*$| (?:in|from|near|at) \p{Lu})/u],
  // Work.
  [
    /DOE/y,
    'depending on experience',
    /\b(?:[Ss]alary|[Pp]ay|[Ww]ages?|[Rr]ate|[Cc]ompensation|[Cc]omp)(?: is)?:? $/,
    undefined,
  ],
  // Pets and farms.
  [
    /UTD/y,
    'up to date',
    /$/,
    /^ (?:on |with |w\/ ?)(?:all |his |her |its |their |shot|vac|vax|jab|worm|flea|boost|dewor|immun)/,
  ],
  [/UTD/y, 'up to date', /\b(?:[Vv]acs|[Jj]abs|wormed|worming|deworm\p{L}*) $/u, closes],
  [/POL/y, 'point of lay', /$/, /^ (?:\p{L}{3,10} )?(?:hens?|pull|chook|bird|bant|hybrid)/u],
  [
    /POL/y,
    'point of lay',
    /\b(?:hens|pullets|chooks|bantams|birds|hybrids|at|near)[,:]? \(?$/,
    /^(?:[,;.)]|\s*$| \p{Sc})/u,
  ],
  [/PTIC/y, 'pregnancy tested in calf', /$/, undefined],
  // A head of a timetable, and the first cell of an itinerary.
  [/[Pp]ub\.?/y, 'public', /$/, /^ (?:hols?\b|holiday)/],
  [/Sun/y, 'Sunday', /(?:^|[\n\t|] ?)$/, /^ (?:&|and|\/) (?:[Pp]ub|PH|[Bb]ank h|hols?)/],
  [
    /Conf\.?/y,
    'Confirmation',
    /(?:^|[\n\t])$/,
    /^(?::? |\t)(?:(?=[A-Z\d]{0,7}\d)(?=\d{0,7}[A-Z])[A-Z\d]{5,9}|[A-Z]{6}|\d{5,10})(?![\p{L}\d])/u,
  ],
];
