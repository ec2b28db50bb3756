import type MarkdownIt from 'markdown-it';

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
      if (said !== '') state.push('text', '', 0).content = said;
    }
    state.pos = pos + end + close.length;
    return true;
  };
}

/** `[[page#part|shown]]`: what is shown. */
const shownOf = (link: string): string =>
  link.split('|').at(-1)?.replace(/[#^]+/gu, ' ').trim() ?? '';

/** The marks of Obsidian and of other dialects that CommonMark reads as text. */
export function obsidian(parser: MarkdownIt): void {
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
    between('%%', '%%', () => ''),
  );
  parser.core.ruler.after('block', 'dialects', (state) => {
    for (const [at, token] of state.tokens.entries()) {
      if (token.type !== 'inline') continue;
      const before = state.tokens[at - 1]?.type;
      if (before === 'heading_open')
        token.content = token.content.replace(/\s*\{[#.][^{}]*\}\s*$/u, '');
      else
        token.content = token.content
          .replace(/^\[![a-z]+\][+-]?[^\S\n]*/iu, '')
          .replace(/[^\S\n]\^[\w-]+$/u, '');
      // The box of a task.
      if (state.tokens[at - 2]?.type === 'list_item_open')
        token.content = token.content.replace(/^\[[ xX]\]\s+/u, '');
    }
  });
}
