import { match } from '../draft.ts';
import { leftOf } from '../near.ts';
import type { Edit } from './edit.ts';

const inline =
  'a|abbr|acronym|article|aside|audio|b|bdo|big|body|button|caption|center|cite|code|col|data|del|desc|em|emphasis|fieldset|figure|font|footer|form|head|html|i|iframe|img|input|ins|kbd|label|lang|lexicon|lookup|link|main|mark|meta|metadata|nav|o:p|phoneme|picture|pre|prosody|q|s|samp|say-as|script|select|small|source|span|speak|strike|strong|style|sub|sup|svg|table|tbody|tfoot|thead|time|token|tt|u|ul|ol|var|video|voice|w|wbr';
const block =
  /^(?:p|div|h[1-6]|tr|section|article|blockquote|title|header|footer|main|paragraph|sentence)$/;
const line = /^(?:br|li|td|th|hr|dt|dd|option)$/;
const known = new RegExp(
  `^(?:${inline}|p|div|h[1-6]|tr|section|blockquote|title|header|paragraph|sentence|br|li|td|th|hr|dt|dd|option|break)$`,
);
const attribute = String.raw`\s{1,20}[\w:@.-]{1,40}(?:\s{0,9}=\s{0,9}(?:"[^"<>]{0,300}"|'[^'<>]{0,300}'|[^\s"'<>=]{1,300}))?`;
const tag = new RegExp(
  String.raw`<(?<closing>/?)(?<name>[a-z][\w.-]{0,30}(?::[a-z][\w.-]{0,30})?)(?<attributes>(?:${attribute}){0,20})\s{0,20}(?<empty>/?)>`,
  'iy',
);
/** Comments, declarations of a type and instructions such as <?xml version="1.0"?>. */
const hidden = /<!--[^>]{0,400}-->|<![a-z][^<>]{0,200}>|<\?[a-z][^<>]{0,200}\?>/iy;
const raisedNumber = /<sup>(\d{1,6})<\/sup>/iy;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Beside a tag that is written about: `<title>`, the <div> tag, <ul> and <li>. */
const goesOn =
  /^[`"']? (?:(?:HTML )?(?:tags?|elements?|attribute|blocks?)(?![\p{L}])|(?:and|or|to|inside|within) [`"']?<)/u;
const tagBefore = /(?:\b(?:tags?|elements?)|<\/?\w{1,10}>[`"']? (?:and|or|inside|within)) [`"']?$/;

/** Whether a text tells about a tag from `start` to `end`, in place of using it. */
export const isWrittenAbout = (text: string, start: number, end: number): boolean =>
  (text.charAt(start - 1) === '`' && text.charAt(end) === '`') ||
  // <b>bold</b> and <i>sloping</i> are used.
  (!/[\p{L}\p{N}]/u.test(text.charAt(text.charAt(start + 1) === '/' ? start - 1 : end)) &&
    (goesOn.test(text.slice(end, end + 24)) || tagBefore.test(leftOf(text, start, 30))));

/** Tags left over from a web page or meant for a voice (SSML): silent, but a block, a line or a break is a pause. */
export function tags(text: string): Edit[] {
  const edits: Edit[] = [];
  const elements = new Elements(text);
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start + 1)) {
    const found = match(hidden, text, start) ?? match(raisedNumber, text, start);
    if (found) {
      const said = [...(found[1] ?? '')].map((digit) => raised[Number(digit)]).join('');
      edits.push({ start, end: start + found[0].length, said });
      start += found[0].length - 1;
      continue;
    }
    const read = match(tag, text, start);
    if (!read?.groups) continue;
    const { closing = '', name = '', attributes = '', empty = '' } = read.groups;
    const end = start + read[0].length;
    const isTag =
      known.test(name.toLowerCase()) ||
      name.includes(':') ||
      /=\s*["']/.test(attributes) ||
      (/^(?:|\P{L})$/u.test(text.charAt(start - 1)) && empty !== '') ||
      elements.has(name, closing !== '', start);
    if (!isTag || isWrittenAbout(text, start, end)) continue;
    const said = pauseOf(name.toLowerCase(), closing !== '', text.charAt(start - 1));
    edits.push({ start, end, said });
    start = end - 1;
  }
  return edits;
}

const inBrackets =
  /\[\/?(b|i|u|s|url|img|quote|code|color|size|list|spoiler|center)(?:=[^\]\n]{1,200})?\]/gi;

/** `[b]bold[/b]`, `[url=…]link[/url]`: tags of forums, of kinds that the text closes. */
export function forumTags(text: string): Edit[] {
  const found = [...text.matchAll(inBrackets)];
  const written = new Set(found.map(([tag]) => tag.toLowerCase()));
  return found
    .filter(({ 1: name = '' }) => written.has(`[/${name.toLowerCase()}]`))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length, said: '' }));
}

/** A full stop and a line break at a block's end, and a comma where a cell, a line or a pause begins. */
function pauseOf(name: string, closing: boolean, before: string): string {
  if (name === 'break') return closing ? '' : ' ,';
  if (block.test(name)) return closing ? `${/\p{L}/u.test(before) ? '.' : ''}\n\n` : '';
  return line.test(name) && !closing ? ' ,' : '';
}

/** Which names have an opening and a closing tag in a text: <note>…</note> is an element, <name> alone a blank. */
class Elements {
  readonly #closed: ReadonlyMap<string, number>;
  readonly #opened: ReadonlyMap<string, number>;
  constructor(text: string) {
    const places = (name: RegExp) =>
      [...text.matchAll(name)].map((one) => [one[1] ?? '', one.index] as const);
    this.#closed = new Map(places(/<\/([a-z][\w.-]{0,30})\s{0,20}>/gi));
    this.#opened = new Map(places(/<([a-z][\w.-]{0,30})(?=[\s>])/gi).reverse());
  }

  has(name: string, closing: boolean, at: number): boolean {
    return closing ? (this.#opened.get(name) ?? at) < at : (this.#closed.get(name) ?? at) > at;
  }
}
