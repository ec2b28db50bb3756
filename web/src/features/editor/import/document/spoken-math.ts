import { lowered, raised } from './spoken-runs.ts';
import { type Element, elementsOf, isElement, type Node } from './xml-tree.ts';

/** Local names of the parts of a formula, in MathML and in Word's OMML. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const partsOf = (element: Element): Element[] =>
  [...elementsOf(element)].filter(
    ({ name }) => !/Pr$/u.test(name) && localName(name) !== 'annotation',
  );

/** Whether text needs brackets as an operand. */
const grouped = (text: string): string => (/^[\p{L}\p{N}.,]+$/u.test(text) ? text : `(${text})`);

export const power = (base: string, exponent: string): string => {
  const signs = raised(exponent, '1');
  return signs === exponent.trim() ? `${base}^${grouped(exponent)}` : `${base}${signs}`;
};

export const index = (base: string, below: string): string => `${base}${lowered(below)}`;
export const root = (degree: string, of: string): string =>
  `${/^2?$/u.test(degree.trim()) ? '' : raised(degree, '1')}√${grouped(of)}`;

/** A sum, an integral or a limit with where it begins and ends. */
function withBounds(sign: string, below: string, above: string): string {
  if (/^\d*$/u.test(below + above)) return `${index(sign, below)}${above && raised(above, '1')}`;
  return `${sign}(${[below, above].filter((one) => one !== '').join('…')}) `;
}

/** What is drawn above or below letters, but letters and digits, says nothing. */
const said = (mark: string | undefined): string =>
  /[\p{L}\p{N}]/u.test(mark ?? '') ? (mark ?? '') : '';
const isLarge = (sign: string): boolean => /^(?:[∑∏∫∮⋃⋂]|lim|max|min|sup|inf)$/u.test(sign.trim());

function marked(base: string, below: string, above: string): string {
  return below + above === '' ? base : withBounds(base, below, above);
}

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
      if (isLarge(first ?? '')) return withBounds(first ?? '', second ?? '', third ?? '');
      return power(index(first ?? '', second ?? ''), third ?? '');
    case 'mfrac':
      return fraction(first ?? '', second ?? '');
    case 'msqrt':
      return `√${grouped(sayAll(node))}`;
    case 'mroot':
      return root(second ?? '', first ?? '');
    case 'munder':
      return marked(first ?? '', said(second), '');
    case 'mover':
      return marked(first ?? '', '', said(second));
    case 'munderover':
      return marked(first ?? '', said(second), said(third));
    case 'mtable':
      return partsOf(node)
        .map((row) => partsOf(row).map(say).join(', '))
        .join('; ');
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
      return root(child(node, 'deg'), child(node, 'e'));
    case 'd':
      return `${charOf(node, 'begChr', '(')}${partsOf(node).map(say).join(', ')}${charOf(node, 'endChr', ')')}`;
    case 'nary':
      return `${marked(charOf(node, 'chr', '∫'), child(node, 'sub'), child(node, 'sup'))}${child(node, 'e')}`;
    case 'func':
      return `${child(node, 'fName').trim()} ${child(node, 'e')}`;
    case 'limLow':
      return marked(child(node, 'e'), child(node, 'lim'), '');
    case 'm':
      return partsOf(node)
        .map((row) => partsOf(row).map(say).join(', '))
        .join('; ');
    default:
      return sayAll(node);
  }
}

/** Returns the sign that the properties of a part of a formula in OMML name. */
function charOf(element: Element, name: string, usual: string): string {
  const properties = [...elementsOf(element)].find((one) => /Pr$/u.test(one.name));
  const chosen = [...(properties === undefined ? [] : elementsOf(properties))].find(
    (one) => localName(one.name) === name,
  );
  return chosen?.attributes['m:val'] ?? chosen?.attributes.val ?? usual;
}

/** Returns a formula (MathML, OMML) as text that a speaker reads: x², (a+b)/2, √2. */
export const spokenMath = (formula: Element): string => say(formula).replace(/\s+/gu, ' ');
