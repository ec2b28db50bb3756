import { lowered, raised } from './spoken-runs.ts';
import { childOf, type Element, elementsOf, isElement, type Node } from './xml-tree.ts';

/** Local names of the parts of a formula, in MathML and in Word's OMML. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const partsOf = (element: Element): Element[] =>
  [...elementsOf(element)].filter(
    ({ name }) => !/Pr$/u.test(name) && localName(name) !== 'annotation',
  );

/** Whether text needs brackets as an operand. */
export const grouped = (text: string): string =>
  /^[\p{L}\p{N}.,]+$/u.test(text) ? text : `(${text})`;

export const power = (base: string, exponent: string): string => {
  const signs = raised(exponent, '1');
  return signs === exponent.trim() ? `${base}^${grouped(exponent)}` : `${base}${signs}`;
};

export const index = (base: string, below: string): string => `${base}${lowered(below)}`;
export const fraction = (above: string, below: string): string =>
  `${grouped(above)}/${grouped(below)}`;

function sayAll(element: Element): string {
  return element.children
    .filter((node) => !isElement(node) || !/Pr$/u.test(node.name))
    .map(say)
    .join('');
}

function child(element: Element, name: string): string {
  const found = [...elementsOf(element)].find((one) => localName(one.name) === name);
  return found === undefined ? '' : say(found);
}

function say(node: Node): string {
  if (!isElement(node)) return node.trim();
  const name = localName(node.name);
  const [first, second, third] = partsOf(node).map(say);
  switch (name) {
    case 'annotation':
    case 'annotation-xml':
    case 'rPr':
      return '';
    // MathML
    case 'msup':
      return power(first ?? '', second ?? '');
    case 'msub':
      return index(first ?? '', second ?? '');
    case 'msubsup':
      return power(index(first ?? '', second ?? ''), third ?? '');
    case 'mfrac':
      return fraction(first ?? '', second ?? '');
    case 'msqrt':
      return `√${grouped(sayAll(node))}`;
    case 'mspace':
      return ' ';
    // OMML
    case 'sSup':
      return power(child(node, 'e'), child(node, 'sup'));
    case 'sSub':
      return index(child(node, 'e'), child(node, 'sub'));
    case 'sSubSup':
      return power(index(child(node, 'e'), child(node, 'sub')), child(node, 'sup'));
    case 'f':
      return fraction(child(node, 'num'), child(node, 'den'));
    case 'rad':
      return `√${grouped(child(node, 'e'))}`;
    case 'd':
      return `(${partsOf(node).map(say).join(', ')})`;
    case 'nary':
      return `${naryOf(node)}${child(node, 'e')}`;
    default:
      return sayAll(node);
  }
}

function naryOf(element: Element): string {
  const properties = [...elementsOf(element)].find(({ name }) => localName(name) === 'naryPr');
  const sign =
    childOf(properties, 'm:chr')?.attributes['m:val'] ??
    childOf(properties, 'm:chr')?.attributes.val ??
    '∫';
  return sign;
}

/** Returns a formula (MathML, OMML) as text that a speaker reads: x², (a+b)/2, √2. */
export const spokenMath = (formula: Element): string => say(formula).replace(/\s+/gu, ' ');
