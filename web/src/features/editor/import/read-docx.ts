import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-problem.ts';

/** Maximum unpacked size of one part of a document: more than a thousand pages of text. */
const maxPartBytes = 20 * 1024 * 1024;
/** Bytes unpacked at a time. Deflate expands by at most a factor of a thousand. */
const step = 4 * 1024;

/** One file of a zip archive, unpacked within limits; null if it is not in it. */
function partOf(archive: Uint8Array, wanted: string): Uint8Array | null {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let state: 'before' | 'in' | 'done' = 'before';
  const unpack = (file: UnzipFile) => {
    if (file.name !== wanted || state !== 'before') return;
    state = 'in';
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.byteLength;
      if (size > maxPartBytes) throw new ImportError('too_much');
      chunks.push(chunk);
      if (final) state = 'done';
    };
    file.start();
  };
  const unzip = new Unzip(unpack);
  unzip.register(UnzipInflate);
  const isDone = () => state === 'done';
  for (let at = 0; at < archive.length && !isDone(); at += step) {
    unzip.push(archive.subarray(at, at + step), at + step >= archive.length);
  }
  if (!isDone()) return null;
  const part = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    part.set(chunk, at);
    at += chunk.byteLength;
  }
  return part;
}

/** Returns the path of the document, according to the package. */
function documentPath(archive: Uint8Array): string {
  const relations = partOf(archive, '_rels/.rels');
  const tags = relations === null ? [] : decodeText(relations).match(/<Relationship [^<>]*>/gu);
  const tag = tags?.find((one) => /Type="[^"]*\/officeDocument"/u.test(one));
  return /Target="\/?([^"]*)"/u.exec(tag ?? '')?.[1] ?? 'word/document.xml';
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

function plain(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,5}));/giu,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** The tags that are read, besides text in `w:t`: those that mean a space or the end of a line. */
const breaks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  '/w:p': '\n',
  'w:noBreakHyphen': '-',
};
/** Duplicates: the older form of a drawing, and moved or deleted text. */
const skipped = new Set(['mc:Fallback', 'w:moveFrom', 'w:del']);

/**
 * Returns the text of a document's XML, one line per paragraph. Scans the tags once without building a tree, so that
 * time and memory stay linear.
 */
export function textOfDocument(xml: string): string {
  const lines: string[] = [];
  let from: number | null = null;
  let skipping = 0;
  for (const tag of xml.matchAll(/<(\/?(?:w|mc):[A-Za-z]{1,40})\b[^<>]*>/gu)) {
    const [whole, name = ''] = tag;
    const isClosed = whole.endsWith('/>');
    if (skipped.has(name) && !isClosed) skipping++;
    else if (name.startsWith('/') && skipped.has(name.slice(1))) skipping--;
    if (skipping > 0) continue;
    if (name === 'w:t' && !isClosed) from = tag.index + whole.length;
    else if (name === '/w:t' && from !== null) {
      lines.push(plain(xml.slice(from, tag.index)));
      from = null;
    } else lines.push(breaks[name] ?? '');
  }
  return lines.join('');
}

/** Returns the paragraphs of a Word document as lines. @throws ImportError `unreadable`, `too_much` */
export function readDocx(bytes: Uint8Array): string {
  try {
    const document = partOf(bytes, documentPath(bytes));
    if (document === null) throw new ImportError('unreadable');
    return textOfDocument(decodeText(document));
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('unreadable', { cause });
  }
}
