/// <reference path="./markdown-it-footnote.d.ts" />
import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { Block } from '../document/block.ts';
import { parseHtml } from '../document/xml-tree.ts';
import { withoutContents, withoutDialects } from './markdown-dialects.ts';
import { obsidian } from './markdown-marks.ts';
import { keepTextTags } from './markdown-tags.ts';
import { blocksOfHtml } from './read-html.ts';

const parser = new MarkdownIt({ html: true }).use(footnotes);
obsidian(parser);
keepTextTags(parser);
// The marks of notes are not said.
parser.renderer.rules.footnote_ref = () => '';

/** Removes what is between two marks. What is not closed stays as text: the parser takes minutes for many of them. */
function without(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    if (start < 0) break;
    const end = text.indexOf(close, start + open.length);
    if (end < 0) return kept.join('') + text.slice(at).replaceAll(open, `\\${open}`);
    kept.push(text.slice(at, start));
    at = end + close.length;
  }
  return kept.join('') + text.slice(at);
}

/** Front matter in YAML or TOML: from a line of marks at the top to the next one. */
const frontMatter =
  /^\ufeff?(?:---[^\S\n]*\r?\n[\s\S]*?\r?\n(?:---|\.\.\.)|\+\+\+[^\S\n]*\r?\n[\s\S]*?\r?\n\+\+\+)[^\S\n]*(?:\r?\n|$)/u;

/** A comment of Obsidian over several lines. */
const blockComment = /^%%[^\S\n]*\r?\n[\s\S]*?\n%%[^\S\n]*$/gmu;

/** An address alone on a line is for the eye. */
const lonelyAddress = /^[^\S\n]*<(?:https?:\/\/|mailto:)?[^\s<>]+[/@.][^\s<>]+>[^\S\n]*$/gmu;

/**
 * Returns the blocks of a Markdown text: CommonMark, the tables and struck-out words of GitHub, footnotes, and the marks
 * of Obsidian.
 */
export function readMarkdown(markdown: string): Block[] {
  let text = withoutContents(markdown.replace(frontMatter, ''));
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
  ] as const)
    text = without(text, open, close);
  const html = parser.render(
    withoutDialects(text.replace(blockComment, '').replace(lonelyAddress, '')),
  );
  return blocksOfHtml(parseHtml(html), { withImageTexts: true, withNotes: true });
}
