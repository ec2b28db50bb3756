import type { StoppedForm } from './advert-words.ts';

/** A cell of a table begins or ends here. */
const cellBefore = /(?:^|[\t\n]) ?$/;
const cellAfter = /^ ?(?:\t|\n|$)/;
/** Behind a name or a bar in a signature. */
const signed = /(?:^|[|·•,;/–—] ?|\t|\d {1,3}|\n)$/;
const phone =
  /^:? ?(?:\+\d|\(?0\d{1,4}\)?[ -]\d{2}|0\d{9}|\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d|\(0\d\))/;

/** Short forms of signatures, heads of tables, bills and messages of shops and banks. */
export const devStops: readonly StoppedForm[] = [
  [/os/y, 'O S', /$/, /^ (?:error|version|level|update|release|name|build)s?\b/],
  [/SYS/y, 'systolic', /$/, /^(?:[:.]| \d|[/ ]+DIA\b)/],
  [/DIA/y, 'diastolic', /\b(?:SYS|systolic)\b[^\n]{1,20}$/, undefined],
  [/O/y, 'office', signed, /^: ?[(+]?\d{3}[ ).-]/],
  [/C/y, 'cell', signed, /^: ?[(+]?\d{3}[ ).-]/],
  [/T/y, 'telephone', signed, phone],
  [/M/y, 'mobile', signed, phone],
  [/P/y, 'phone', signed, /^ [(+]?\d{2,5}\)? \d{3,4} \d/],
  [/D/y, 'direct', signed, /^:? ?[(+]?(?:\d{3}[ ).-]{1,2}\d{3}|0\d{1,4}[ )]|\d{2,3} \d{2,4} \d)/],
  [/D[Dd][Ii]?/y, 'direct dial', signed, phone],
  [/F/y, 'fax', signed, /^:? ?[(+]?\d{2,5}[ ).-]{1,2}\d{3,4}[ -]?\d/],
  [/E/y, 'email', signed, /^:? ?[\w.-]{1,14}@|^:? ?[\w.-]{14}/],
  [/FAQs/y, 'F A Qs', /$/, undefined],
  [/Pct\.?/y, 'Percent', /(?:^|[\t\n] ?|\| ?| {2})$/, /^(?:\t|\n|$| ?\|| {2})/],
  [/pct\.?/y, 'percent', /\d $|\t$/, undefined],
  [/PCT/y, 'percentage', /\t$/, /^(?:\t|\n|$)/],
  [/Chg\.?/y, 'Change', /(?:^|[\t\n|] ?| {2})$/, /^(?:\t|\n|$| ?\|| {2})/],
  [/Yr\.?/y, 'year', /\d-$/, /^ /],
  [/Mo\.?/y, 'month', /\d-$/, /^ /],
  [/Wk\.?/y, 'week', /\d-$/, /^ /],
  [/hi/y, 'high', /-w(?:ee)?k $/, cellAfter],
  [/lo/y, 'low', /-w(?:ee)?k $/, cellAfter],
  [/Rev\.?/y, 'Revenue', cellBefore, /^ ?(?:\(|\t|\n|$)/],
  [/vol\.?/y, 'volume', /\b[Ss]ales $|\b[Tt]rad(?:e|ing) $/, /^ ?(?:\(|\t|\n|$)/],
  [/Vol\.?/y, 'Volume', cellBefore, /^ \(/],
  [/Dist\.?/y, 'Distance', /$/, /^,? \((?:km|mi|m|miles)\)/],
  [/[Rr]ev\./y, 'revision', /[(,;–] ?$/, /^ ?(?:[A-Z]|\d{1,2})(?:\)|,|\s*$)/],
  [/[Ss]td\.? dev\.?/y, 'standard deviation', /$/, undefined],
  [/Min\.?/y, 'Minimum', /(?:^|[\t\n])$/, /^\t/],
  [/Max\.?/y, 'Maximum', /\t$/, /^(?:\t|\n|$)/],
  [/hhlds?\.?/y, 'households', /$/, undefined],
  [/ea\./y, 'each', /(?:^|[\t\n ])\d{1,3} $/, /^ \p{Lu}\p{Ll}/u],
  [/COD/y, 'C O D', /\b(?:[Tt]erms|TERMS|[Pp]ayment|[Ss]hip\w*):? $/, undefined],
  [/[Yy]r\/yr/y, 'year on year', /$/, undefined],
  [/tot\.?/y, 'total', /% of $/, undefined],
  [/chg\.?/y, 'change', /year |[Yy]r |% |[Nn]et /, undefined],
  [/Op\.? bal\.?/y, 'Opening balance', /$/, undefined],
  [/Cl\.? bal\.?/y, 'Closing balance', /$/, undefined],
  [/Int\.?/y, 'Interest', /$/, /^ (?:earned|paid|chg|charge|rate|on bal|YTD)/],
  [/W/y, 'work', signed, /^: ?(?:\(?0\d{1,4}\)? ?\d{3}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d)/],
  [/H/y, 'home', signed, /^: ?(?:\(?0\d{1,4}\)? ?\d{3}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d)/],
  [/Dir\.?/y, 'Direct', signed, /^: ?[(+\d]/],
  [/LMK/y, 'let me know', /$/, undefined],
  [/Wt\.?/y, 'Weight', /$/, /^,? ?\((?:lbs?|kg|g|oz|tonnes|t)\.?\)/],
  [/Ht\.?/y, 'Height', /$/, /^,? ?\((?:ins?|cm|m|ft|hh)\.?\)/],
  [/lbs?/y, 'pounds', /\b(?:Wt\.?|Weight|wt\.?) \($/, /^\.?\)/],
  [/Pop\./y, 'Population', /$/, /^,? ?\((?:'?0|mil|m\))/],
  [/sq\.? km/y, 'square kilometers', /\($/, /^\)/],
  [/sq\.? mi\.?/y, 'square miles', /\($/, /^\)/],
  [/Tas\.?/y, 'Tasmania', cellBefore, /^\t ?[\d.–-]/],
  [/Vic\.?/y, 'Victoria', cellBefore, /^\t ?[\d.–-]/],
  [/Aust\.?/y, 'Australia', cellBefore, /^\t ?[\d.–-]/],
  [/N\. Ireland/y, 'Northern Ireland', /$/, undefined],
  [/N\. Zealand/y, 'New Zealand', /$/, undefined],
  [/IRL/y, 'Ireland', /\p{Lu}{3} $/u, /^(?: (?:is|was|on|for|of|has|DUBLIN|CORK)\b|[,.;]|\s*$)/],
  [/Opt/y, 'Option', /\+ ?$/, /^ ?\+/],
];
