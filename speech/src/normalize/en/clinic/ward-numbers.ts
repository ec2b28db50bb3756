import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const paged = /\+?(\d{1,4}) ?pp(?![\p{L}\p{N}])\.?/uy;
const beforePaged =
  /[ivxlc]$|[ivxlc]\+$|(?:1[5-9]|20)\d\d[,.;)] $|\b(?:edn?|vols?|has|contains|with)\.?,? $|\bv?i{0,3}x?[,+] ?$/;

/** `xii, 344 pp.`: the pages of a book in a catalog. */
export function pageCountRule({ text, at }: Scan): Draft | undefined {
  const page = beforePaged.test(leftOf(text, at, 30)) ? match(paged, text, at) : null;
  if (!page?.[1]) return undefined;
  const end = at + page[0].length;
  const ends = page[0].endsWith('.') && /^\s*(?:$|\p{Lu})/u.test(text.slice(end, end + 3));
  const more = page[0].startsWith('+') ? 'plus ' : '';
  return draft(ends ? end - 1 : end, 'unit', `${more}${cardinal(page[1])} pages`);
}

const anyVersion = /(v?)(\d{1,4}(?:\.\d{1,4})+)\.([xXyY])(?![\p{L}\p{N}])/uy;

/** `v1.9.x`, `INR 2.4`, `aet. 77`, `Wt 148#`. */
export function noteWordRule({ text, at }: Scan): Draft | undefined {
  if (!/[vIaæWHwh\d]/.test(text.charAt(at)) || /[\p{L}\p{N}@#._/'-]/u.test(text.charAt(at - 1)))
    return undefined;
  const version = match(anyVersion, text, at);
  if (version?.[2]) {
    const parts = version[2].split('.').map((part) => cardinal(part));
    return draftOf(
      version,
      'number',
      `${version[1] ? 'v ' : ''}${[...parts, version[3]?.toUpperCase()].join(' point ')}`,
    );
  }
  if (match(/INR:? (?=\d\.\d(?!\d))/y, text, at)) return draft(at + 3, 'initialism', 'I N R');
  const aged = match(/(?:aet|æt|aetat)\.(?= \d{1,3}(?!\d))/y, text, at);
  if (aged) return draftOf(aged, 'abbreviation', 'aged');
  const size = match(/([WwHh])t(?=\.? \d)/y, text, at)?.[1];
  return size && !(size === 'h' && /\d $/.test(leftOf(text, at, 2)))
    ? draft(at + (text.charAt(at + 2) === '.' ? 3 : 2), 'abbreviation', `${size}eight`)
    : undefined;
}

const perSlash =
  /\/(?:(\d{1,2}) ?(?:hrs?|hours|h)|(leg|arm|side|hand|group|treatment|genotype|plot))(?![\p{L}\p{N}/])\.?(?=[\s,;.)]|$)/uy;
const listed =
  /· (?=\d{1,3} (?:mins?|hrs?|h|d|days?|hours?|comments?|views|shares|likes|photos?|\p{L}{4,})(?!\p{L}))/uy;

/** `8 puffs/24hrs`, `3x8/leg`, `2023 · 6 min read`: signs between what notes and pages count. */
export function noteSlashRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (sign === '·') {
    const found = match(listed, text, at);
    return found && text.charAt(at - 1) === ' ' ? draft(at + 1, 'punctuation', ',') : undefined;
  }
  if (sign === '%')
    return match(/%ile(?!\p{L})/uy, text, at) ? draft(at + 4, 'word', ' percentile') : undefined;
  if (sign !== '/') return undefined;
  const field = match(/\/([hl])pf(?!\p{L})/uy, text, at);
  if (field)
    return draft(at + 4, 'symbol', ` per ${field[1] === 'h' ? 'high' : 'low'} power field`);
  // 1ml/10kg.
  const weight = match(/\/(\d{1,3}) ?(kg|lb)(?![\p{L}\p{N}])/uy, text, at);
  if (weight && allows('@dose-amount', 'before', leftOf(text, at, 12)))
    return readAs(weight, 'symbol', ' per {1} {2:kg=kilograms,lb=pounds}');
  const found = match(perSlash, text, at);
  if (!found) return undefined;
  if (found[2])
    return /\d$/.test(leftOf(text, at, 1)) ? readAs(found, 'symbol', ' per {2:text}') : undefined;
  return found[1] && /[a-zL]\.?$/.test(leftOf(text, at, 2))
    ? readAs(found, 'symbol', ' per {1} hours')
    : undefined;
}
