import { limits } from './limits.ts';
import { withoutMarks } from './marks.ts';
import { unreadable } from './name.ts';
import { sentencesOf } from './sentences.ts';

/** Maximum characters of a generated name. */
const nameCharacters = 60;

const everyUnreadable = new RegExp(unreadable, 'gu');

/** Removes characters that names may not have: the name is shown on shared pages too. */
function oneLine(segments: readonly string[]): string {
  return segments
    .map(withoutMarks)
    .join(' ')
    .replace(everyUnreadable, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Cuts to `most` characters, at a word boundary if there is one in the second half. */
function cut(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const head = letters.slice(0, maxLength - 1);
  const lastSpace = head.lastIndexOf(' ');
  const kept = lastSpace > maxLength / 2 ? head.slice(0, lastSpace) : head;
  return `${kept.join('').replace(/[\s,.;:–—-]+$/u, '')}…`;
}

/** Leaves space in a name for the number before it. */
export const titleCharacters = limits.nameCharacters - 8;

/**
 * Returns the name of a part of a book: its chapter's title or the book's name, after a number (`03. Намар`) that keeps the
 * parts in order when they are sorted by name.
 */
export function partName(
  {
    name,
    parts,
  }: { readonly name: string; readonly parts: readonly { readonly title: string | null }[] },
  index: number,
): string {
  const width = String(parts.length).length;
  const title = oneLine([parts[index]?.title ?? '']) || name;
  return `${String(index + 1).padStart(width, '0')}. ${cut(title, titleCharacters)}`;
}

/** UTF-16 units: a shorter sentence takes the next one with it. */
const minNameLength = 9;

/** The default name of an audio: its first words. */
export function nameOf(segments: readonly string[]): string {
  const line = oneLine(segments);
  const end = sentencesOf(line).find((sentence) => sentence.end > minNameLength)?.end;
  const sentence = line.slice(0, end).trimEnd();
  return cut(sentence.replace(/[.…]+$/u, ''), nameCharacters);
}

/** The excerpt for lists. */
export function excerptOf(segments: readonly string[]): string {
  return cut(oneLine(segments), limits.excerptCharacters);
}
