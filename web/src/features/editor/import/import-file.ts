import { paragraphsOf } from '../text/segment.ts';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-problem.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

/** Largest file that is read, in bytes. */
export const largestImport = 10 * 1024 * 1024;
export const importedKinds = '.txt,.md,.docx,.pdf';

const readers: Record<string, (bytes: ArrayBuffer) => string | Promise<string>> = {
  txt: (bytes) => decodeText(new Uint8Array(bytes)),
  md: (bytes) => plainMarkdown(decodeText(new Uint8Array(bytes))),
  markdown: (bytes) => plainMarkdown(decodeText(new Uint8Array(bytes))),
  docx: readDocx,
  pdf: readPdf,
};

/** Reads a file in the browser into paragraphs. Throws `ImportError`. */
export async function importFile(file: File): Promise<string[]> {
  const read = readers[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (read === undefined) throw new ImportError('unknown_kind');
  if (file.size > largestImport) throw new ImportError('too_large');
  const paragraphs = paragraphsOf(await read(await file.arrayBuffer()));
  if (paragraphs.length === 0) throw new ImportError('no_text');
  return paragraphs;
}
