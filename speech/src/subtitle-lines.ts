import { length, type Piece } from './subtitle-pieces.ts';

/** Joins pieces as typed: with a blank between them where there was one. */
export function joined(group: readonly Piece[]): string {
  return group
    .map(({ text, ends }) => (ends === 'glued' ? text : `${text} `))
    .join('')
    .trim();
}

/** Fills lines of `limit` characters with words, cutting a word that no line could hold. */
export function wrap(text: string, limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line !== '' && length(line) + 1 + length(rest) <= limit) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (length(rest) > limit) {
      const letters = [...rest];
      lines.push(letters.slice(0, limit).join(''));
      rest = letters.slice(limit).join('');
    }
    line = rest;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** What a line's end costs in characters of imbalance, by what ends there. */
const lineEnd: Readonly<Record<Piece['ends'], number>> = {
  ...{ paragraph: 0, sentence: 0, clause: 0, phrase: 12, word: 20, tight: 28, glued: 1000 },
};

/** Writes a cue in as few lines as it needs: two of about equal lengths, broken after a clause or phrase if possible. */
export function cueLines(group: readonly Piece[], limit: number): readonly string[] {
  const lines = wrap(joined(group), limit);
  if (lines.length !== 2) return lines;
  let best: readonly string[] = lines;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < group.length; at++) {
    const [first, second] = [joined(group.slice(0, at)), joined(group.slice(at))];
    if (Math.max(length(first), length(second)) > limit) continue;
    const cost = Math.abs(length(first) - length(second)) + lineEnd[group[at - 1]?.ends ?? 'word'];
    if (cost < least) [best, least] = [[first, second], cost];
  }
  return best;
}
