import { escapeHtml } from '@duu/contract/escape-html';
import {
  chapterOverlay,
  chapterPage,
  clipsMs,
  clock,
  type EpubChapter,
  pageOf,
  xml,
} from './chapter-pages.ts';

export interface EpubBook {
  readonly id: string;
  readonly title: string;
  readonly modified: Date;
  /** Who wrote it, if that is known. */
  readonly author: string | null;
  /** Who reads it, in the book's language. */
  readonly narrators: readonly string[];
  /** Name of the list of chapters, in the book's language. */
  readonly contents: string;
  readonly chapters: readonly EpubChapter[];
  /** Whether there is a picture at `coverPath`. */
  readonly hasCover: boolean;
}

/** Where the cover is in the folder of the package. */
export const coverPath = 'cover.jpeg';

/** A file of text in the package, by its path. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const container =
  `${xml}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>` +
  '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

const style = `body { margin: 1em; line-height: 1.5; }
h1 { font-size: 1.4em; }
.-epub-media-overlay-active { background-color: #ffe08a; color: #1a1a1a; }
`;

const coverImage = ' properties="cover-image"';
const hasOverlay = (chapter: EpubChapter) => clipsMs(chapter) > 0;
const languageOf = ({ chapters }: EpubBook) => chapters[0]?.language ?? 'mn';

function navigation({ title, contents, chapters }: EpubBook, language: string): string {
  const items = chapters.map(
    ({ id, title }) => `<li><a href="text/${id}.xhtml">${escapeHtml(title)}</a></li>`,
  );
  const list = `<nav epub:type="toc" id="toc"><h1>${escapeHtml(contents)}</h1><ol>${items.join('')}</ol></nav>`;
  return pageOf({ title, language }, list, '');
}

/** The table of contents of EPUB 2, which old readers need. */
function oldNavigation({ id, title, chapters }: EpubBook): string {
  const points = chapters.map(
    (chapter, at) =>
      `<navPoint id="n${at + 1}" playOrder="${at + 1}"><navLabel><text>${escapeHtml(chapter.title)}</text></navLabel>` +
      `<content src="text/${chapter.id}.xhtml"/></navPoint>`,
  );
  return (
    `${xml}<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head>` +
    `<meta name="dtb:uid" content="urn:duu:${id}"/></head><docTitle><text>${escapeHtml(title)}</text></docTitle>` +
    `<navMap>${points.join('')}</navMap></ncx>\n`
  );
}

function metadata(book: EpubBook): string {
  const { id, title, modified, author, narrators, chapters, hasCover } = book;
  const meta = (property: string, value: string, refines?: string) =>
    `<meta property="${property}"${refines ? ` refines="#${refines}"` : ''}>${escapeHtml(value)}</meta>`;
  const overlays = chapters.filter(hasOverlay);
  const spoken = [
    meta('media:active-class', '-epub-media-overlay-active'),
    meta('media:duration', clock(chapters.reduce((sum, one) => sum + clipsMs(one), 0))),
    ...overlays.map((one) => meta('media:duration', clock(clipsMs(one)), `${one.id}-smil`)),
    ...narrators.map((name) => meta('media:narrator', name)),
  ];
  return [
    `<dc:identifier id="id">urn:duu:${id}</dc:identifier>`,
    `<dc:title>${escapeHtml(title)}</dc:title>`,
    ...(author === null ? [] : [`<dc:creator>${escapeHtml(author)}</dc:creator>`]),
    // Readers of EPUB 2 find the cover by this.
    ...(hasCover ? ['<meta name="cover" content="cover"/>'] : []),
    `<dc:language>${languageOf(book)}</dc:language>`,
    meta('dcterms:modified', `${modified.toISOString().slice(0, 19)}Z`),
    ...(overlays.length === 0 ? [] : spoken),
    meta('schema:accessMode', 'textual'),
    meta('schema:accessMode', 'auditory'),
    meta('schema:accessModeSufficient', 'textual,auditory'),
    meta('schema:accessibilityFeature', 'synchronizedAudioText'),
    meta('schema:accessibilityHazard', 'none'),
  ].join('\n');
}

function packageDocument(book: EpubBook): string {
  const item = (id: string, href: string, type: string, also = '') =>
    `<item id="${id}" href="${href}" media-type="${type}"${also}/>`;
  const chapters = book.chapters.flatMap((chapter) => {
    const { id } = chapter;
    const page = `text/${id}.xhtml`;
    if (!hasOverlay(chapter)) return item(id, page, 'application/xhtml+xml');
    return [
      item(id, page, 'application/xhtml+xml', ` media-overlay="${id}-smil"`),
      item(`${id}-smil`, `text/${id}.smil`, 'application/smil+xml'),
    ];
  });
  const sounds = book.chapters
    .flatMap(({ pieces }) => pieces)
    .map(({ sound }, at) => item(`a${at + 1}`, sound, 'audio/mpeg'));
  return (
    `${xml}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" ` +
    `xml:lang="${languageOf(book)}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n${metadata(book)}\n</metadata>\n` +
    `<manifest>\n${[
      item('nav', 'nav.xhtml', 'application/xhtml+xml', ' properties="nav"'),
      item('ncx', 'toc.ncx', 'application/x-dtbncx+xml'),
      item('css', 'style.css', 'text/css'),
      ...(book.hasCover ? [item('cover', coverPath, 'image/jpeg', coverImage)] : []),
      ...chapters,
      ...sounds,
    ].join('\n')}\n</manifest>\n<spine toc="ncx">` +
    `${book.chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine></package>\n`
  );
}

/**
 * Returns every file of an EPUB 3.3 with media overlays (https://www.w3.org/TR/epub-33/) but its sounds. The first has to be
 * the first of the archive, stored as it is.
 */
export function packageFiles(book: EpubBook): TextFile[] {
  const inside = (path: string, text: string) => ({ path: `EPUB/${path}`, text });
  return [
    { path: 'mimetype', text: 'application/epub+zip' },
    { path: 'META-INF/container.xml', text: container },
    inside('package.opf', packageDocument(book)),
    inside('nav.xhtml', navigation(book, languageOf(book))),
    inside('toc.ncx', oldNavigation(book)),
    inside('style.css', style),
    ...book.chapters.flatMap((chapter) => [
      inside(`text/${chapter.id}.xhtml`, chapterPage(chapter)),
      ...(hasOverlay(chapter) ? [inside(`text/${chapter.id}.smil`, chapterOverlay(chapter))] : []),
    ]),
  ];
}
