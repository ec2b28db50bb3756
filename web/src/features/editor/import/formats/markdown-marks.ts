import type MarkdownIt from 'markdown-it';
import { withSpokenTex } from '../document/spoken-tex.ts';

type InlineRule = Parameters<MarkdownIt['inline']['ruler']['push']>[1];

/** A rule for what is between two marks in one paragraph; `text` says what is read of it. */
function between(open: string, close: string, text: (inner: string) => string): InlineRule {
  return (state, silent) => {
    const { src, pos, posMax } = state;
    if (!src.startsWith(open, pos)) return false;
    const end = src.slice(pos, Math.min(posMax, pos + 2000)).indexOf(close, open.length);
    if (end < 0 || end === open.length) return false;
    const inner = src.slice(pos + open.length, pos + end);
    if (inner.includes(open) || /^\s|\s$/u.test(inner)) return false;
    if (!silent) {
      const said = text(inner);
      if (state.pending !== '') state.pushPending();
      state.md.inline.parse(said, state.md, state.env, state.tokens);
    }
    state.pos = pos + end + close.length;
    return true;
  };
}

/** A rule for what a pattern matches, which is said as `html`. */
function matching(pattern: RegExp, html: (match: RegExpExecArray) => string | null): InlineRule {
  return (state, silent) => {
    const { src, pos } = state;
    pattern.lastIndex = pos;
    const match = pattern.exec(src);
    const said = match === null ? null : html(match);
    if (match === null || said === null) return false;
    if (!silent && said !== '') state.push('html_inline', '', 0).content = said;
    state.pos = pos + match[0].length;
    return true;
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A formula between marks; its signs are none of Markdown. */
const tex =
  /\\\([\s\S]{1,500}?\\\)|\\\[[\s\S]{1,1000}?\\\]|\$\$[^$]{1,1000}\$\$|\$[^$\n]{1,300}\$(?!\d)/uy;
function spokenFormula([formula]: RegExpExecArray): string | null {
  const spoken = withSpokenTex(formula);
  return spoken === formula ? null : escaped(spoken);
}

/** Code is read, but not that of a picture; a formula is said. */
function codeOf({ info, content }: { readonly info: string; readonly content: string }): string {
  const kind = info.trim().toLowerCase();
  if (/^(?:mermaid|plantuml|dot|graphviz|dataview(?:js)?|tasks|query)\b/u.test(kind)) return '';
  return kind === 'math' ? withSpokenTex(`$$${content.trim()}$$`) : content;
}

/** What the first line of a quotation says that it is, with a title. */
const callout = /^\[![a-z]+\][+-]?[^\S\n]*([^\n]*)(?:\n|$)/iu;

/** What begins an item in other dialects: `a) `, `(1) `. */
const lettered =
  /\n(?=[^\S\n]{0,8}(?:\(?(?:[a-zа-яёөү]|[ivx]{2,4})\)|\(\d{1,3}\)|[a-zа-яёөү]\.)[^\S\n]+\S)/gu;

/** `[[page#part|shown]]`: what is shown. */
const shownOf = (link: string): string =>
  link.split('|').at(-1)?.replace(/[#^]+/gu, ' ').trim() ?? '';

/** Between a sign and a letter bold text ends too, as in `**"үг"**ийн`, and between a letter and a quotation it begins. */
const [boldEnd, boldStart] = [/^[.,:!?…%)\]"'’”»]\*\*\p{L}/u, /^\p{L}\*\*["'‘“„«]/u];

function partBoldFromSuffixes({ inline }: MarkdownIt): void {
  inline.State = class extends inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const around = this.src.slice(start - 1, start + found.length + 1);
      return {
        ...found,
        can_open: found.can_open || boldStart.test(around),
        can_close: found.can_close || boldEnd.test(around),
      };
    }
  };
}

/** The marks of Obsidian and of other dialects that CommonMark reads as text. */
export function obsidian(parser: MarkdownIt): void {
  partBoldFromSuffixes(parser);
  const { ruler } = parser.inline;
  ruler.before(
    'link',
    'wiki_image',
    between('![[', ']]', () => ''),
  );
  ruler.before('link', 'wiki_link', between('[[', ']]', shownOf));
  ruler.before(
    'link',
    'highlight',
    between('==', '==', (inner) => inner),
  );
  ruler.before(
    'link',
    'hidden_comment',
    matching(
      /(?<!\d)%%(?:(?<![\p{L}\p{N}]%%)\s[^%]{1,2000}\s|(?!\s)(?:[^%]|%(?!%)){1,2000}(?<!\s))%%/uy,
      () => '',
    ),
  );
  ruler.before(
    'link',
    'inserted',
    matching(
      /(?<![\p{L}\p{N}+])\+\+(?=\S)([^+\n]{1,300})(?<=\S)\+\+(?![\p{L}\p{N}+])/uy,
      ([, text = '']) => escaped(text),
    ),
  );
  ruler.before(
    'emphasis',
    'product',
    matching(/(?<=\d)\*{1,2}(?=\d)/uy, ([signs]) => signs),
  );
  ruler.before(
    'link',
    'picture_name',
    matching(/(?<![\p{L}\p{N}:]):(?:[a-z][a-z\d_]{1,30}|[+-]1):(?![\p{L}\p{N}:])/uy, () => ''),
  );
  ruler.before(
    'link',
    'short_code',
    matching(/\{\{[<%][^{}\n]{0,300}[%>]\}\}|\{%[^{}\n]{0,300}%\}/uy, () => ''),
  );
  // The mark of a note that is missing.
  ruler.after(
    'footnote_ref',
    'lost_note',
    matching(/\[\^[^\]\s^]{1,40}\](?![(:])/uy, () => ''),
  );
  ruler.before('escape', 'formula', matching(tex, spokenFormula));
  // Breaks of other dialects, and blanks that don't divide lines.
  ruler.before(
    'newline',
    'double_break',
    matching(/\\\\(?=[^\S\n]{0,3}\n)/uy, () => '<br>'),
  );
  ruler.before(
    'newline',
    'escaped_blank',
    matching(/(?<=[\p{L}\p{N}.,])\\ (?=[\p{L}\p{N}])/uy, () => ' '),
  );
  ruler.before(
    'backticks',
    'raw_format',
    matching(/(?<!`)(`{1,3})(?!`)[^`\n]{1,300}\1\{=\w{1,20}\}/uy, () => ''),
  );
  ruler.before(
    'link',
    'raised',
    matching(/\^([\p{L}\p{N}+−-]{1,30})\^/uy, ([, text = '']) => `<sup>${text}</sup>`),
  );
  ruler.before(
    'strikethrough',
    'lowered',
    matching(/~(\d{1,4}[+−-]?)~(?!~)/uy, ([, text = '']) => `<sub>${text}</sub>`),
  );
  ruler.before(
    'strikethrough',
    'struck',
    matching(
      /(?<![\p{L}\p{N}~])~(?=\p{L})([^~\n]{1,200})(?<=\S)~(?![\p{L}\p{N}~])/uy,
      ([, text = '']) => escaped(text),
    ),
  );
  ruler.before(
    'autolink',
    'mail_address',
    matching(/<mailto:([^\s<>?]{1,200})(?:\?[^\s<>]{0,500})?>/iuy, ([, address = '']) =>
      escaped(address),
    ),
  );
  ruler.before(
    'link',
    'citation',
    matching(/\[-?@[\w:.-]+(?:[,;][^[\]]{0,200})?\] ?/uy, () => ''),
  );
  ruler.before(
    'link',
    'span',
    matching(/\[([^[\]]{1,500})\]\{(?:[.#:]|[\w-]+=)[^{}\n]{0,100}\}/uy, ([, text = '']) =>
      escaped(text),
    ),
  );
  ruler.before(
    'link',
    'attributes',
    matching(/(?<=[`)\]*])\{:?[.#][^{}\n]{0,100}\}/uy, () => ''),
  );
  parser.core.ruler.after('block', 'dialects', (state) => {
    const numbers: string[] = [];
    for (const [at, token] of state.tokens.entries()) {
      if (token.type === 'ordered_list_open') numbers.push(state.tokens[at + 1]?.info ?? '');
      if (token.type === 'ordered_list_close') numbers.pop();
      // A number as it is written, such as a year, unless all of a list are the same.
      if (token.type === 'list_item_open' && token.info !== '' && token.info !== numbers.at(-1))
        token.attrSet('value', token.info);
      if (token.type === 'fence') token.content = codeOf(token);
      if (token.type !== 'inline') continue;
      const before = state.tokens[at - 1]?.type;
      if (before === 'heading_open')
        token.content = token.content.replace(/\s*\{[#.][^{}]*\}\s*$/u, '');
      else
        token.content = token.content
          .replace(callout, (_, title: string) => (title.trim() === '' ? '' : `${title}  \n`))
          .replace(lettered, (line, _at: number, whole: string) =>
            (`\n${whole}`.match(lettered)?.length ?? 0) > 1 ? `  ${line}` : line,
          )
          .replace(/[^\S\n]\^[\w-]+$/u, '');
      // The box of a task.
      if (state.tokens[at - 2]?.type === 'list_item_open')
        token.content = token.content.replace(/^\[(?:[ xX]|[^\p{L}\p{N}\s[\]])\]\s+/u, '');
    }
  });
}
