import type { Element } from '../document/xml-tree.ts';

const scriptType = /^math\/(?:la)?tex\b/iu;
const imageClass = /(?:^|\s)(?:latex|tex|ltx_Math|mwe-math-fallback-image-\w+)(?:\s|$)/u;
const drawnClass = /(?:^|\s)MathJax(?:_\w+)?(?:\s|$)/u;

type Attributes = Element['attributes'];

/** Whether a script holds a formula, which MathJax draws beside it. */
export const isTexScript = (name: string, { type = '' }: Attributes): boolean =>
  name === 'script' && scriptType.test(type);

/** Returns the TeX of a formula that a page has as a script of MathJax or as an image; null if an element is neither. */
export function texOf(name: string, attributes: Attributes, text: () => string): string | null {
  if (isTexScript(name, attributes)) return text();
  const isImage = name === 'img' && imageClass.test(attributes.class ?? '');
  return isImage ? (attributes.alt ?? null) : null;
}

/** Whether an element shows letters of a formula whose TeX is in a script beside it. */
export const isDrawn = (name: string, attributes: Attributes): boolean =>
  name !== 'mjx-container' && drawnClass.test(attributes.class ?? '');
