import { decodeText } from '../decode-text.ts';
import { descendants, type Element, parseXml } from '../document/xml-tree.ts';
import type { Archive } from '../document/zip.ts';

const word = 'http://schemas.openxmlformats.org';
const strict = 'http://purl.oclc.org/ooxml';
const names = {
  [`${word}/wordprocessingml/2006/main`]: 'w',
  [`${strict}/wordprocessingml/main`]: 'w',
  [`${word}/officeDocument/2006/math`]: 'm',
  [`${strict}/officeDocument/math`]: 'm',
  [`${word}/drawingml/2006/main`]: 'a',
  [`${strict}/drawingml/main`]: 'a',
  [`${word}/drawingml/2006/diagram`]: 'dgm',
  [`${strict}/drawingml/diagram`]: 'dgm',
  [`${word}/markup-compatibility/2006`]: 'mc',
  [`${word}/officeDocument/2006/relationships`]: 'r',
  [`${strict}/officeDocument/relationships`]: 'r',
};

/** Returns a part of a Word document as a tree; null if there is none. */
export function xmlIn(archive: Archive, path: string): Element | null {
  const bytes = archive.read(path);
  return bytes === null ? null : parseXml(decodeText(bytes), names);
}

const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the targets of a part's relations by id, and by the last word of their types. */
export function relationsOf(
  archive: Archive,
  part: string,
): { byId: Map<string, string>; byType: Map<string, string> } {
  const base = baseOf(part);
  const file = part === '' ? '_rels/.rels' : `${base}_rels/${part.slice(base.length)}.rels`;
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  const root = xmlIn(archive, file);
  if (root === null) return { byId, byType };
  for (const { attributes } of descendants(root, 'Relationship')) {
    const { Id = '', Type = '', Target = '' } = attributes;
    const target = Target.startsWith('/')
      ? Target.slice(1)
      : new URL(Target, `file:///${base}`).pathname.slice(1);
    byId.set(Id, decodeURIComponent(target));
    byType.set(Type.slice(Type.lastIndexOf('/') + 1), decodeURIComponent(target));
  }
  return { byId, byType };
}

/** Returns the notes of a part by their ids. */
export function notesOf(
  archive: Archive,
  path: string | undefined,
  name: string,
): Map<string, Element> {
  const notes = new Map<string, Element>();
  const root = path === undefined ? null : xmlIn(archive, path);
  if (root === null) return notes;
  for (const note of descendants(root, name)) {
    // Separators have a type.
    if (note.attributes['w:type'] === undefined || note.attributes['w:type'] === 'normal')
      notes.set(note.attributes['w:id'] ?? '', note);
  }
  return notes;
}
