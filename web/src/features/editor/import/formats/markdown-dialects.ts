import { withPipeTables } from './pandoc-tables.ts';

/**
 * A list of attributes on a line of its own, after what it is about; a place for a list of contents; an instruction; what a
 * short form is short for.
 */
const silentLines =
  /^[^\S\n]*(?:\{[.#][^{}\n]{0,100}\}|\*\[[^\]\n]{1,60}\]:[^\n]*|\{:[^{}\n]*\}|(?:id|collapsed)::[^\n]*|\[toc\]|\[\[_toc_\]\]|\{%[^\n%]*%\}|\\(?:newpage|pagebreak))[^\S\n]*$/gimu;
/** A box around text: its name is for the eye, its title is not. */
const boxes =
  /^[^\S\n]{0,8}:{3,64}(?!:)[^\S\n]{0,8}(?:\{[^{}\n]{0,200}\}|[\w-]{0,40}(?:\[([^\]\n]{1,200})\]|[^\S\n]{1,8}([^\s\n{}:][^\n{}:]{0,200}))?)[^\S\n]{0,8}(?::{3,64})?[^\S\n]{0,8}$/gmu;
/** `!!! note "Title"`, with its text indented below. */
const admonition =
  /^(?:!!!|\?\?\?\+?)[^\S\n]+[\w-]+(?:[^\S\n]+"([^"\n]*)")?[^\S\n]*\n((?:(?:[^\S\n]{4}|\t)[^\n]*(?:\n|$)|[^\S\n]*\n)+)/gmu;
/** `: text` below a term or a table. */
const definition = /^[^\S\n]{0,3}:[^\S\n]{1,4}(?=\S)/gmu;
/** `(@) `, which is numbered through a text. */
const example = /^\(@[\w-]{0,40}\)(?=[^\S\n])/gmu;
/** A line of verse. */
const verse = /^\|[^\S\n]([^|\n]*)$/gmu;
/** Where programs write a list of contents, and where that ends. */
const contentsMarks =
  /<!--[^\S\n]{0,9}(?:(?:start doctoc|toc)|(\/toc|tocstop|end doctoc))\b[^<>]{0,300}-->/giu;
/** What a reviewer wrote: `{++added++}`, `{--deleted--}`, `{~~old~>new~~}`, `{>>comment<<}`. */
const reviewed =
  /\{(?:\+\+([^{}+]{1,500})\+\+|--[^{}]{0,500}?--|~~[^{}~]{0,500}~>([^{}~]{0,500})~~|>>[^{}]{0,500}?<<)\}/gu;
const titleBlock = /^(?:%[^\S\n]+[^\n]*\n){1,3}/u;

/** Returns Markdown without the lists of contents that programs wrote. */
export function withoutContents(markdown: string): string {
  let kept = '';
  let at = 0;
  let start: number | null = null;
  for (const match of markdown.matchAll(contentsMarks)) {
    if (match[1] === undefined) start ??= match.index;
    else if (start !== null) {
      kept += markdown.slice(at, start);
      at = match.index;
      start = null;
    }
  }
  return kept + markdown.slice(at);
}

/** Returns Markdown without the lines that other dialects have for the eye: of pandoc, kramdown, MkDocs and Docusaurus. */
export function withoutDialects(markdown: string): string {
  let examples = 0;
  return withPipeTables(markdown)
    .replace(example, () => `\n(${++examples})`)
    .replace(titleBlock, (lines) => lines.replace(/^%[^\S\n]+/gmu, '').replaceAll('\n', '\n\n'))
    .replace(
      admonition,
      (_, title: string | undefined, text: string) =>
        `${title ?? ''}\n\n${text.replace(/^(?:[^\S\n]{4}|\t)/gmu, '')}\n`,
    )
    .replace(boxes, (_, label?: string, title = label) =>
      title === undefined ? '' : `\n${title}\n`,
    )
    .replace(reviewed, (_, added?: string, by?: string) => added ?? by ?? '')
    .replace(definition, '\n')
    .replace(verse, '$1  ')
    .replace(silentLines, '');
}
