import { limits } from '@duu/contract/limits';
import { unreadable } from '@duu/contract/name';

/** Longest name that is made of the text, in characters. */
const nameCharacters = 60;

const everyUnreadable = new RegExp(unreadable, 'gu');

/** Without what a name that a person gives may not have: it heads a shared page as well. */
function oneLine(segments: readonly string[]): string {
  return segments.join(' ').replace(everyUnreadable, ' ').replace(/\s+/gu, ' ').trim();
}

/** At most `most` characters, cut at a word where there is one in the second half. */
function cut(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const head = letters.slice(0, most - 1);
  const lastSpace = head.lastIndexOf(' ');
  const kept = lastSpace > most / 2 ? head.slice(0, lastSpace) : head;
  return `${kept.join('').replace(/[\s,.;:–—-]+$/u, '')}…`;
}

/** What an audio is called until its person names it: its first words. */
export function nameOf(segments: readonly string[]): string {
  const line = oneLine(segments);
  const sentence = /^.{8,}?[.!?…](?=\s)/u.exec(line)?.[0] ?? line;
  return cut(sentence.replace(/[.…]+$/u, ''), nameCharacters);
}

/** The beginning that lists show. */
export function excerptOf(segments: readonly string[]): string {
  return cut(oneLine(segments), limits.excerptCharacters);
}
