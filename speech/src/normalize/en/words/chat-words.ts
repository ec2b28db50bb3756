import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { formAt, readingOf } from '../lexicon.ts';
import { allows } from '../neighbors.ts';

const stretch = /^([a-z]{1,6}?)([a-z])\2{2,}$/;

/** `plsss`, `sryyyy`, `lmaooo`: the word without its stretched end. */
function unstretched(small: string): string | undefined {
  const found = small.length > 4 ? stretch.exec(small) : null;
  const word = found ? `${found[1]}${found[2]}` : '';
  return word.length > 2 ? readingOf(word, 'chat') : undefined;
}
const shape = /(?:[a-zA-Z]|[24](?=[a-z]))[a-z\d]{0,13}(?![\p{L}\p{N}_'@/-]|\.[\p{L}\p{N}])/uy;
/** Shorthand beside it, which shows that n is "and". */
const chatty =
  /(?:^|[^\p{L}])(?:u|ur|pls|plz|lol|omg|brb|thx|tmrw|idk|haha|gonna|wanna|gotta|im|dont|cant|ppl)(?![\p{L}'])/u;
const betweenWords = /[a-z]{2}\)? $/;

/** `brb`, `pls`, `gr8`: in words. `rn` only at the end of what is said, and `n` only among other shorthand. */
export function chatRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./'-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shape, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  // Im-im-impossible.
  if (
    found === 'im' &&
    (/^[ -]im[ -]im/.test(text.slice(end, end + 7)) || /im[ -]$/.test(leftOf(text, at, 3)))
  )
    return undefined;
  if (found === 'n' || found === 'w') {
    // What is read is read again: l10n a lot becomes "l ten n a lot".
    const joins =
      betweenWords.test(leftOf(text, at, 4)) &&
      (found === 'n'
        ? /^ (?:[a-z]{2}|a (?!lot)|\p{Lu}\p{Ll})/u
        : allows('@ailing', 'before', leftOf(text, at, 9))
          ? /^ \p{L}{3}/u
          : allows('@with-whom', 'before', leftOf(text, at, 12).toLowerCase())
            ? /^ (?:\p{Lu}\p{Ll}|the|my|an?|ur|your|me|him|her|them|us|u|no|some|all)/u
            : /^ (?:\d{1,2} \p{Ll}{3}|(?:\p{Lu}\p{Ll}+|the|my|a|an|ur|your|me|him|her|them|us|u|no|some|all|this|that)(?!\p{L}))/u
      ).test(text.slice(end, end + 7)) &&
      (chatty.test(text.slice(Math.max(0, at - 60), end + 60)) ||
        (!allows('@is-variable', 'before', leftOf(text, at, 12)) &&
          !allows('@variable-goes-on', 'after', text.slice(end, end + 10))));
    return joins ? draft(end, 'abbreviation', found === 'n' ? 'and' : 'with', false) : undefined;
  }
  const listed = formAt(text, at, 'chat');
  if (listed) return draft(listed.end, 'abbreviation', listed.said);
  const small = found.toLowerCase();
  const said = unstretched(small);
  if (!said) return undefined;
  const isFirst = found !== small;
  return draft(end, 'abbreviation', isFirst ? said.charAt(0).toUpperCase() + said.slice(1) : said);
}
