import type { StoppedForm } from './advert-words.ts';

/** A sum behind the name of what it is: Avail R8,402.11, Bal Kes 2,310. */
const sum = /^:? (?:is |now )?(?:[A-Z]{0,3}[$£€₹R₦]|Rs\.?|[A-Z]{3}|K[Ss]hs?\.?|Kes\.?)? ?-?\d/u;
const clauseEnds = /^(?:[.,!?;)]|\s*$)/;
const councillor = /^\.? \p{Lu}\.? ?(?:\p{Lu}\.? ?)?\p{Lu}\p{L}/u;

/** Short forms of chats, messages of banks and couriers, e-mail at work and minutes, and what must be beside them. */
export const messageStops: readonly StoppedForm[] = [
  // Chats.
  [
    /bk/y,
    'back',
    /(?:^|[\s(])$/,
    /^ (?:home|in \d|in a (?:min|sec|bit)|at \d|by \d|b4|for (?:\d|dinner|tea|lunch)|from|soon|later|l8r|tmrw|tomorrow|to (?:me|u|you|work|bed|mine|urs|hers|his|ours|back|school|the)\b|on (?:mon|tue|wed|thu|fri|sat|sun|line)|asap|now|nw)/i,
  ],
  [
    /bk/y,
    'back',
    /\b(?:we're|were|im|i'm|u're|ur|he's|hes|she's|shes|they're|b|be|get|got|getting|come|coming|came|go|going|went|head|heading|way|call|ring|txt|text|msg|write|all the way|right|straight|just|give (?:it|me)|give|take (?:it|u)|take|send (?:it|me)|send|pay (?:me|u)|drop (?:it|me|u)|want (?:it|my \p{L}+)|bring (?:it|me)|move|moving|welcome|u|not|hold) $/iu,
    /^(?:[.,!?;)]|\s*$| (?:in|at|by|to|from|on|for|now|nw|soon|yet|home|here|there|after|b4|before|when|if|til|till|as|but|and|so|x)\b)/,
  ],
  [
    /nw/y,
    'no worries',
    /(?:^|\n|: )$/,
    /^(?:[.,!;]|\s*$| (?:at all|mate|bro|babe|hun|x|see|c u|ill|i'll|thanks|thx)\b)/,
  ],
  [
    /nw/y,
    'now',
    /\b(?:right|rite|just|home|here|there|till?|until|by|even|leaving|going|gng|up|on|out|ready|free|busy|bed|better|ok|fine|asleep|call me|ring me|ring|it|u|for|from) $/i,
    /^(?:[.,!?;)]|\s*$| (?:so|and|but|if|x|ill|i'll|mum|babe|hun|mate|r)\b)/,
  ],
  [
    /sat/y,
    'Saturday',
    /\b(?:driving|free|working|coming|around|busy|off|about|on|this|next|last|till?|until|by|from|airport) $/,
    /^(?:[?!,]|\s*$| (?:or|and|night|nite|morn|morning|arvo|eve|evening|\d)\b)/,
  ],
  [/pcm/y, 'per calendar month', /\d $/, undefined],
  [/c\/o/y, 'call out', /$/, /^ (?:fee|charge|chg)\b/],
  [/f\/pads/y, 'front pads', /$/, undefined],
  [/r\/pads/y, 'rear pads', /$/, undefined],
  [/ret\.?/y, 'return', /\b(?:Amazon|Vinted|ASOS|Zara|parcel|free|postage) $/, undefined],
  // Banks and couriers.
  [/Avail\.?/y, 'Available', /(?:^|[.;,:)] |\n)$/, sum],
  [/avail\.?/y, 'available', /(?:[.;,:)] )$/, sum],
  [/Bal\.?/y, 'Balance', /(?:^|[.;,:)] |\n|\b(?:New|Curr|Avail|Your|Closing|Opening) )$/, sum],
  [
    /bal/y,
    'balance',
    /\b(?:[Yy]our|[Tt]he|[Yy]r|[Nn]ew|[Aa]vail|[Cc]urrent|[Ll]ow|[Cc]losing|acct|account) $/,
    /^(?: (?:is|was|on|at|as of|for|now|of)\b|: |[.,]|\s*$)|^ ?[$£€₹R]\d/,
  ],
  [/COD/y, 'C O D', /$/, /^:? (?:Rs\.?|[A-Z]{3}|[A-Z]{0,2}[$£€₹R₦]) ?\d/],
  [
    /Est\.?/y,
    'Estimated',
    /(?:^|[.;,(] |\n)$/,
    /^ (?:\d{1,2}(?::\d\d)? ?(?:[-–]|to) ?\d{1,2}(?::\d\d)? ?[AaPp]\.?[Mm]|del|deliv|arr|arrival|by \d)/,
  ],
  [/Pur\.?/y, 'Purchase', /\b[A-Z]{3,6}\d{3,6}, $/, /^,/],
  [/A\/c/y, 'Account', /(?:^|[.;:(] |\n)$/, /^:? (?:[Nn]o\b|\d|X|x|\*|ending)/],
  [/SAL/y, 'salary', /\b(?:PAYE|PAY|MONTHLY|WEEKLY) $/, clauseEnds],
  [/DR/y, 'debit', /\d\.\d\d $/, /^ ?(?:$|\n|\||Desc|Bal|Avail|[A-Z]{3})/],
  [/CR/y, 'credit', /\d\.\d\d $/, /^ ?(?:$|\n|\||Desc|Bal|Avail|[A-Z]{3})/],
  [
    /DD/y,
    'direct debit',
    /\b(?:[Bb]y|[Vv]ia|[Yy]our|[Tt]he|[Mm]onthly|[Aa]|[Nn]ew|set up|cancel(?:led)?) $/,
    /^(?:[.,;)]|\s*$| (?:on|for|of|to|from|is|was|has|will|mandate|payment|due)\b)/,
  ],
  [/TfL/y, 'T F L', /$/, undefined],
  // E-mail.
  [
    /W\/C/y,
    'week commencing',
    /(?:^|[\s(])$/,
    /^:? (?:\d{1,2}(?:st|nd|rd|th)? ?\p{Lu}|\d{1,2}\/|Mon|\p{Lu}\p{Ll}{2,8} \d)/u,
  ],
  [
    /[Aa]\/[Ll]/y,
    'annual leave',
    /\b(?:on|taking|took|take|booked|book|of|from|my|your|his|her|their|some|days?'?|approved|for|with|in|during|off) $/,
    /^(?:[.,;)]|\s*$| (?:until|till|til|from|on|this|next|w\/c|for|all|and|so|but|in|at|today|tomorrow|Mon|Tue|Wed|Thu|Fri|\d)\b)/,
  ],
  [/WK/y, 'week', /\b[A-Z]{2,12} $/, /^ \d{1,2}(?!\d)/],
  [
    /SWMS/y,
    'swims',
    /\b(?:the|a|your|our|my|their|his|updated|signed|current|new|site|and|this|each|every|no|any|own|specific|revised|latest|reviewed?|risk) $/i,
    /^(?:[.,;:)?!]|\s*$| (?:for|is|are|was|and|or|has|needs?|must|on|in|to|before|with|from|that|register|template|review|signed|sign|not)\b)/,
  ],
  [/SWMS/y, 'swims', /(?:^|\n|[.;,(] )$/, /^ (?:for|is|and|must|needs|review|signed|to be)\b/],
  [
    /w\/e/y,
    'weekend',
    /\b(?:good|nice|great|lovely|fab|lush|grand|long|quiet|busy|hol|whole|next|wee) $/i,
    /^(?:[.,!?;)]|\s*$| (?:x|all|everyone|folks|and|&|but|with|in|at|away)\b)/,
  ],
  [
    /Rev\.?/y,
    'Revenue',
    /(?:^|[.;:|] |\n|\d[.)] )$/,
    /^ (?:for (?:[HQ]\d|FY|the|Jan|Feb|Mar|Apr|May|Ju|Aug|Sep|Oct|Nov|Dec)|came|grew|growth|is|was|up|down|vs|target|YTD|of [£€$])/,
  ],
  [
    /rev\.?/y,
    'revenue',
    /\b(?:(?:FY|CY)\d{2,4}|[HQ][1-4]|YTD|annual|total|net|gross|on|recurring|svc|service|product) $/,
    /^(?:[.,;)]|\s*$| (?:of|is|was|up|down|growth|target|vs|for|\+|\()\b)/,
  ],
  [/[Ff]['’]cast/y, 'forecast', /$/, undefined],
  [/[Pp]['’]ment/y, 'payment', /$/, undefined],
  [/psf/y, 'per square foot', /\d[km]? $/, undefined],
  [/Exh\.?/y, 'Exhibit', /$/, /^ (?:[A-Z]|\d{1,2})(?![\p{L}\d])/u],
  [
    /[Rr]ef\./y,
    'Reference',
    /(?:^|[.,;] |\n)$/,
    /^ (?:section|clause|para|my|our|your|item|page|attached|the|above|trailing|email|letter|telecon)\b/,
  ],
  [/pt\.?/y, 'point', /\b(?:[Mm]uster|[Aa]ssembly|[Mm]eeting|[Mm]tg|[Cc]ollection) $/, undefined],
  [/pk\.?/y, 'park', /\b[Cc]ar $/, undefined],
  [
    /[Ee]xt\.?/y,
    'External',
    /(?:^|[.;,] |\n)$/,
    /^ (?:examiner|audit|verifier|moderator|adviser|auditors?)/,
  ],
  // Minutes.
  [/[Pp]rop\.?/y, 'proposed', /[-–—,;] $/, /^:? [A-Z]{2,3}(?:[.,;]|\s|$)/],
  [/Sec\.?/y, 'Seconded', /[,.;] $/, /^ by\b/],
  [/c\./y, 'chapter', /\b(?:MGL|M\.G\.L\.|G\.L\.|R\.?S\.?[CO]\.?(?: \d{4},?)?) $/, /^ \d/],
  [/Con\.?/y, 'Concession', /\b(?:of|on|at|along|in|Lot \d{1,2},?) $/, /^ \d{1,2}(?!\d)/],
  [/Rds\.?/y, 'Roads', /$/, /^ (?:Foreman|Supt|Super|Dept|Comm|Supervisor)/],
  [/PRO/y, 'P R O', /\($/, /^\)/],
  [/PRO/y, 'P R O', /(?:^|\n|[.;,] )$/, /^: \p{Lu}\.? ?\p{L}/u],
  [/maj\.?/y, 'majority', /\b(?:simple|special|absolute|two-thirds|narrow) $/, undefined],
  [
    /bd\.?/y,
    'board',
    /\b(?:[Ee]xams?|[Aa]wards?|[Ss]chool|[Pp]arish|[Ff]ire|[Ll]ibrary) $/,
    /^ (?:\d|mtg|meeting|mbr)/,
  ],
  [/Crs/y, 'Councillors', /(?:^|[\s(/])$/, /^\.? \p{Lu}(?:\.|\p{L}| \p{Lu})/u],
  [/Cr/y, 'Councillor', /(?:^|[\s(/])$/, councillor],
  [/Clr/y, 'Councillor', /(?:^|[\s(/])$/, /^\.? (?:\p{Lu}\p{Ll}|\p{Lu}\.? ?\p{Lu}\p{L})/u],
  [/Clrs/y, 'Councillors', /(?:^|[\s(/])$/, /^\.? \p{Lu}/u],
  [/Sec\.?/y, 'Secretary', /\b(?:Min|Minutes?|Recording|Club|Branch) $/, /^[),;]/],
  [
    /Treas\.?/y,
    'Treasurer',
    /\b(?:Owner|Action|ACTION|Actions|by|By|[Tt]he|Hon|Chair,|Sec,|and|\(|to): ?$|\b(?:by|the|our|to|from) $/,
    clauseEnds,
  ],
  [
    /Rm\.?/y,
    'Room',
    /\b(?:Parish|Mtg|Meeting|Conf|Board|Committee|Comm|Function|Staff|Vestry|Club|Supper|Green|Common|Community|Training|Tea) $/,
    undefined,
  ],
  [
    /cap\.?/y,
    'capital',
    /(?:^|[\s(])$/,
    /^ (?:reserves?|projects?|expend|exp\b|budget|works|improv|impr|outlay)/,
  ],
];
