import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineAround, lineBehind } from '../../near.ts';
import { oneByOne } from '../numbers/cardinal.ts';

/** .card:hover {, #header > .nav a { color: red; }, a line that selects what is styled. */
const selecting =
  /^\s{0,8}(?:@media[^{\n]{1,80}\{ ?)?(?=[^{\n]{0,80}[.#:][a-z-])[.#a-z*:][\w.#:> ,+~*()[\]="-]{0,80} \{(?:\s*$|[^{}\n]{0,200}[\w%)"'];?[^{}\n]{0,100}\})/;
const called = /(?:querySelector(?:All)?|closest|matches|\$|jQuery)\(["'`][^"'`\n]{0,60}$/;
const state =
  /:{1,2}(?=(?:hover|focus|active|before|after|first|last|nth|not|root|disabled|checked|visited|is|where|has|placeholder|empty)(?![a-z]))/y;
const property =
  /(?:^|[{; ])(?:-{2}[a-z-]{1,30}|[a-z-]{0,20}(?:color|colour|background|border|shadow|fill|stroke|outline|theme|primary|accent)[a-z-]{0,20}): ?["']?(?:[\d.]{1,4}px ){0,3}(?:solid |dashed )?$/i;

/** `.card:hover { … }`, `#333`, `!important`: the signs of style sheets. */
export function styleSignRule({ text, at }: Scan): Draft | undefined {
  const one = text.charAt(at);
  if (!/[.#:>!]/.test(one)) return undefined;
  if (one === '!') {
    const found =
      text.charAt(at - 1) === ' ' ? match(/!important(?= ?(?:[;}"'`]|$))/y, text, at) : null;
    return found ? draft(at + 1, 'symbol', 'bang') : undefined;
  }
  const shade = one === '#' ? match(/#(\d{3}|\d{6})(?![\w])/y, text, at)?.[1] : undefined;
  if (shade && property.test(lineBehind(text, at, 60)))
    return draft(at + 1 + shade.length, 'symbol', `hash ${oneByOne(shade)}`);
  const behind = lineBehind(text, at, 120);
  const selects =
    called.test(behind) ||
    (!/\{[^}]*:[^}]*$/.test(behind) && selecting.test(lineAround(text, at, 200)));
  if (!selects) return undefined;
  if (one === ':') {
    const found = match(state, text, at)?.[0];
    return found
      ? draft(at + found.length, 'symbol', found.length > 1 ? 'colon colon' : 'colon')
      : undefined;
  }
  return /[.#]/.test(one) && /[A-Za-z_-]/.test(text.charAt(at + 1))
    ? draft(at + 1, 'symbol', one === '.' ? 'dot' : 'hash')
    : undefined;
}
