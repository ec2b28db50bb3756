import { decodeText } from '../decode-text.ts';
import type { Block } from '../document/block.ts';
import { BlockWriter } from '../document/block-writer.ts';
import { spokenMath } from '../document/spoken-math.ts';
import { spanned } from '../document/table-grid.ts';
import { childOf, type Element, elementsOf, textOf } from '../document/xml-tree.ts';
import { type Archive, openArchive } from '../document/zip.ts';
import { ImportError } from '../import-problem.ts';
import { textsOfDiagram } from './docx-diagram.ts';
import { DocxNumbers } from './docx-numbers.ts';
import { notesOf, relationsOf, xmlIn } from './docx-package.ts';
import { DocxStyles } from './docx-styles.ts';
import { readHtml } from './read-html.ts';
import { isResultSaid, spokenField } from './spoken-field.ts';
import { symbolLetter, symbolLetters } from './symbol-fonts.ts';

/** Duplicates, deleted and moved text, instructions, marks of reviewers, and properties. */
const silent = new Set(
  (
    'mc:Fallback w:moveFrom w:del w:delText w:instrText w:delInstrText w:pPr w:rPr w:tblPr w:tblGrid w:trPr w:tcPr w:sectPr ' +
    'w:sdtPr w:sdtEndPr w:rt w:footnoteRef w:endnoteRef w:annotationRef w:fldData w:rubyPr w:ffData'
  ).split(' '),
);

interface Parts {
  readonly archive: Archive;
  readonly styles: DocxStyles;
  readonly numbers: DocxNumbers;
  readonly notes: Readonly<Record<'footnote' | 'endnote', ReadonlyMap<string, Element>>>;
  /** Targets of relations by id. */
  readonly targets: ReadonlyMap<string, string>;
}

