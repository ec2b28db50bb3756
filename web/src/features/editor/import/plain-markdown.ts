import MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

// The parser's own HTML support takes minutes for a text of many unclosed comments.
const parser = new MarkdownIt({ html: false });

function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) break;
    kept.push(text.slice(at, start));
    at = end + 3;
  }
  return kept.join('') + text.slice(at);
}

/** The length of a tag is bounded, so that the time grows with the text's length alone. */
const withoutTags = (text: string) => text.replace(/<\/?[a-z][^<>\n]{0,300}>/giu, '');

/** Returns the words of a line, without addresses in angle brackets. */
function inlineText(tokens: readonly Token[]): string {
  let isAddress = false;
  const parts: string[] = [];
  for (const { type, info, content, children } of tokens) {
    if (type === 'link_open') isAddress = info === 'auto';
    else if (type === 'link_close') isAddress = false;
    else if (type === 'softbreak' || type === 'hardbreak') parts.push('\n');
    else if (type === 'image') parts.push(inlineText(children ?? []));
    else if (!isAddress) parts.push(type === 'text' ? withoutTags(content) : content);
  }
  return parts.join('');
}

/** Returns the words of a Markdown text without its marks, as a reader would say them. */
export function plainMarkdown(markdown: string): string {
  const body = markdown.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/u, '');
  const lines: string[] = [];
  let box = false;
  let row: string[] | null = null;
  for (const { type, content, children } of parser.parse(withoutComments(body), {})) {
    if (type === 'inline') {
      const text = inlineText(children ?? []);
      (row ?? lines).push(box ? text.replace(/^\[[ xX]\]\s+/u, '') : text);
    } else if (type === 'tr_open') row = [];
    else if (type === 'tr_close') {
      lines.push(row?.join(', ') ?? '');
      row = null;
    } else if (type === 'fence' || type === 'code_block') lines.push(content);
    // A checkbox is at the beginning of a list item.
    box = type === 'list_item_open' || (box && type === 'paragraph_open');
  }
  return lines.join('\n');
}
