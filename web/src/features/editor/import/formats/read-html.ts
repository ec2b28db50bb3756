import type { Block } from '../document/block.ts';
import { BlockWriter } from '../document/block-writer.ts';
import { listNumber, type NumberFormat } from '../document/list-numbers.ts';
import { spokenMath } from '../document/spoken-math.ts';
import { spokenTex } from '../document/spoken-tex.ts';
import { spanned, spannedRows } from '../document/table-grid.ts';
import {
  descendants,
  type Element,
  elementsOf,
  isElement,
  type Node,
  textOf,
} from '../document/xml-tree.ts';
import { contentsTitle, isContentsList } from './contents-list.ts';
import { isDrawn, isTexScript, texOf } from './html-formulas.ts';
import { type KeyOf, type MarksByPlace, NoteLinks } from './html-notes.ts';
import { HtmlStyles, type TextStyle } from './html-styles.ts';
import { parsePage } from './parse-xhtml.ts';
import { symbolLetters } from './symbol-fonts.ts';

export interface HtmlOptions {
  /** Whether the alternative texts of images are read. */
  readonly withImageTexts?: boolean;
  /** Whether notes are read where they are. */
  readonly withNotes?: boolean;
  /** Style sheets that are files of their own. */
  readonly sheets?: readonly string[];
  /** How places of a book are called, and the marks and notes on its pages. */
  readonly keyOf?: KeyOf;
  readonly marks?: MarksByPlace;
}

/** Elements without text of the author, or with a second version of it. */
const silent = new Set(
  (
    'script style template head title nav noscript iframe object embed svg canvas audio video map select datalist button input ' +
    'textarea progress meter dialog rt rp rtc frameset noframes colgroup col'
  ).split(' '),
);
const blocks = new Set(
  (
    'p div section article main header footer nav aside figure figcaption blockquote address form fieldset legend dl dt ' +
    'dd ul ol menu hgroup details summary center table caption thead tbody tfoot body html pre hr search'
  ).split(' '),
);
/** Types of EPUB that are marks for the eye. */
const silentTypes =
  /(?:^|\s)(?:noteref|pagebreak|doc-noteref|doc-pagebreak|doc-backlink|backlink)(?:\s|$)/u;
/** What a table of contents, the head or foot of a page, and a link to edit are called by what writes pages. */
const contents = /^(?:toc|table[ _-]of[ _-]contents\d*|doc-toc|(?:ez-)?toc[_-]container)$/iu;
const silentClasses = /(?:^|\s)(?:MsoToc\d|mw-editsection|mw-cite-backlink)(?:\s|$)/u;
/** Of runs within text: links to edit, numbers of printed pages, icons that are words in their font. */
const silentRuns =
  /(?:^|\s)(?:noprint|page-?num(?:ber)?|pageno|x-ebookmaker-pageno|material-(?:icons|symbols)\S*)(?:\s|$)/u;
const containers = new Set(['div', 'section', 'aside', 'ul', 'ol', 'table']);

/** A link past what is at the top of a page, for those who go through it by keys. */
const skipLink =
  /^(?:Skip|Jump) (?:to (?:the )?(?:main |page )?(?:content|navigation|search)|navigation)|^\p{Lu}.{1,30}р[уү][уү] (?:шилжих|очих)$/u;

function isBesideText(element: Element): boolean {
  const { name, attributes } = element;
  if (name === 'a' && attributes.href?.startsWith('#') && skipLink.test(textOf(element).trim()))
    return true;
  if (silentClasses.test(attributes.class ?? '')) return true;
  if (!blocks.has(name) && silentRuns.test(attributes.class ?? '')) return true;
  if (!containers.has(name)) return false;
  if (name === 'div' && /^(?:header|footer)$/u.test(attributes.title ?? '')) return true;
  const names = [attributes.id, ...`${typeOf(element)} ${attributes.class ?? ''}`.split(/\s+/u)];
  return names.some((one) => one !== undefined && contents.test(one));
}
const noteTypes = /(?:^|\s)(?:footnotes?|endnotes?|rearnotes?|doc-footnote|doc-endnotes?)(?:\s|$)/u;

const typeOf = ({ attributes }: Element): string =>
  `${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`;