class DocxWalker {
  readonly writer = new BlockWriter();
  readonly #parts: Parts;
  /** Text boxes, which follow the paragraph that they are anchored in. */
  #boxes: Element[] = [];
  /** The style of the open paragraph. */
  #style: string | undefined;
  /** Whether the open paragraph goes on in the next one. */
  #isJoined = false;
  /** Open fields, from the outer one: what is before a field's separator is an instruction. */
  readonly #fields: { shown: boolean; instruction: string }[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  walk(parent: Element): void {
    let before: string | undefined;
    for (const element of elementsOf(parent)) {
      // Word puts formulas beside each other with nothing between them.
      if (before === 'm:oMath' && element.name === before) this.writer.add(', ');
      this.#element(element);
      before = element.name;
    }
  }

  #element(element: Element): void {
    const { name, attributes } = element;
    if (silent.has(name)) return;
    switch (name) {
      case 'w:p':
        this.#paragraph(element);
        return;
      case 'w:r':
        this.#run(element);
        return;
      case 'w:t':
        this.writer.add(textOf(element));
        return;
      case 'w:tr':
        if (childOf(childOf(element, 'w:trPr'), 'w:del') !== undefined) return;
        this.writer.startRow();
        this.walk(element);
        this.writer.endRow();
        return;
      case 'w:tc':
        this.#cell(element);
        return;
      case 'w:sdt':
        this.#control(element);
        return;
      case 'w:txbxContent':
        this.#boxes.push(element);
        return;
      case 'dgm:relIds': {
        const model = xmlIn(
          this.#parts.archive,
          this.#parts.targets.get(attributes['r:dm'] ?? '') ?? '',
        );
        if (model !== null) this.#boxes.push(...textsOfDiagram(model));
        return;
      }
      case 'a:p':
        this.writer.start('item');
        this.walk(element);
        this.writer.end();
        return;
      case 'a:t':
        this.writer.add(textOf(element));
        return;
      case 'm:oMath':
        this.writer.add(spokenMath(element));
        return;
      case 'w:altChunk':
        this.#chunk(attributes['r:id'] ?? '');
        return;
      default:
        this.walk(element);
        return;
    }
  }

  #paragraph(element: Element): void {
    const { styles, numbers } = this.#parts;
    const properties = childOf(element, 'w:pPr');
    const style = childOf(properties, 'w:pStyle')?.attributes['w:val'];
    const outer = this.#boxes;
    this.#boxes = [];
    const outerStyle = this.#style;
    this.#style = style;
    const isContents = styles.isContents(style);
    const { kind, level } = styles.blockOf(style, properties);
    const isDeleted = childOf(childOf(properties, 'w:rPr'), 'w:del') !== undefined;
    const number = numbers.next(properties, style);
    if (!this.#isJoined)
      this.writer.start(number === '' || kind === 'heading' ? kind : 'item', level);
    // A large first letter is a paragraph of its own in the file.
    const dropCap = childOf(properties, 'w:framePr')?.attributes['w:dropCap'];
    this.#isJoined = isDeleted || (dropCap !== undefined && dropCap !== 'none');
    if (!isContents) {
      this.writer.mark ||= number === '' ? '' : `${number} `;
      this.walk(element);
    }
    // The end of a paragraph that a reviewer deleted joins it with the next.
    if (!this.#isJoined) {
      this.writer.end();
      this.writer.mark = '';
    }
    const boxes = this.#boxes;
    this.#boxes = outer;
    this.#style = outerStyle;
    for (const box of boxes) this.walk(box);
  }

  #run(run: Element): void {
    const properties = childOf(run, 'w:rPr');
    const { styles } = this.#parts;
    if (styles.isHidden(properties, this.#style)) return;
    const style = styles.positionOf(properties);
    const font = styles.fontOf(properties);
    for (const element of elementsOf(run)) this.#piece(element, style, font);
  }

  #piece(element: Element, style: 'raised' | 'lowered' | undefined, font: string): void {
    const { attributes } = element;
    const field = this.#fields.at(-1);
    if (element.name === 'w:fldChar') this.#field(attributes['w:fldCharType'] ?? '');
    else if (element.name === 'w:instrText' && field !== undefined)
      field.instruction += textOf(element);
    if (!this.#isShown) return;
    switch (element.name) {
      case 'w:t':
        this.writer.add(symbolLetters(textOf(element), font), style);
        return;
      case 'w:tab':
      case 'w:ptab':
        this.writer.add('\t');
        return;
      case 'w:br':
        if (attributes['w:type'] === 'page' || attributes['w:type'] === 'column')
          this.writer.add(' ');
        else this.writer.lineBreak();
        return;
      case 'w:cr':
        this.writer.lineBreak();
        return;
      case 'w:noBreakHyphen':
        this.writer.add('-');
        return;
      case 'w:sym':
        this.writer.add(
          symbolLetter(attributes['w:font'] ?? '', attributes['w:char'] ?? ''),
          style,
        );
        return;
      case 'w:footnoteReference':
        this.#note('footnote', attributes['w:id'] ?? '');
        return;
      case 'w:endnoteReference':
        this.#note('endnote', attributes['w:id'] ?? '');
        return;
      case 'w:ruby': {
        const base = childOf(element, 'w:rubyBase');
        if (base !== undefined) this.walk(base);
        return;
      }
      default:
        this.#element(element);
        return;
    }
  }

  get #isShown(): boolean {
    return this.#fields.every(({ shown }) => shown);
  }

  #field(type: string): void {
    const field = type === 'begin' ? undefined : this.#fields.pop();
    if (type === 'begin') this.#fields.push({ shown: false, instruction: '' });
    if (field === undefined) return;
    // What a formula says is its instruction: a result that is stored with it would be said again.
    const said = spokenField(field.instruction);
    if (type === 'end' && this.#isShown) this.writer.add(said);
    if (type !== 'end') this.#fields.push({ ...field, shown: isResultSaid(field.instruction) });
  }

  #note(kind: 'footnote' | 'endnote', id: string): void {
    const note = this.#parts.notes[kind].get(id);
    if (note === undefined) return;
    const walker = new DocxWalker(this.#parts);
    walker.walk(note);
    this.writer.note(
      walker.writer
        .finish()
        .map(({ text }) => text)
        .join(' '),
    );
  }

  #cell(element: Element): void {
    const properties = childOf(element, 'w:tcPr');
    this.writer.startCell(1, spanned(childOf(properties, 'w:gridSpan')?.attributes['w:val']));
    const merged = childOf(properties, 'w:vMerge');
    if (merged !== undefined && merged.attributes['w:val'] !== 'restart')
      this.writer.continueCell();
    this.walk(element);
  }

  /** A control of a form: its text, unless that only says what to enter; a table of contents is left out. */
  #control(element: Element): void {
    const properties = childOf(element, 'w:sdtPr');
    if (childOf(properties, 'w:showingPlcHdr') !== undefined) return;
    const gallery = childOf(childOf(properties, 'w:docPartObj'), 'w:docPartGallery')?.attributes[
      'w:val'
    ];
    if (gallery === 'Table of Contents') return;
    const content = childOf(element, 'w:sdtContent');
    if (content !== undefined) this.walk(content);
  }

  /** A document of another kind within this one. */
  #chunk(id: string): void {
    const bytes = this.#parts.archive.read(this.#parts.targets.get(id) ?? '');
    if (bytes === null) return;
    this.writer.end();
    const text = decodeText(bytes);
    const blocks =
      bytes[0] === 0x50 && bytes[1] === 0x4b
        ? readDocx(bytes)
        : /^\s*</u.test(text)
          ? readHtml(text)
          : null;
    if (blocks !== null) this.writer.blocks.push(...blocks);
    else
      for (const line of text.split(/\r?\n/u)) {
        this.writer.start();
        this.writer.add(line);
      }
    this.writer.end();
  }
}

/** Returns the blocks of a Word document. @throws ImportError `unreadable`, `too_much`, `password`, `old_format` */
export function readDocx(bytes: Uint8Array): Block[] {
  const archive = openArchive(bytes);
  const path = relationsOf(archive, '').byType.get('officeDocument') ?? 'word/document.xml';
  const document = xmlIn(archive, path) ?? xmlIn(archive, 'word/document.xml');
  if (document === null) throw new ImportError('unreadable');
  const { byId, byType } = relationsOf(archive, path);
  const part = (type: string) => {
    const target = byType.get(type);
    return target === undefined ? null : xmlIn(archive, target);
  };
  const styles = new DocxStyles(part('styles'));
  const walker = new DocxWalker({
    archive,
    styles,
    numbers: new DocxNumbers(part('numbering'), styles),
    notes: {
      footnote: notesOf(archive, byType.get('footnotes'), 'w:footnote'),
      endnote: notesOf(archive, byType.get('endnotes'), 'w:endnote'),
    },
    targets: byId,
  });
  walker.walk(document);
  return walker.writer.finish();
}
