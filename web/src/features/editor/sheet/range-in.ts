import type { Span } from '@duu/contract/sentences';

/** Returns the range between two offsets within an element, whatever marks it contains. */
export function rangeIn(element: Element, { start, end }: Span): Range {
  const range = document.createRange();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (start >= at && start <= at + length) range.setStart(node, start - at);
    if (end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}
