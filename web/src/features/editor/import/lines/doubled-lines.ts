const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Returns lines without the blank one that some programs copy behind each; all of them if any two with text are neighbours. */
export function withoutDoubling(lines: readonly string[]): readonly string[] {
  if (lines.some((line, at) => !isBlank(line) && !isBlank(lines[at + 1]))) return lines;
  let blanks = 0;
  return lines.filter((line) => {
    blanks = isBlank(line) ? blanks + 1 : 0;
    return blanks % 2 === 0;
  });
}
