import type MarkdownIt from 'markdown-it';

/** Elements that need no end. */
const openEnded = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'body caption colgroup dd dt head html li option p rp rt tbody td tfoot th thead tr'
  ).split(' '),
);

/** What people often leave open, and would not write as a name for something. */
const leftOpen = new Set(
  'b big blockquote center div em font h1 h2 h3 h4 h5 h6 i ol small span strong sub sup u ul'.split(
    ' ',
  ),
);

const endTag = /<\/([a-z][\w-]*)\s*>/giu;
const endedIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(endTag), ([, name = '']) => name.toLowerCase()));
const plainTag = /<([a-z][\w-]*)(\s[^<>=]*)?(?<!\/)>/giu;

/** Keeps as text what looks like a tag without values but has no end anywhere: `Map<String>`, `<your name>`, a<b and c>d. */
export function keepTextTags(parser: MarkdownIt): void {
  parser.core.ruler.push('text_tags', (state) => {
    const ended = endedIn(state.src);
    for (const token of state.tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
      if (!token.type.startsWith('html_')) continue;
      const own = endedIn(token.content);
      token.content = token.content.replace(plainTag, (tag, given: string, rest = '') => {
        const name = given.toLowerCase();
        const isLeftOpen = rest.trim() === '' && leftOpen.has(name);
        return isLeftOpen || [openEnded, ended, own].some((names) => names.has(name))
          ? tag
          : `&lt;${tag.slice(1)}`;
      });
    }
  });
}
