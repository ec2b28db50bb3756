import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** Letters that only phonetic writing has, with its marks of stress and length. [Søren] has none. */
const phonetic = /[ˈˌːəɪʊɛɔʌɒɜɝɚɐʃʒθŋɡɹʁʔɾɲɣβχɸʎɬɯɤɨʉɵʏʋʰʲʷ]/u;
const slashed = /\/[^/\n\s][^/\n]{0,60}\/(?![\p{L}\p{N}])/uy;
const bracketed = /\[[^[\]\n]{1,60}\]/y;

/** `/ˈaɪnstaɪn/`, `[ˈʃaːdn̩]`: how a word is pronounced, in signs that no voice reads. */
export function pronunciationRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  if (first !== '/' && first !== '[') return undefined;
  const found = match(first === '/' ? slashed : bracketed, text, at)?.[0];
  if (
    !found ||
    !phonetic.test(found) ||
    (first === '/' && /[\p{L}\p{N}]/u.test(text.charAt(at - 1)))
  )
    return undefined;
  return draft(at + found.length, 'dropped', '', false);
}

const note =
  /(?:[–-]?\[(?:\d{1,3}(?: ?[,–-] ?\d{1,3})*|[a-z]|(?:note|nb|n|N|lower-alpha) ?\d{1,2}|(?:better |additional )?(?:citations?|sources?) needed|clarification needed|who\?|when\?|dubious[^\]]{0,12}|edit)\]:?){1,6}/y;

/** `attack. [1]`, `skills [17], [18]`: a note after a space. */
const spaced = (behind: string, after: string): boolean =>
  /[.!?,;)\]"”] $/.test(behind) ||
  (/[\p{L}\d] $/u.test(behind) &&
    !allows('@reads-on', 'before', behind.toLowerCase()) &&
    /^(?:$|[.,;:)\n]| \[)/.test(after));

/** `physicist.[1][2]`, `wrote it.[citation needed]`: marks of notes. `args[1]` is said. */
export function noteMarkRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '[') return undefined;
  const lead = leftOf(text, at, 44);
  const found = match(note, text, at)?.[0];
  if (!found) return undefined;
  const behind = leftOf(text, at, 24);
  const end = at + found.length;
  // 07:16:30 web-2 sshd[981]: a process, no note.
  if (found.endsWith(':') && /\d\d:\d\d [\w.-]{1,24} [a-zA-Z_/-]{2,20}$/.test(lead))
    return undefined;
  // 314 p., [8] leaves of plates.
  if (
    /^\[\d/.test(found) &&
    /^ (?:leaves|leaf|p\.|pp|pages|plates|maps)/.test(text.slice(end, end + 8))
  )
    return undefined;
  if (spaced(behind, text.slice(end, end + 2))) return draft(end, 'dropped', '');
  if (!/[.,;:!?)"”'’\p{L}\d]$/u.test(behind)) return undefined;
  const word = /[\p{L}\d_$]+$/u.exec(behind)?.[0] ?? '';
  const code =
    word !== '' &&
    (/^(?:args?|argv|arr|array|list|data|items?|rows?|cols?|values?|matches|parts|nums?|words|lines|result|res|.|..)$/.test(
      word,
    ) ||
      /_|[a-z][A-Z]/.test(word));
  return code ? undefined : draft(end, 'dropped', '');
}
