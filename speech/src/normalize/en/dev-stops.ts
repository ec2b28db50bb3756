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
