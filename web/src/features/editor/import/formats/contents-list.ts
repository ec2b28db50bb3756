import { type Element, elementsOf, isElement, textOf } from '../document/xml-tree.ts';

/** How people call a list of contents. */
export const contentsTitle = /^(?:table of contents|contents|toc|агуулга)[.:]?$/iu;

/** Whether all that an element says is in links within its page; `false` if one says something else. */
function isOfLinks(element: Element): boolean {
  return element.children.every((node) => {
    if (!isElement(node)) return /^[\s\d.)]*$/u.test(node);
    return node.name === 'a' ? node.attributes.href?.startsWith('#') === true : isOfLinks(node);
  });
}

/** Whether a list only leads to the parts of its page. */
export const isContentsList = (list: Element): boolean =>
  [...elementsOf(list)].length > 1 && textOf(list).trim() !== '' && isOfLinks(list);
