import type { Language } from '@duu/contract/language';
import type { Folded } from '../fold.ts';
import { calls } from './calls.ts';
import { cutLetters } from './cut-letters.ts';
import { digitGroups } from './digit-groups.ts';
import type { Edit } from './edit.ts';
import { letterspaced } from './letterspacing.ts';
import { noteMarks } from './note-marks.ts';
import { ornaments } from './ornaments.ts';
import { forumTags, tags } from './tags.ts';
import { typedMonths } from './typed-months.ts';

/** Finds what is to change in a text: in order, without overlap, in time linear in its length. */
type Tidier = (text: string, language: Language) => Edit[];

const tidiers: readonly Tidier[] = [
  tags,
  forumTags,
  ornaments,
  noteMarks,
  letterspaced,
  cutLetters,
  digitGroups,
  typedMonths,
  calls,
];

/**
 * Removes what layout and markup added to a text before any rule reads it, the same for both languages: tags,
 * ornaments, glued marks of notes, spaces between the letters of a word, apostrophes in numbers. A new kind of such
 * remains is a new tidier here, and no rule.
 */
export function tidy(folded: Folded, language: Language): Folded {
  let current = folded;
  for (const find of tidiers) {
    const edits = find(current.text, language);
    if (edits.length > 0) current = apply(current, edits);
  }
  return current;
}

function apply({ text, ends, gaps }: Folded, edits: readonly Edit[]): Folded {
  const parts: string[] = [];
  const kept: number[] = [];
  const moved = new Map<number, number>();
  let at = 0;
  const keepTo = (end: number) => {
    for (; at < end; at++) {
      const gap = gaps.get(at);
      if (gap !== undefined) moved.set(kept.length, gap);
      kept.push(ends[at] ?? 0);
    }
  };
  for (const { start, end, said } of edits) {
    parts.push(text.slice(at, start));
    keepTo(start);
    const sourceEnd = ends[end - 1] ?? 0;
    if (said === '') moved.set(kept.length, sourceEnd);
    // The first unit stands for the whole source, those after it for nothing.
    for (let unit = 0; unit < said.length; unit++) kept.push(sourceEnd);
    parts.push(said);
    at = end;
  }
  parts.push(text.slice(at));
  keepTo(text.length);
  const last = gaps.get(text.length);
  if (last !== undefined) moved.set(kept.length, last);
  return { text: parts.join(''), ends: Uint32Array.from(kept), gaps: moved };
}
