import { type Element, elementsOf, isElement, textOf } from '../document/xml-tree.ts';

const markedClass =
  /(?:^|\s)(?:footnote-?ref|footnote-?back(?:ref)?|noteref|data-footnote-(?:back)?ref)(?:\s|$)/iu;
const mark = /^[[(]?(?:\d{1,3}|[a-z]|[ivx]{1,4}|[*†‡§↩⤴^]+)[\])]?[\ufe0e\ufe0f.]?$/iu;

const targetOf = ({ attributes: { href = '' } }: Element): string | undefined =>
  href.includes('#') ? href.slice(href.indexOf('#') + 1) : undefined;

function onlyChildIs(element: Element, name: string): boolean {
  const children = element.children.filter((node) => isElement(node) || node.trim() !== '');
  const only = children[0];
  return children.length === 1 && only !== undefined && isElement(only) && only.name === name;
}

/** A link that is no more than a mark, with the places at it: its own, those of what it is in, and the one before it. */
interface MarkLink {
  readonly element: Element;
  readonly target: string;
  readonly places: ReadonlySet<string>;
}

/** How far around a link a place may be. */
const maxOuter = 3;

const placesAt = ({ attributes: { id, name } }: Element): string[] =>
  [id, name].filter((place) => place !== undefined);

function* markLinks(parent: Element, outer: readonly string[][]): Generator<MarkLink> {
  let before: string[] = [];
  for (const element of elementsOf(parent)) {
    const own = placesAt(element);
    const target = element.name === 'a' ? targetOf(element) : undefined;
    if (target !== undefined && mark.test(textOf(element).trim()))
      yield { element, target, places: new Set([...own, ...before, ...outer.flat()]) };
    yield* markLinks(element, [own, ...outer].slice(0, maxOuter));
    before = own;
  }
}

/** The links of a page between marks in its text and its notes. */
export class NoteLinks {
  readonly #paired = new Set<Element>();

  constructor(root: Element) {
    const links = [...markLinks(root, [])];
    const byPlace = new Map<string, MarkLink[]>();
    for (const link of links)
      for (const place of link.places) byPlace.set(place, [...(byPlace.get(place) ?? []), link]);
    for (const link of links) {
      const isPaired = byPlace
        .get(link.target)
        ?.some((other) => other !== link && link.places.has(other.target));
      if (isPaired) this.#paired.add(link.element);
    }
  }

  /** Whether a link is the mark of a note: one that a converter marks, a raised one, or one of two that lead to each other. */
  has(element: Element, isRaised: boolean): boolean {
    if (element.name !== 'a') return false;
    if (markedClass.test(element.attributes.class ?? '') || this.#paired.has(element)) return true;
    if (targetOf(element) === undefined || !mark.test(textOf(element).trim())) return false;
    return isRaised || onlyChildIs(element, 'sup');
  }
}
