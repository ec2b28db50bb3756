import type { AboutDocument, Block, ReadDocument } from '../document/block.ts';
import { BlockWriter } from '../document/block-writer.ts';
import { spanned, spannedRows } from '../document/table-grid.ts';
import {
  childOf,
  descendants,
  type Element,
  elementsOf,
  isElement,
  parseXml,
  textOf,
} from '../document/xml-tree.ts';
import { openArchive } from '../document/zip.ts';
import { ImportError } from '../import-problem.ts';
import { decodeXml } from './decode-xml.ts';

/** Of the format's versions, without a prefix, and of links. */
const names = {
  'http://www.gribuser.ru/xml/fictionbook/2.0': '',
  'http://www.gribuser.ru/xml/fictionbook/2.1': '',
  'http://www.w3.org/1999/xlink': 'l',
};

const targetOf = ({ attributes }: Element): string =>
  (attributes['l:href'] ?? attributes['xlink:href'] ?? attributes.href ?? '').replace(/^#/u, '');

class Fb2Walker {
  readonly writer = new BlockWriter();
  readonly #notes: ReadonlyMap<string, string>;

  constructor(notes: ReadonlyMap<string, string>) {
    this.#notes = notes;
  }

  walk(parent: Element, depth: number, style?: 'raised' | 'lowered'): void {
    for (const node of parent.children) {
      if (isElement(node)) this.#element(node, depth, style);
      else this.writer.add(node, style);
    }
  }

  #element(element: Element, depth: number, style: 'raised' | 'lowered' | undefined): void {
    const { name, attributes } = element;
    switch (name) {
      case 'section':
        this.writer.end();
        this.walk(element, depth + 1);
        return;
      case 'title':
        this.#title(element, depth);
        return;
      case 'p':
      case 'subtitle':
      case 'text-author':
      case 'date':
        this.writer.start(
          name === 'subtitle' ? 'heading' : 'paragraph',
          name === 'subtitle' ? Math.min(6, depth + 1) : undefined,
        );
        this.walk(element, depth);
        this.writer.end();
        return;
      case 'v':
        this.writer.start('line');
        this.walk(element, depth);
        this.writer.end();
        return;
      case 'tr':
        this.writer.startRow();
        this.walk(element, depth);
        this.writer.endRow();
        return;
      case 'td':
      case 'th':
        this.writer.startCell(spannedRows(attributes.rowspan), spanned(attributes.colspan));
        this.walk(element, depth);
        return;
      case 'a':
        if (attributes.type === 'note' || this.#notes.has(targetOf(element)))
          this.#note(targetOf(element));
        else this.walk(element, depth, style);
        return;
      case 'sup':
      case 'sub':
        this.walk(element, depth, name === 'sup' ? 'raised' : 'lowered');
        return;
      case 'image':
      case 'binary':
      case 'stylesheet':
        return;
      default:
        this.walk(element, depth, style);
        return;
    }
  }

  /** A title of several lines is one heading. */
  #title(element: Element, depth: number): void {
    const lines = [...descendants(element, 'p')].map((line) => this.#line(line));
    this.writer.start('heading', Math.min(6, Math.max(1, depth)));
    this.writer.add(
      lines
        .filter((line) => line !== '')
        .map((line, at) => (at < lines.length - 1 && !/[.!?…:]$/u.test(line) ? `${line}.` : line))
        .join(' '),
    );
    this.writer.end();
  }

  #line(element: Element): string {
    const walker = new Fb2Walker(this.#notes);
    walker.walk(element, 1);
    const blocks = walker.writer.finish();
    for (const { kind, text } of blocks) if (kind === 'note') this.writer.note(text);
    return saidIn(blocks.filter(({ kind }) => kind !== 'note'));
  }

  #note(target: string): void {
    const text = this.#notes.get(target);
    if (text !== undefined) this.writer.note(text);
  }
}

const saidIn = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join(' ');

/** Returns the notes of a book by their ids, without their numbers. */
function notesOf(bodies: readonly Element[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const body of bodies)
    for (const section of descendants(body, 'section')) {
      const id = section.attributes.id;
      if (id === undefined) continue;
      const walker = new Fb2Walker(new Map());
      const children = [...elementsOf(section)].filter(({ name }) => name !== 'title');
      walker.walk({ ...section, children }, 1);
      notes.set(id, saidIn(walker.writer.finish()));
    }
  return notes;
}

/** The picture that the description refers to, from the file's end, where it is in base64. */
function coverOf(root: Element, info: Element | undefined): Uint8Array | null {
  const page = childOf(info, 'coverpage');
  const image = page && childOf(page, 'image');
  const target = image && targetOf(image);
  const picture = [...elementsOf(root)].find(
    ({ name, attributes }) => name === 'binary' && attributes.id === target,
  );
  try {
    const binary = picture && atob(textOf(picture).replace(/\s+/gu, ''));
    return binary ? Uint8Array.from(binary, (byte) => byte.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

const nameParts = ['first-name', 'middle-name', 'last-name'] as const;

function aboutOf(root: Element): AboutDocument {
  const info = childOf(childOf(root, 'description'), 'title-info');
  const text = (of: Element | undefined, name: string) => {
    const found = childOf(of, name);
    return found ? textOf(found).replace(/\s+/gu, ' ').trim() : '';
  };
  const authors = [...(info ? elementsOf(info) : [])]
    .filter(({ name }) => name === 'author')
    .map((author) =>
      nameParts
        .map((part) => text(author, part))
        .filter(Boolean)
        .join(' '),
    );
  const cover = coverOf(root, info);
  return {
    title: text(info, 'book-title'),
    author: authors.filter(Boolean).join(', '),
    ...(cover ? { cover } : {}),
  };
}

/** Returns a FictionBook, also zipped. @throws ImportError `unreadable`, `too_much` */
export function readFb2(bytes: Uint8Array): ReadDocument {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const archive = isZip ? openArchive(bytes) : null;
  const path = archive?.paths.find((one) => /\.fb2$/iu.test(one)) ?? archive?.paths[0];
  const file = archive === null ? bytes : path === undefined ? null : archive.read(path);
  const root = file === null ? undefined : childOf(parseXml(decodeXml(file), names), 'FictionBook');
  if (root === undefined) throw new ImportError('unreadable');
  const bodies = [...elementsOf(root)].filter(({ name }) => name === 'body');
  const isNotes = ({ attributes }: Element) =>
    /^(?:notes|comments|footnotes)$/iu.test(attributes.name ?? '');
  const walker = new Fb2Walker(notesOf(bodies.filter(isNotes)));
  for (const body of bodies) if (!isNotes(body)) walker.walk(body, 1);
  return { blocks: walker.writer.finish(), about: aboutOf(root) };
}
