import type { Segment } from '../text/segment.ts';

/** Returns the titles of chapters by the index of the paragraph at which they begin. */
export function chapterTitles(
  segments: readonly Segment[],
  chapters: ReadonlyMap<string, string>,
): ReadonlyMap<number, string> {
  return new Map(
    segments.flatMap(({ id }, at): [number, string][] => {
      const title = chapters.get(id);
      return title === undefined ? [] : [[at, title]];
    }),
  );
}
