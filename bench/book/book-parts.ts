import { readFile as readBytes } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import { packageFiles } from '../../functions/src/services/collections/epub/package-files.ts';
import { isReadKind, kindOf } from '../../web/src/features/editor/import/import-kinds.ts';
import { readFile } from '../../web/src/features/editor/import/read-file.ts';
import { splitIntoParts } from '../../web/src/features/editor/parts/split-parts.ts';
import { newText } from '../new-text.ts';

/** Characters of a printed page. */
const pageCharacters = 1800;
const maxPagesOfChapter = 15;
/** Fewer pages have shorter chapters, so that there is a last one to compare. */
const minChapters = 3;
/** What the largest plan converts at once. */
const perConversion = 4096;

/** Returns an EPUB of Mongolian text that was never spoken before. */
async function anEpub(pages: number): Promise<Uint8Array> {
  const pagesOfChapter = Math.min(maxPagesOfChapter, Math.ceil(pages / minChapters));
  const chapters = Array.from({ length: Math.ceil(pages / pagesOfChapter) }, (_, at) => {
    const left = Math.min(pagesOfChapter, pages - at * pagesOfChapter);
    const texts = newText(left * pageCharacters).split('\n');
    const title = `${at + 1}-р бүлэг`;
    const paragraphs = texts.map((text) => [{ text, clip: null }]);
    return {
      id: `c${at + 1}`,
      title,
      language: 'mn' as const,
      pieces: [{ sound: '', paragraphs }],
    };
  });
  const files = packageFiles({
    id: 'bench',
    title: 'Хэмжилтийн ном',
    modified: new Date(),
    author: null,
    narrators: [],
    hasCover: false,
    contents: 'Гарчиг',
    chapters,
  });
  const zip = makeZip(files.map(({ path, text }) => ({ name: path, input: text })));
  return new Uint8Array(await new Response(zip).arrayBuffer());
}

async function imported(pages: number, document: string | undefined) {
  if (document === undefined) return readFile('epub', await anEpub(pages));
  const kind = kindOf(document);
  if (!isReadKind(kind)) throw new Error(`A document of another kind: ${document}`);
  return readFile(kind, new Uint8Array(await readBytes(document)));
}

/** Returns a book as the page sends it after it has imported its EPUB, or the document. */
export async function bookParts(pages: number, document?: string) {
  const { paragraphs, chapters = [] } = await imported(pages, document);
  const titles = new Map(chapters.map(({ from, title }): [number, string] => [from, title]));
  const parts = splitIntoParts(paragraphs, perConversion, () => undefined, 1, titles);
  if (parts === null) throw new Error('The text can’t be split.');
  return parts.map(({ title, segments }) => ({ title, segments: [...segments] }));
}
