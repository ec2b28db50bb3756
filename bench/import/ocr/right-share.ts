const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Returns the share of the wanted characters that were read: 1 without the edits between both, white space as one. */
export function rightShare(wanted: string, found: string): number {
  const [a, b] = [[...plain(wanted)], [...plain(found)]];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [at, other] of b.entries()) {
      const changed = (above[at] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return Math.max(0, 1 - (above[b.length] ?? 0) / Math.max(1, a.length));
}
