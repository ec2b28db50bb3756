import { match } from './draft.ts';

/** Characters by the name or number of their entity, as left over from web pages. */
const named: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' },
  ...{ apos: "'", lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ bdquo: '„', mdash: '—', ndash: '–', hellip: '…', bull: '•', middot: '·', copy: '©' },
  ...{ pound: '£', cent: '¢', yen: '¥', sect: '§', divide: '÷', minus: '−', frac14: '¼' },
  ...{ frac34: '¾', sup2: '²', sup3: '³', micro: 'µ', le: '≤', ge: '≥', ne: '≠' },
  ...{ szlig: 'ß', aelig: 'æ', oslash: 'ø', iquest: '¿', iexcl: '¡', sbquo: '‚' },
  ...{ reg: '®', trade: '™', deg: '°', times: '×', plusmn: '±', frac12: '½', euro: '€', shy: '' },
};
const entity = /&(?:([a-z]{2,8}(?:\d{1,2})?)|#(\d{2,6})|#x([\da-f]{2,5}));/iy;

/** Accents of lettered entities (&eacute; &Ouml;), as combining marks. */
const accents: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308' },
  ...{ ring: '\u030A', caron: '\u030C', cedil: '\u0327' },
};

/** é for eacute, Ö for Ouml; undefined if no such letter exists. */
function accented(name: string): string | undefined {
  const accent = name.slice(1).toLowerCase();
  if (!Object.hasOwn(accents, accent)) return undefined;
  const letter = (name.charAt(0) + (accents[accent] ?? '')).normalize('NFC');
  return letter.length === 1 ? letter : undefined;
}

/** The character of an entity (&nbsp; &#39;) and where it ends; undefined if there is none at `at`. */
export function entityAt(text: string, at: number): { said: string; end: number } | undefined {
  const found = match(entity, text, at);
  if (!found) return undefined;
  const [written, name, decimal, hex] = found;
  const end = at + written.length;
  if (name !== undefined) {
    const lower = name.toLowerCase();
    const said = Object.hasOwn(named, lower) ? named[lower] : accented(name);
    return said === undefined ? undefined : { said, end };
  }
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? { said: String.fromCodePoint(code), end } : undefined;
}
