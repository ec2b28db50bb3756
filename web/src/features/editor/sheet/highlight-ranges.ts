/**
 * Highlights ranges under a name of CSS. Returns a function that ends it. The highlight stays registered, emptied: WebKit
 * goes on showing one that was deleted. Does nothing in browsers without highlights.
 */
export function highlightRanges(name: string, ranges: readonly Range[], priority = 0): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = priority;
  for (const range of ranges) highlight.add(range);
  CSS.highlights.set(name, highlight);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}
