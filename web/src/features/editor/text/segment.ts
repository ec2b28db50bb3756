/** A paragraph in the editor. The id survives edits and moves, so that React and the chips can follow it. */
export interface Segment {
  readonly id: string;
  readonly text: string;
}

export function newSegment(text = ''): Segment {
  return { id: crypto.randomUUID(), text };
}

/** The caret after a change: a UTF-16 offset into one segment. */
export interface Caret {
  readonly segmentId: string;
  readonly offset: number;
}

/** Splits a pasted or imported text into paragraphs at any kind of line end, dropping blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[\t\u00a0]/gu, ' ').trim())
    .filter((line) => line !== '');
}