function isHidden(element: Element, style: TextStyle): boolean {
  const { attributes, name } = element;
  if (silent.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true')
    return true;
  if (silentTypes.test(typeOf(element)) || attributes.role === 'navigation') return true;
  return isBesideText(element) || style.isHidden === true;
}

const formats: Readonly<Record<string, NumberFormat>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** What was deleted to put other words in its place. */
const isReplaced = ({ name }: Element, next: Node | undefined): boolean =>
  name === 'del' && next !== undefined && isElement(next) && next.name === 'ins';

interface State {
  readonly style: 'raised' | 'lowered' | undefined;
  readonly isPre: boolean;
  /** The numbers of notes are not said. */
  readonly isNotes: boolean;
  readonly font: string;
}

const flat: State = { style: undefined, isPre: false, isNotes: false, font: '' };

function stateIn({ name, attributes }: Element, style: TextStyle, outer: State): State {
  const position = name === 'sup' ? 'raised' : name === 'sub' ? 'lowered' : style.position;
  const font = style.font ?? (name === 'font' ? attributes.face : undefined) ?? outer.font;
  const isPre = style.keepsLines ?? outer.isPre;
  if (position === undefined && font === outer.font && isPre === outer.isPre) return outer;
  return { ...outer, font, isPre, style: position ?? outer.style };
}

class HtmlWalker {
  readonly writer = new BlockWriter();
  readonly options: HtmlOptions;
  readonly #styles: HtmlStyles;
  readonly #notes: NoteLinks;
  readonly #hasTexScripts: boolean;

  constructor(root: Element, options: HtmlOptions) {
    this.options = options;
    const own = [...descendants(root, 'style')].map(textOf);
    const scripts = [...descendants(root, 'script')];
    this.#hasTexScripts = scripts.some(({ name, attributes }) => isTexScript(name, attributes));
    this.#styles = new HtmlStyles([...(options.sheets ?? []), ...own], scripts.length === 0);
    this.#notes = new NoteLinks(root, options.keyOf, options.marks);
  }

  walk(parent: Element, state: State): void {
    for (const [at, node] of parent.children.entries()) {
      if (isElement(node)) {
        if (!isReplaced(node, parent.children[at + 1])) this.#element(node, state);
      } else if (state.isPre) this.#lines(node, state);
      else this.writer.add(symbolLetters(node.replace(/\s+/gu, ' '), state.font), state.style);
    }
  }

  #lines(text: string, { font, style }: State): void {
    text.split(/\r\n?|\n/u).forEach((line, at) => {
      if (at > 0) this.writer.lineBreak();
      this.writer.add(symbolLetters(line, font), style);
    });
  }

  #element(element: Element, outer: State): void {
    const isNotes = /(?:^|\s)footnotes(?:\s|$)/u.test(element.attributes.class ?? '');
    const { name } = element;
    const style = this.#styles.of(element);
    const state = stateIn(element, style, isNotes ? { ...outer, isNotes } : outer);
    const tex = texOf(name, element.attributes, () => textOf(element));
    if (tex !== null) this.writer.add(spokenTex(tex));
    if (tex !== null || (this.#hasTexScripts && isDrawn(name, element.attributes))) return;
    if (isHidden(element, style) || this.#notes.has(element, state.style === 'raised')) return;
    if (this.options.withNotes !== true && noteTypes.test(typeOf(element))) return;
    const heading = /^h([1-6])$/u.exec(name);
    if (heading)
      this.#block(element, state, () => this.writer.start('heading', Number(heading[1])));
    else if (name === 'br') this.writer.lineBreak();
    else if (name === 'wbr') return;
    else if (name === 'math') this.writer.add(spokenMath(element));
    else if (name === 'img' || name === 'image') this.#image(element);
    else if (name === 'q') {
      this.writer.add('“');
      this.walk(element, state);
      this.writer.add('”');
    } else if (name === 'ol' || name === 'ul' || name === 'menu') this.#list(element, state);
    else if (name === 'li') this.#block(element, state, () => this.writer.start('item'));
    else if (name === 'tr') {
      this.writer.startRow();
      this.walk(element, state);
      this.writer.endRow();
    } else if (name === 'td' || name === 'th') {
      const { rowspan, colspan } = element.attributes;
      this.writer.startCell(spannedRows(rowspan), spanned(colspan));
      this.walk(element, state);
    } else if (name === 'pre')
      this.#block(element, { ...state, isPre: true }, () => this.writer.start('line'));
    else if (blocks.has(name)) this.#block(element, state, () => this.writer.start());
    else this.walk(element, state);
  }

  #block(element: Element, state: State, start: () => void): void {
    start();
    this.walk(element, state);
    this.writer.end();
  }

  #image({ attributes }: Element): void {
    if (this.options.withImageTexts === true && attributes.alt !== undefined)
      this.writer.add(attributes.alt);
  }

  #list(list: Element, state: State): void {
    this.writer.end();
    const title = this.writer.blocks.at(-1);
    if (title !== undefined && contentsTitle.test(title.text) && isContentsList(list)) {
      this.writer.blocks.pop();
      return;
    }
    const items = [...elementsOf(list)].filter(({ name }) => name === 'li').length;
    const step = 'reversed' in list.attributes ? -1 : 1;
    const start = Number.parseInt(list.attributes.start ?? '', 10);
    let number = Number.isNaN(start) ? (step < 0 ? items : 1) : start;
    const format =
      this.#styles.of(list).numbers ??
      formats[list.attributes.type ?? ''] ??
      (list.name === 'ol' ? 'decimal' : 'none');
    const isOrdered = !state.isNotes && format !== 'none';
    for (const node of list.children) {
      if (!isElement(node) || node.name !== 'li') {
        if (isElement(node)) this.#element(node, state);
        continue;
      }
      if (isHidden(node, this.#styles.of(node))) continue;
      const value = Number.parseInt(node.attributes.value ?? '', 10);
      if (!Number.isNaN(value)) number = value;
      this.writer.start('item');
      if (isOrdered) this.writer.mark += `${listNumber(number, format)}. `;
      this.walk(node, state);
      this.writer.end();
      this.writer.mark = '';
      number += step;
    }
  }
}

/** Returns the blocks of parsed HTML. */
export function blocksOfHtml(root: Element, options: HtmlOptions = {}): Block[] {
  const walker = new HtmlWalker(root, options);
  walker.walk(root, flat);
  return walker.writer.finish();
}

/** Returns the blocks of an HTML text. @throws ImportError `too_much` */
export const readHtml = (html: string): Block[] =>
  blocksOfHtml(parsePage(html), { withNotes: true });
