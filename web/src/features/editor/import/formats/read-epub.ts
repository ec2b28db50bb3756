import { decodeText } from '../decode-text.ts';
import type { AboutDocument, Block, ChapterStart, ReadDocument } from '../document/block.ts';
import {
  childOf,
  descendants,
  type Element,
  elementsOf,
  parseXml,
  textOf,
} from '../document/xml-tree.ts';
import { type Archive, openArchive } from '../document/zip.ts';
import { ImportError } from '../import-problem.ts';
import { decodeXml } from './decode-xml.ts';
import { type KeyOf, type Marks, MarksByPlace, marksOf } from './html-notes.ts';
import { parseXhtml } from './parse-xhtml.ts';
import { blocksOfHtml } from './read-html.ts';

/** Returns the path in the archive that a reference in a file means. */
function resolved(href: string, from: string): string {
  const target = new URL(href.split('#')[0] ?? '', `file:///${from}`).pathname.slice(1);
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

function xmlIn(archive: Archive, path: string): Element | null {
  const bytes = archive.read(path);
  return bytes === null ? null : parseXml(decodeXml(bytes));
}

function local(element: Element): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

function* allOf(parent: Element, name: string): Generator<Element> {
  for (const element of elementsOf(parent)) {
    if (local(element) === name) yield element;
    yield* allOf(element, name);
  }
}

const first = (parent: Element | null, name: string): Element | undefined =>
  parent === null ? undefined : (allOf(parent, name).next().value ?? undefined);

/** The main title, which EPUB 3 marks if there are several. */
function titleOf(pack: Element): string {
  const titles = [...allOf(pack, 'title')];
  const main = [...allOf(pack, 'meta')].find(
    (meta) => meta.attributes.property === 'title-type' && textOf(meta).trim() === 'main',
  );
  const id = main?.attributes.refines?.replace(/^#/u, '');
  const title =
    titles.find(({ attributes }) => id !== undefined && attributes.id === id) ?? titles[0];
  return title === undefined ? '' : trimmed(title);
}

const trimmed = (element: Element): string => textOf(element).replace(/\s+/gu, ' ').trim();

/** Who wrote it: creators without a role, or with that of an author (`aut` in MARC's list), in their order. */
function authorOf(pack: Element): string {
  const roles = new Map<string, string>();
  for (const { attributes, ...meta } of allOf(pack, 'meta')) {
    const id = attributes.refines?.replace(/^#/u, '');
    if (attributes.property === 'role' && id) roles.set(id, textOf({ attributes, ...meta }).trim());
  }
  const creators = [...allOf(pack, 'creator')].filter(({ attributes }) => {
    const role = attributes['opf:role'] ?? roles.get(attributes.id ?? '') ?? 'aut';
    return role === 'aut';
  });
  return creators.map(trimmed).filter(Boolean).join(', ');
}

/** The picture that EPUB 3 marks as the cover, or that EPUB 2 names in a `meta`. */
function coverOf(pack: Element, path: string, archive: Archive): Uint8Array | null {
  const named = [...allOf(pack, 'meta')].find(({ attributes }) => attributes.name === 'cover');
  const items = [...allOf(pack, 'item')].filter((item) =>
    item.attributes['media-type']?.startsWith('image/'),
  );
  const item =
    items.find(({ attributes: { properties = '' } }) => /\bcover-image\b/u.test(properties)) ??
    items.find(({ attributes }) => named && attributes.id === named.attributes.content);
  if (item === undefined) return null;
  try {
    return archive.read(resolved(item.attributes.href ?? '', path));
  } catch {
    // The text is what counts.
    return null;
  }
}

function aboutOf(pack: Element, path: string, archive: Archive): AboutDocument {
  const cover = coverOf(pack, path, archive);
  return { title: titleOf(pack), author: authorOf(pack), ...(cover ? { cover } : {}) };
}

const isContents = ({ properties = '' }: Element['attributes']): boolean =>
  /(?:^|\s)nav(?:\s|$)/u.test(properties);

/** Files of a book that are not read: its contents, cover and lists of pages. */
const skippedTypes = /(?:^|\s)(?:cover|toc|landmarks|page-list|loi|lot|index)(?:\s|$)/u;

function isSkipped(page: Element): boolean {
  const body = childOf(childOf(page, 'html') ?? page, 'body');
  const types = [body, ...(body === undefined ? [] : elementsOf(body))].map(
    (one) => one?.attributes['epub:type'] ?? '',
  );
  const content = types.slice(1);
  return (
    skippedTypes.test(types[0] ?? '') ||
    (content.length === 1 && skippedTypes.test(content[0] ?? ''))
  );
}

/** Returns the style sheets that a page names. */
function sheetsOf(page: Element, file: string, read: (path: string) => string): string[] {
  return [...descendants(page, 'link')].flatMap(({ attributes: { rel = '', href } }) =>
    /\bstylesheet\b/iu.test(rel) && href !== undefined ? [read(resolved(href, file))] : [],
  );
}

/** Returns the first name that a book's contents give each file: EPUB 3's `nav`, or the NCX of EPUB 2. */
function namesOfFiles(
  archive: Archive,
  path: string,
  items: Iterable<Element['attributes']>,
): Map<string, string> {
  const names = new Map<string, string>();
  const add = (href: string | undefined, label: string, from: string) => {
    const name = label.replace(/\s+/gu, ' ').trim();
    const file = resolved(href ?? '', from);
    if (name !== '' && !names.has(file)) names.set(file, name);
  };
  for (const item of items) {
    const file = resolved(item.href ?? '', path);
    const isNav = isContents(item);
    if (!isNav && item['media-type'] !== 'application/x-dtbncx+xml') continue;
    const page = xmlIn(archive, file);
    if (page === null) continue;
    if (isNav) {
      const lists = [...allOf(page, 'nav')];
      const toc = lists.find((nav) =>
        /(?:^|\s)toc(?:\s|$)/u.test(nav.attributes['epub:type'] ?? ''),
      );
      const list = toc ?? lists[0];
      if (list !== undefined)
        for (const link of allOf(list, 'a')) add(link.attributes.href, textOf(link), file);
    } else
      for (const point of allOf(page, 'navPoint')) {
        const label = first(point, 'text');
        if (label) add(first(point, 'content')?.attributes.src, textOf(label), file);
      }
  }
  return names;
}

const keysFrom =
  (file: string): KeyOf =>
  (href) =>
    `${href.startsWith('#') ? file : resolved(href, file)}${href.slice(href.indexOf('#'))}`;

/** A link to a place on another page. */
const linkToPage = /\shref\s*=\s*["'][^"'#:]+#/iu;

/** Returns the marks and notes of the pages that lead to each other; the others are read once only. */
function marksBetween(archive: Archive, files: readonly string[]): MarksByPlace {
  const found: Marks[] = [];
  const targets = new Set<string>();
  const read = (file: string) => {
    const content = archive.read(file);
    return content === null ? '' : decodeXml(content);
  };
  for (const file of files) {
    const text = read(file);
    if (!linkToPage.test(text)) continue;
    const marks = marksOf(parseXhtml(text), keysFrom(file));
    found.push(marks);
    for (const { target } of marks.links) targets.add(target.slice(0, target.indexOf('#')));
  }
  for (const file of files)
    if (targets.has(file) && !linkToPage.test(read(file)))
      found.push(marksOf(parseXhtml(read(file)), keysFrom(file)));
  return new MarksByPlace(found);
}

/** Returns the text of an EPUB 2 or 3 in reading order. @throws ImportError `unreadable`, `too_much`, `password` */
export function readEpub(bytes: Uint8Array): ReadDocument {
  const archive = openArchive(bytes);
  const path =
    first(xmlIn(archive, 'META-INF/container.xml'), 'rootfile')?.attributes['full-path'] ??
    archive.paths.find((one) => one.endsWith('.opf'));
  const pack = path === undefined ? null : xmlIn(archive, path);
  if (path === undefined || pack === null) throw new ImportError('unreadable');
  const encrypted = encryptedPaths(archive);
  const items = new Map(
    [...allOf(pack, 'item')].map(({ attributes }) => [attributes.id ?? '', attributes]),
  );
  const names = namesOfFiles(archive, path, items.values());
  const sheets = new Map<string, string>();
  const sheet = (path: string): string => {
    const known = sheets.get(path) ?? decodeText(archive.read(path) ?? new Uint8Array());
    sheets.set(path, known);
    return known;
  };
  const pages = [...allOf(pack, 'itemref')].flatMap(({ attributes }) => {
    const item = items.get(attributes.idref ?? '');
    if (item === undefined || attributes.linear === 'no' || isContents(item)) return [];
    const file = resolved(item.href ?? '', path);
    if (encrypted.has(file)) throw new ImportError('password');
    return /x?html|xml/u.test(item['media-type'] ?? 'html') ? [file] : [];
  });
  const marks = marksBetween(archive, pages);
  const blocks: Block[] = [];
  const starts: ChapterStart[] = [];
  for (const file of pages) {
    const content = archive.read(file);
    if (content === null) continue;
    const page = parseXhtml(decodeXml(content));
    if (isSkipped(page)) continue;
    const keyOf = keysFrom(file);
    const read = blocksOfHtml(page, { sheets: sheetsOf(page, file, sheet), keyOf, marks });
    const title = names.get(file);
    if (title !== undefined && read.length > 0) starts.push({ block: blocks.length, title });
    blocks.push(...read);
  }
  return { about: aboutOf(pack, path, archive), blocks, starts };
}

/** Files that a shop locked; fonts may be scrambled, which does not matter. */
function encryptedPaths(archive: Archive): Set<string> {
  const list = xmlIn(archive, 'META-INF/encryption.xml');
  const found = new Set<string>();
  if (list === null) return found;
  for (const reference of allOf(list, 'CipherReference')) {
    const uri = resolved(reference.attributes.URI ?? '', '');
    if (/html?$/iu.test(uri)) found.add(uri);
  }
  return found;
}
