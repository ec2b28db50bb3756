import { paragraphsOf } from '../../text/segment.ts';
import type { Block, ChapterStart, ReadDocument } from './block.ts';

/** Where a chapter begins in a text. */
export interface ChapterBegin {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  /** Its first paragraph. */
  readonly from: number;
}

/** A chapter of an imported document. */
export interface Chapter extends ChapterBegin {
  /** The paragraph after its last. */
  readonly to: number;
  /** Length of its text in UTF-16 units. */
  readonly length: number;
}

/**
 * Returns the headings of the highest level that occurs more than once, and those above it. A single one before them is the
 * document's own title.
 */
function startsByHeadings(given: readonly Block[]): ChapterStart[] {
  // A row of stars divides, but names nothing.
  const blocks = given.map((block) =>
    /[\p{L}\p{N}]/u.test(block.text) ? block : { ...block, kind: 'paragraph' as const },
  );
  const levels = blocks.flatMap(({ kind, level = 1 }) => (kind === 'heading' ? [level] : []));
  const chosen = Math.min(
    ...levels.filter((level) => levels.indexOf(level) !== levels.lastIndexOf(level)),
  );
  const first = blocks.findIndex(({ kind, level = 1 }) => kind === 'heading' && level <= chosen);
  return blocks.flatMap(({ kind, level = 1, text }, block) =>
    kind === 'heading' && level <= chosen
      ? [{ block, title: block === first && level < chosen ? '' : text }]
      : [],
  );
}

/** Joins what has only headings (the title of a book or of its part) with the chapter after it. */
function withText(starts: readonly ChapterStart[], blocks: readonly Block[]): ChapterStart[] {
  const found: ChapterStart[] = [];
  let waiting: ChapterStart | null = null;
  for (const [at, start] of starts.entries()) {
    const title: string = [waiting?.title, start.title].filter(Boolean).join('. ');
    const open: ChapterStart = { block: waiting?.block ?? start.block, title };
    const end = starts[at + 1]?.block ?? blocks.length;
    const hasText = blocks.slice(start.block, end).some(({ kind }) => kind !== 'heading');
    waiting = hasText ? null : open;
    if (hasText) found.push(open);
  }
  return found;
}

/** Returns the chapters of a document in order, which together are all of it; none if it has no two. */
export function chaptersOf({ blocks, starts }: ReadDocument): Chapter[] {
  const named = starts && starts.length > 1 ? starts : startsByHeadings(blocks);
  const [first] = named;
  if (first === undefined) return [];
  const found = withText(first.block === 0 ? named : [{ block: 0, title: '' }, ...named], blocks);
  if (found.length < 2) return [];
  const counts = blocks.map(({ text }) => paragraphsOf(text).length);
  let from = 0;
  return found.map(({ block, title }, at) => {
    const end = found[at + 1]?.block ?? blocks.length;
    const begin = at === 0 ? 0 : block;
    const to = counts.slice(begin, end).reduce((sum, count) => sum + count, from);
    const length = blocks.slice(begin, end).reduce((sum, { text }) => sum + text.length, 0);
    const chapter = { title, from, to, length };
    from = to;
    return chapter;
  });
}

/** Returns the text of some chapters, and where each begins in it; without chapters all of it. */
export function onlyChapters(
  paragraphs: readonly string[],
  chosen: readonly Chapter[],
): { paragraphs: readonly string[]; chapters: readonly ChapterBegin[] } {
  if (chosen.length === 0) return { paragraphs, chapters: [] };
  const kept: string[] = [];
  const chapters = chosen.map(({ title, from, to }) => {
    const begin = kept.length;
    for (const paragraph of paragraphs.slice(from, to)) kept.push(paragraph);
    return { title, from: begin };
  });
  return { paragraphs: kept, chapters };
}

const besideTheText =
  /^(?:table of )?contents$|^(?:index|copyright|colophon|imprint)\b|\blicen[cs]e\b|^гарчиг$|^агуулга$|^товьёг$|зохиогчийн эрх|лиценз/iu;

/** Returns whether few people want to hear a chapter: contents, index, licence. */
export function isBesideTheText({ title }: Chapter): boolean {
  return besideTheText.test(title.trim());
}
