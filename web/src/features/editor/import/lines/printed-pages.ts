const keyOf = (line: string): string =>
  line.replace(/\d+/gu, '#').replace(/\s+/gu, ' ').trim().toLowerCase();
const isNumber = (line: string): boolean => /^\s*[-–—]?\s*\d{1,4}\s*[-–—]?\s*$/u.test(line);

/** How many lines at a page's top and bottom may be its head and foot. */
const maxLines = 2;

function edgesOf(page: readonly string[]): string[] {
  return [...page.slice(0, maxLines), ...page.slice(Math.max(maxLines, page.length - maxLines))];
}

/**
 * Returns a text that form feeds divide into pages, as programs write that read PDFs, without what is on most pages at the
 * top or bottom but for its numbers. A paragraph may go on over a page.
 */
export function withoutPages(text: string): string {
  const pages = text
    .split('\f')
    .map((page) => page.split(/\r\n?|\n/u))
    .map((lines) => {
      const isBlank = (line: string) => line.trim() === '';
      const from = lines.findIndex((line) => !isBlank(line));
      return from < 0 ? [] : lines.slice(from, lines.findLastIndex((line) => !isBlank(line)) + 1);
    })
    .filter((lines) => lines.length > 0);
  if (pages.length < 2) return text.replaceAll('\f', '\n');
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(keyOf)))
      if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  const isRunning = (line: string) =>
    isNumber(line) || (counts.get(keyOf(line)) ?? 0) >= Math.max(2, pages.length * 0.4);
  return pages
    .map((page) => {
      const isLeft = (at: number) => {
        const isEdge = at < maxLines || at >= page.length - maxLines;
        return isEdge && isRunning(page[at] ?? '');
      };
      return page
        .filter((_, at) => !isLeft(at))
        .join('\n')
        .replace(/^(?:[^\S\n]*\n)+|(?:\n[^\S\n]*)+$/gu, '');
    })
    .filter((page) => page !== '')
    .join('\n');
}
