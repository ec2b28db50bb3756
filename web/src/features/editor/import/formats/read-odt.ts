import { decodeText } from '../decode-text.ts';
import type { Block } from '../document/block.ts';
import { BlockWriter } from '../document/block-writer.ts';
import { spokenMath } from '../document/spoken-math.ts';
import type { RunStyle } from '../document/spoken-runs.ts';
import { spanned } from '../document/table-grid.ts';
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
import { type ListLevels, OdtStyles, writtenNumber } from './odt-styles.ts';
import { symbolLetters } from './symbol-fonts.ts';

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
    'text:note-citation text:hidden-text text:hidden-paragraph text:placeholder'
  ).split(' '),
);

/** Shapes with text, which follow the paragraph that they are in. */
const shapes = new Set(
  'draw:text-box draw:custom-shape draw:rect draw:ellipse draw:circle draw:polygon draw:path draw:caption'.split(
    ' ',
  ),
);

const marked = (number: string): string => (number === '' ? '' : `${number} `);

class OdtWalker {
  readonly writer = new BlockWriter();
  readonly #styles: OdtStyles;
  readonly #formula: (path: string) => Element | null;
  /** Present numbers of the open lists, from the outermost. */
  readonly #numbers: number[] = [];
  /** Last numbers by list, for those that go on. */
  readonly #ended = new Map<string, number>();
  /** Present numbers of the headings, from the highest level. */
  readonly #headings: number[] = [];
  /** Shapes of the open paragraph; null outside of one. */
  #boxes: Element[] | null = null;
  #font = '';

  constructor(styles: OdtStyles, formula: (path: string) => Element | null) {
    this.#styles = styles;
    this.#formula = formula;
  }

  walk(parent: Element, style?: RunStyle): void {
    for (const node of parent.children) {
      if (isElement(node)) this.#element(node, style);
      else this.writer.add(symbolLetters(node, this.#font), style);
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
        this.#span(element, style);
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
        this.writer.startCell(
          spanned(attributes['table:number-rows-spanned']),
          spanned(attributes['table:number-columns-spanned']),
        );
        this.walk(element);
        return;
      case 'draw:object': {
        const formula = this.#formula(attributes['xlink:href'] ?? '');
        if (formula !== null) this.writer.add(spokenMath(formula));
        return;
      }
      default:
        if (this.#boxes !== null && shapes.has(name)) this.#boxes.push(element);
        else this.walk(element, style);
        return;
    }
  }

  #isHidden({ attributes }: Element): boolean {
    return (
      attributes['text:display'] === 'none' || this.#styles.isHidden(attributes['text:style-name'])
    );
  }

  #span(element: Element, outer: RunStyle): void {
    const style = element.attributes['text:style-name'];
    const font = this.#font;
    this.#font = this.#styles.fontOf(style) ?? font;
    this.walk(element, this.#styles.positionIn(outer, style));
    this.#font = font;
  }

  #paragraph(element: Element): void {
    const { attributes } = element;
    const style = attributes['text:style-name'] ?? '';
    const isTitle = this.#styles.isTitle(style);
    const level = Number(attributes['text:outline-level'] ?? 1);
    const isHeading = element.name === 'text:h';
    if (isHeading && attributes['text:is-list-header'] !== 'true' && this.writer.mark === '')
      this.writer.mark = marked(this.#headingNumber(level));
    if (isHeading || isTitle) this.writer.start('heading', Math.min(6, level));
    else this.writer.start(this.#numbers.length > 0 ? 'item' : 'paragraph');
    const outer = this.#boxes;
    const font = this.#font;
    const boxes: Element[] = [];
    this.#boxes = boxes;
    this.#font = this.#styles.fontOf(style) ?? font;
    this.walk(element);
    this.writer.end();
    if (isHeading) this.writer.mark = '';
    this.#boxes = outer;
    this.#font = font;
    for (const box of boxes) this.walk(box);
  }

  #headingNumber(level: number): string {
    const numbers = this.#headings;
    const { headings } = this.#styles;
    for (let at = numbers.length; at < level; at++)
      numbers.push((headings.get(at + 1)?.start ?? 1) - (at + 1 === level ? 1 : 0));
    numbers.length = level;
    numbers[level - 1] = (numbers[level - 1] ?? 0) + 1;
    return writtenNumber(numbers, headings);
  }

  #list(element: Element): void {
    const id = element.attributes['xml:id'] ?? '';
    const outer = this.#numbers.length;
    const levels = this.#levelsOf(element);
    const level = levels?.get(outer + 1);
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
      if (item.name === 'text:list-item') this.#item(item, levels);
      else this.walk(item);
    }
    this.#listStyle = styleBefore;
    const last = this.#numbers.pop() ?? 0;
    this.#ended.set(id, last);
    this.#ended.set('', last);
  }

  #listStyle: string | undefined;

  #levelsOf(list: Element): ListLevels | undefined {
    return this.#styles.list(list.attributes['text:style-name'] ?? this.#listStyle);
  }

  #item(item: Element, levels: ListLevels | undefined): void {
    const given = item.attributes['text:start-value'];
    const at = this.#numbers.length - 1;
    this.#numbers[at] = given === undefined ? (this.#numbers[at] ?? 0) + 1 : Number(given);
    this.writer.mark = marked(writtenNumber(this.#numbers, levels));
    this.walk(item);
    this.writer.mark = '';
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
    new OdtStyles(styles === null ? [content] : [styles, content]),
    (path) => {
      const clean = path.replace(/^\.\/|\/+$/gu, '');
      const object = clean === '' ? null : xml(`${clean}/content.xml`);
      // Charts and other documents are objects too.
      const [root] = object === null ? [] : elementsOf(object);
      return /(?:^|:)math$/u.test(root?.name ?? '') ? object : null;
    },
  );
  for (const body of descendants(content, 'office:text')) walker.walk(body);
  return walker.writer.finish();
}
