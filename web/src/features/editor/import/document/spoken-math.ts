import { lowered, raised } from './spoken-runs.ts';
import { type Element, elementsOf, isElement, type Node } from './xml-tree.ts';

/** Local names of the parts of a formula, in MathML and in Word's OMML. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const partsOf = (element: Element): Element[] =>
  [...elementsOf(element)].filter(
    ({ name }) => !/Pr$/u.test(name) && localName(name) !== 'annotation',
  );

/** What is in brackets, which may have others in them. */
const bracketed = /\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\]/gu;

/** Puts an operand in brackets if it has an operation outside of its own ones. */
const grouped = (text: string): string =>
  /^[\p{L}\p{N}.,!…]*$/u.test(text.replace(bracketed, '')) ? text : `(${text})`;

export const power = (base: string, exponent: string): string => {
  const of = /[\p{L}\p{N})\]]\s*[/+−-]/u.test(base.replace(bracketed, '()')) ? `(${base})` : base;
  const signs = raised(exponent, '1');
  return signs === exponent.trim() ? `${of}^${grouped(exponent)}` : `${of}${signs}`;
};

export const index = (base: string, below: string): string => {
  const signs = lowered(below);
  return /^\p{L}/u.test(signs) && /\p{L}$/u.test(base) ? `${base}_${signs}` : `${base}${signs}`;
};
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

/** How many choices of some there are of all: written one above the other without a bar. */
const choices = (all: string, some: string): string => `C(${all}, ${some})`;
const isChoices = (text: string): boolean => /^C\([^()]*\)$/u.test(text);

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
  const parts = partsOf(node);
  // Parts are said where they are needed: formulas are deep, and each level would say those below it twice.
  const part = (at: number): string => (parts[at] === undefined ? '' : say(parts[at]));
  switch (name) {
    case 'annotation':
    case 'annotation-xml':
    case 'rPr':
      return '';
    // MathML
    case 'msup':
      return power(part(0), part(1));
    case 'msub':
      return index(part(0), part(1));
    case 'msubsup': {
      const base = part(0);
      if (isLarge(base)) return withBounds(base, part(1), part(2));
      return power(index(base, part(1)), part(2));
    }
    case 'mfrac':
      return /^0/u.test(node.attributes.linethickness ?? '')
        ? choices(part(0), part(1))
        : fraction(part(0), part(1));
    case 'msqrt':
      return `√${grouped(sayAll(node))}`;
    case 'mroot':
      return root(part(1), part(0));
    case 'munder':
      return marked(part(0), said(part(1)), '');
    case 'mover':
      return marked(part(0), '', said(part(1)));
    case 'munderover':
      return marked(part(0), said(part(1)), said(part(2)));
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
      return chosen(node, 'type') === 'noBar'
        ? choices(child(node, 'num'), child(node, 'den'))
        : fraction(child(node, 'num'), child(node, 'den'));
    case 'rad':
      return root(child(node, 'deg'), child(node, 'e'));
    case 'd': {
      const inside = partsOf(node).map(say).join(', ');
      const [begin, end] = [chosen(node, 'begChr') ?? '(', chosen(node, 'endChr') ?? ')'];
      return isChoices(inside) && begin === '(' ? inside : `${begin}${inside}${end}`;
    }
    case 'nary':
      return `${marked(chosen(node, 'chr') ?? '∫', child(node, 'sub'), child(node, 'sup'))}${child(node, 'e')}`;
    case 'func': {
      const of = child(node, 'e');
      return ` ${child(node, 'fName').trim()}${of.startsWith('(') ? '' : ' '}${of}`;
    }
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

/** Returns what the properties of a part of a formula in OMML say, as the sign of its brackets. */
function chosen(element: Element, name: string): string | undefined {
  const properties = [...elementsOf(element)].find((one) => /Pr$/u.test(one.name));
  const found = [...(properties === undefined ? [] : elementsOf(properties))].find(
    (one) => localName(one.name) === name,
  );
  return found?.attributes['m:val'] ?? found?.attributes.val;
}

/** Returns a formula (MathML, OMML) as text that a speaker reads: x², (a+b)/2, √2. */
export const spokenMath = (formula: Element): string => say(formula).replace(/\s+/gu, ' ');
