import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { fileNameAt } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { spellName } from './paths.ts';

const chained =
  /[a-z_][a-z\d_]{0,30}(?:[A-Z][A-Za-z\d]{0,20})?(?:\.[a-z_][A-Za-z\d_]{0,30}){1,6}(?![\p{L}\p{N}_@-]|\.\p{L})/uy;
const assigned = /^(?:\[\w{1,20}\])?(?: ?(?:[+!=]?=|:=|=>) ?\S|\(|`)/;
/** Words that begin or end a sentence in prose whose stop has no space behind it: fine.thanks, home.i. */
const prose =
  /(?:^|\.)(?:i|it|he|she|we|they|you|the|a|an|and|but|so|then|this|that|there|is|was|what|who|how|why|ok|okay|yes|no|not|thanks|thx|please|pls|also|just|my|your|our|im|its|dont|lol|if|when|in|on|at|to|for)(?=\.|$)/;

/** `sync.offline = true`, `set server.port to 8080`: a dotted name in a program, on one breath. */
export function settingNameRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./\\:&?=-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(chained, text, at)?.[0];
  if (!found || /^(?:[a-z]\.)+[a-z]?$|^(?:e\.g|i\.e|p\.m|a\.m|vs|etc|approx)\b/.test(found))
    return undefined;
  const end = at + found.length;
  const told =
    assigned.test(text.slice(end, end + 26)) ||
    (!prose.test(found) &&
      !fileNameAt(text, at) &&
      (allows('@set-before', 'before', leftOf(text, at, 14)) ||
        allows(
          '@in-programs',
          'around',
          text.slice(Math.max(0, at - 80), end + 80).toLowerCase(),
        ) ||
        found.split('.').length > 2));
  if (!told) return undefined;
  const said = found
    .split('.')
    .map((one) => one.split('_').map(spellName).filter(Boolean).join(' '))
    .join(' dot ');
  return draft(end + (text.startsWith('()', end) ? 2 : 0), 'word', said, false);
}
