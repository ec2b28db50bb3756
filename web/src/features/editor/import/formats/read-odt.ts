import { decodeText } from '../decode-text.ts';
import type { Block } from '../document/block.ts';
import { BlockWriter, type RunStyle } from '../document/block-writer.ts';
import { listNumber, type NumberFormat } from '../document/list-numbers.ts';
import { spokenMath } from '../document/spoken-math.ts';
import {
  childOf,
  descendants,
  type Element,
  elementsOf,
  isElement,
  parseXml,
} from '../document/xml-tree.ts';
import { openArchive } from '../document/zip.ts';
import { ImportError } from '../import-problem.ts';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const names = {
  [`${oasis}:office:1.0`]: 'office',
  [`${oasis}:text:1.0`]: 'text',
  [`${oasis}:table:1.0`]: 'table',
  [`${oasis}:style:1.0`]: 'style',
  [`${oasis}:drawing:1.0`]: 'draw',
  [`${oasis}:xsl-fo-compatible:1.0`]: 'fo',
  'http://www.w3.org/1999/xlink': 'xlink',
};

/** Deleted text, comments, indexes, and titles for the eye. */
const silent = new Set(
  (
    'text:tracked-changes office:annotation office:annotation-end text:table-of-content text:illustration-index ' +
    'text:alphabetical-index text:bibliography office:forms text:sequence-decls svg:title svg:desc text:ruby-text ' +
    'text:note-citation text:hidden-text text:hidden-paragraph'
  ).split(' '),
);

interface ListLevel {
  readonly format: NumberFormat | 'bullet';
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly levels: number;
}

interface Styles {
  readonly positions: ReadonlyMap<string, RunStyle>;
  readonly hidden: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, ReadonlyMap<number, ListLevel>>;
  readonly parents: ReadonlyMap<string, string>;
}

const formats: Readonly<Record<string, NumberFormat>> = {
  1: 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '': 'none',
};

function listLevel(element: Element): ListLevel {
  const { attributes } = element;
  return {
    format:
      element.name === 'text:list-level-style-number'
        ? (formats[attributes['style:num-format'] ?? ''] ?? 'decimal')
        : 'bullet',
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? '',
    start: Number(attributes['text:start-value'] ?? 1),
    levels: Number(attributes['text:display-levels'] ?? 1),
  };
}

/** Returns what of the styles changes the text. */
function stylesOf(roots: readonly Element[]): Styles {
  const positions = new Map<string, RunStyle>();
  const hidden = new Set<string>();
  const lists = new Map<string, ReadonlyMap<number, ListLevel>>();
  const parents = new Map<string, string>();
  for (const root of roots) {
    for (const style of descendants(root, 'style:style')) {
      const id = style.attributes['style:name'] ?? '';
      parents.set(id, style.attributes['style:parent-style-name'] ?? '');
      const text = childOf(style, 'style:text-properties')?.attributes ?? {};
      if (text['text:display'] === 'none') hidden.add(id);
      const position = text['style:text-position'] ?? '';
      if (/^(?:super|[1-9])/u.test(position)) positions.set(id, 'raised');
      else if (/^(?:sub|-)/u.test(position)) positions.set(id, 'lowered');
    }
    for (const list of descendants(root, 'text:list-style')) {
      const levels = [...elementsOf(list)].map(
        (level) => [Number(level.attributes['text:level'] ?? 1), listLevel(level)] as const,
      );
      lists.set(list.attributes['style:name'] ?? '', new Map(levels));
    }
  }
  return { positions, hidden, lists, parents };
}

class OdtWalker {
  readonly writer = new BlockWriter();
  readonly #styles: Styles;
  readonly #formula: (path: string) => Element | null;
  /** Present numbers of the open lists, from the outermost. */
  readonly #numbers: number[] = [];
  /** Last numbers by list, for those that go on. */
  readonly #ended = new Map<string, number>();
  #number = '';

  constructor(styles: Styles, formula: (path: string) => Element | null) {
    this.#styles = styles;
    this.#formula = formula;
  }

  walk(parent: Element, style?: RunStyle): void {
    for (const node of parent.children) {
      if (isElement(node)) this.#element(node, style);
      else this.writer.add(node, style);
    }
  }

  #element(element: Element, style: RunStyle): void {
    const { name, attributes } = element;
    if (silent.has(name) || this.#isHidden(element)) return;
    switch (name) {
      case 'text:p':
      case 'text:h':
        this.#paragraph(element);
        return;
      case 'text:span':
        this.walk(
          element,
          this.#styles.positions.get(attributes['text:style-name'] ?? '') ?? style,
        );
        return;
      case 'text:s':
      case 'text:tab':
        this.writer.add(' ');
        return;
      case 'text:line-break':
        this.writer.lineBreak();
        return;
      case 'text:list':
        this.#list(element);
        return;
      case 'text:note':
        this.#note(element);
        return;
      case 'table:table-row':
        this.writer.startRow();
        this.walk(element);
        this.writer.endRow();
        return;
      case 'table:table-cell':
        this.writer.startCell();
        this.walk(element);
        return;
      case 'draw:object': {
        const formula = this.#formula(attributes['xlink:href'] ?? '');
        if (formula !== null) this.writer.add(spokenMath(formula));
        return;
      }
      default:
        this.walk(element, style);
        return;
    }
  }

