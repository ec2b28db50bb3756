import { Parser } from 'htmlparser2';
import { ImportError } from '../import-problem.ts';

export interface Element {
  /** In XML the local name with the prefix that its namespace has in `names`; in HTML in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}
export type Node = Element | string;

interface OpenElement extends Element {
  readonly children: Node[];
}

/** Deeper elements become children of the one at this depth, so that no document exhausts the stack. */
const maxDepth = 150;
const maxTooDeep = 5_000;
const maxNodes = 2_000_000;

type Prefixes = Readonly<Record<string, string>>;

/** What a part of a table or a list stands in: in HTML it ends all that is open within that. */
const groups = ['table', 'thead', 'tbody', 'tfoot'];
const flows = ['div', 'section', 'article', 'aside', 'main', 'blockquote', 'td', 'th', 'caption'];
const around = new Map<string, readonly string[]>([
  ...['caption', 'colgroup', 'thead', 'tbody', 'tfoot'].map((one): [string, string[]] => [
    one,
    ['table'],
  ]),
  ['tr', groups],
  ['td', [...groups, 'tr']],
  ['th', [...groups, 'tr']],
  ['li', ['ol', 'ul', 'menu', ...flows]],
  ...['dt', 'dd'].map((one): [string, string[]] => [one, ['dl', ...flows]]),
]);

function parse(text: string, isXml: boolean, names: Prefixes): Element {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  /** What the parser holds open. */
  const held: OpenElement[] = [];
  const endWithin = (name: string) => {
    const places = around.get(name);
    const place = places && open.findLastIndex((one) => places.includes(one.name));
    if (place !== undefined && place > 0) open.length = place + 1;
  };
  let nodes = 0;
  /** The file's prefixes, by the canonical ones. */
  const prefixes = new Map<string, string>();
  const canonical = (name: string, isElement: boolean): string => {
    if (!isXml) return name;
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? '' : name.slice(0, colon);
    const local = name.slice(colon + 1);
    if (colon < 0 && !isElement) return local;
    const known = prefixes.get(prefix) ?? prefix;
    return known === '' ? local : `${known}:${local}`;
  };
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (++nodes > maxNodes) throw new ImportError('too_much');
        if (isXml)
          for (const [key, value] of Object.entries(given)) {
            if (key !== 'xmlns' && !key.startsWith('xmlns:')) continue;
            const known = names[value];
            if (known !== undefined) prefixes.set(key.slice(6), known);
          }
        const attributes = isXml
          ? Object.fromEntries(
              Object.entries(given).map(([key, value]) => [canonical(key, false), value]),
            )
          : given;
        const element: OpenElement = { name: canonical(name, true), attributes, children: [] };
        if (!isXml) endWithin(element.name);
        open.at(-1)?.children.push(element);
        held.push(element);
        if (open.length < maxDepth) open.push(element);
        // The parser's own stack takes quadratic time.
        else if (held.length > maxDepth + maxTooDeep) throw new ImportError('too_much');
      },
      onclosetag() {
        const place = open.lastIndexOf(held.pop() ?? root);
        if (place > 0) open.length = place;
      },
      ontext(value) {
        if (++nodes > maxNodes) throw new ImportError('too_much');
        open.at(-1)?.children.push(value);
      },
    },
    { xmlMode: isXml, decodeEntities: true, recognizeCDATA: true },
  );
  parser.end(text);
  return root;
}

/**
 * Parses XML into a tree that only holds elements and text. What is malformed is read as far as it goes.
 * @param names prefixes by namespace: files may use other ones
 * @throws ImportError `too_much`
 */
export const parseXml = (text: string, names: Prefixes = {}): Element => parse(text, true, names);

/** Parses HTML as browsers do, nearly. @throws ImportError `too_much` */
export const parseHtml = (text: string): Element => parse(text, false, {});

export const isElement = (node: Node): node is Element => typeof node !== 'string';

export function* elementsOf(parent: Element): Generator<Element> {
  for (const node of parent.children) if (isElement(node)) yield node;
}

/** Returns the first child with a name. */
export function childOf(parent: Element | undefined, name: string): Element | undefined {
  return parent?.children.find((node): node is Element => isElement(node) && node.name === name);
}

/** Yields the elements with a name at any depth, in document order. */
export function* descendants(parent: Element, name: string): Generator<Element> {
  for (const element of elementsOf(parent)) {
    if (element.name === name) yield element;
    yield* descendants(element, name);
  }
}

export function textOf(node: Node): string {
  return isElement(node) ? node.children.map(textOf).join('') : node;
}
