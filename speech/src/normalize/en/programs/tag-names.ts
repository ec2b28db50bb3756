import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { isWrittenAbout } from '../../tidy/tags.ts';
import lists from '../lists.json' with { type: 'json' };

const tag =
  /<(\/?)(a|abbr|article|aside|audio|b|base|blockquote|body|br|button|canvas|caption|code|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|legend|li|link|main|meta|nav|ol|option|p|picture|pre|script|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video)(?: ?\/)?>/iy;
const spelled = /^(?:[abipu]|br|dd|dl|dt|hr|li|ol|td|th|tr|ul|html|svg)$/;
const words: Readonly<Record<string, string>> = lists.tagNamesWords;
/** The `<div>` tag, `<ul>` and `<li>`: a tag that is written about. */
export function tagNameRule({ text, at }: Scan): Draft | undefined {
  const found = match(tag, text, at);
  if (!found?.[2]) return undefined;
  const end = at + found[0].length;
  if (!isWrittenAbout(text, at, end)) return undefined;
  const name = found[2].toLowerCase();
  const said = Object.hasOwn(words, name)
    ? words[name]
    : spelled.test(name)
      ? [...name.toUpperCase()].join(' ')
      : name;
  return draft(end, 'word', `${found[1] ? 'slash ' : ''}${said}`, false);
}