  #isHidden({ attributes }: Element): boolean {
    if (attributes['text:display'] === 'none') return true;
    const style = attributes['text:style-name'];
    return style !== undefined && this.#styles.hidden.has(style);
  }

  #paragraph(element: Element): void {
    const number = this.#number;
    this.#number = '';
    const style = element.attributes['text:style-name'] ?? '';
    const isTitle = style === 'Title' || this.#styles.parents.get(style) === 'Title';
    if (element.name === 'text:h' || isTitle)
      this.writer.start(
        'heading',
        Math.min(6, Number(element.attributes['text:outline-level'] ?? 1)),
      );
    else this.writer.start(this.#numbers.length > 0 ? 'item' : 'paragraph');
    if (number !== '') this.writer.add(`${number} `);
    // Text boxes are inside of paragraphs; they follow them.
    const boxes: Element[] = [];
    for (const node of element.children) {
      if (isElement(node) && node.name === 'draw:frame' && childOf(node, 'draw:text-box'))
        boxes.push(node);
      else if (isElement(node)) this.#element(node, undefined);
      else this.writer.add(node);
    }
    this.writer.end();
    for (const box of boxes) this.walk(box);
  }

  #list(element: Element): void {
    const id = element.attributes['xml:id'] ?? '';
    const outer = this.#numbers.length;
    const level = this.#levelsOf(element)?.get(outer + 1);
    const goesOn = element.attributes['text:continue-list'];
    const before =
      goesOn !== undefined
        ? this.#ended.get(goesOn)
        : element.attributes['text:continue-numbering'] === 'true'
          ? this.#ended.get('')
          : undefined;
    this.#numbers.push(before ?? (level?.start ?? 1) - 1);
    const styleBefore = this.#listStyle;
    this.#listStyle = element.attributes['text:style-name'] ?? styleBefore;
    for (const item of elementsOf(element)) {
      if (item.name === 'text:list-item') this.#item(item, level);
      else this.walk(item);
    }
    this.#listStyle = styleBefore;
    const last = this.#numbers.pop() ?? 0;
    this.#ended.set(id, last);
    this.#ended.set('', last);
  }

  #listStyle: string | undefined;

  #levelsOf(list: Element): ReadonlyMap<number, ListLevel> | undefined {
    return this.#styles.lists.get(list.attributes['text:style-name'] ?? this.#listStyle ?? '');
  }

  #item(item: Element, level: ListLevel | undefined): void {
    const given = item.attributes['text:start-value'];
    const at = this.#numbers.length - 1;
    this.#numbers[at] = given === undefined ? (this.#numbers[at] ?? 0) + 1 : Number(given);
    if (level !== undefined && level.format !== 'bullet' && level.format !== 'none') {
      const { format } = level;
      const shown = this.#numbers.slice(Math.max(0, at + 1 - level.levels));
      this.#number = `${level.prefix}${shown.map((value) => listNumber(value, format)).join('.')}${level.suffix}`;
    }
    this.walk(item);
    this.#number = '';
  }

  #note(element: Element): void {
    const body = childOf(element, 'text:note-body');
    if (body === undefined) return;
    const walker = new OdtWalker(this.#styles, this.#formula);
    walker.walk(body);
    this.writer.note(
      walker.writer
        .finish()
        .map(({ text }) => text)
        .join(' '),
    );
  }
}

/** Returns the blocks of an OpenDocument text. @throws ImportError `unreadable`, `too_much`, `password` */
export function readOdt(bytes: Uint8Array): Block[] {
  const archive = openArchive(bytes);
  const xml = (path: string) => {
    const part = archive.read(path);
    return part === null ? null : parseXml(decodeText(part), names);
  };
  const manifest = xml('META-INF/manifest.xml');
  if (manifest !== null)
    for (const _ of descendants(manifest, 'manifest:encryption-data'))
      throw new ImportError('password');
  const content = xml('content.xml');
  if (content === null) throw new ImportError('unreadable');
  const styles = xml('styles.xml');
  const walker = new OdtWalker(
    stylesOf(styles === null ? [content] : [styles, content]),
    (path) => {
      const clean = path.replace(/^\.\//u, '');
      return clean === '' ? null : xml(`${clean}/content.xml`);
    },
  );
  for (const body of descendants(content, 'office:text')) walker.walk(body);
  return walker.writer.finish();
}
