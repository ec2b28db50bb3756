import { type Element, isElement, textOf } from '../document/xml-tree.ts';

const markedClass =
  /(?:^|\s)(?:footnote-?ref|footnote-?back(?:ref)?|noteref|data-footnote-(?:back)?ref)(?:\s|$)/iu;
const mark = /^[[(]?(?:\d{1,3}|[a-z]|[ivx]{1,4}|[*†‡§↩⤴^]+)[\])]?[\ufe0e\ufe0f.]?$/iu;

/** Returns the key of the place that a reference leads to; without a file's name for a page alone. */
export type KeyOf = (href: string) => string;
const keyInPage: KeyOf = (href) => href.slice(href.indexOf('#'));

const targetOf = ({ attributes: { href = '' } }: Element, keyOf: KeyOf): string | undefined =>
  href.includes('#') ? keyOf(href) : undefined;

function onlyChildIs(element: Element, name: string): boolean {
  const children = element.children.filter((node) => isElement(node) || node.trim() !== '');
  const only = children[0];
  return children.length === 1 && only !== undefined && isElement(only) && only.name === name;
}

/** A link that is no more than a mark, with the places at it: its own, those of what it is in, and the one before it. */
interface MarkLink {
  readonly element: Element;
  readonly mark: string;
  readonly target: string;
  readonly places: ReadonlySet<string>;
  /** Whether it stands at a word without a blank. */
  readonly isAtWord: boolean;
}

/** How far around a link a place may be. */
const maxOuter = 3;

const digitsOf = (text: string): string => /^\s*[[(]?(\d{1,3})(?!\d)/u.exec(text)?.[1] ?? '';

/** Returns the first words in an element. */
function firstTextIn(element: Element): string {
  for (const node of element.children) {
    const text = isElement(node) ? firstTextIn(node) : node;
    if (text.trim() !== '') return text;
  }
  return '';
}

const note = /(?:^|\s)(?:footnote|endnote|rearnote|doc-footnote|doc-endnote)(?:\s|$)/u;

/** Whether EPUB or ARIA says that an element is a note. */
const isNote = ({ attributes }: Element): boolean =>
  note.test(`${attributes['epub:type'] ?? ''} ${attributes.role ?? ''}`);

/** What a book's pages, or one of them, tell of marks and notes. */
export interface Marks {
  readonly links: readonly MarkLink[];
  /** The numbers that begin what is at a place. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The places of notes that say so. */
  readonly notes: ReadonlySet<string>;
}

class MarkFinder {
  readonly links: MarkLink[] = [];
  readonly numbers = new Map<string, string>();
  readonly notes = new Set<string>();
  readonly #keyOf: KeyOf;

  constructor(root: Element, keyOf: KeyOf) {
    this.#keyOf = keyOf;
    this.#find(root, []);
  }

  #placesAt({ attributes: { id, name } }: Element): string[] {
    return [id, name].flatMap((place) => (place === undefined ? [] : [this.#keyOf(`#${place}`)]));
  }

  #find(parent: Element, outer: readonly string[][]): void {
    let before: string[] = [];
    let text = '';
    for (const [at, element] of parent.children.entries()) {
      if (!isElement(element)) {
        text = element;
        continue;
      }
      const own = this.#placesAt(element);
      const target = element.name === 'a' ? targetOf(element, this.#keyOf) : undefined;
      const said = target === undefined ? '' : textOf(element).trim();
      const places = [...own, ...before, ...outer.flat()];
      if (target !== undefined && mark.test(said))
        this.links.push({
          element,
          mark: digitsOf(said),
          target,
          places: new Set(places),
          isAtWord: /\S$/u.test(text),
        });
      if (isNote(element)) for (const place of own) this.notes.add(place);
      if (own.length > 0) {
        // An empty place is that of what follows.
        const next = parent.children[at + 1];
        const first = firstTextIn(element) || (next === undefined || isElement(next) ? '' : next);
        for (const place of own) this.numbers.set(place, digitsOf(first));
      }
      this.#find(element, [own, ...outer].slice(0, maxOuter));
      before = own;
      text = '';
    }
  }
}

/** Returns what a page tells of marks and notes. */
export const marksOf = (root: Element, keyOf: KeyOf): Marks => new MarkFinder(root, keyOf);

/** The marks and notes of pages by their places. */
export class MarksByPlace {
  readonly #links = new Map<string, MarkLink[]>();
  readonly #numbers = new Map<string, string>();
  readonly #notes = new Set<string>();

  constructor(pages: readonly Marks[]) {
    for (const { links, numbers, notes } of pages) {
      for (const link of links)
        for (const place of link.places)
          this.#links.set(place, [...(this.#links.get(place) ?? []), link]);
      for (const [place, number] of numbers) this.#numbers.set(place, number);
      for (const place of notes) this.#notes.add(place);
    }
  }

  /** Whether a link leads to a note that says so, to one that leads back, or from a word to a note with its number. */
  isMark({ mark, target, places, isAtWord }: MarkLink): boolean {
    const isPaired = this.#links
      .get(target)
      ?.some((other) => other.target !== target && places.has(other.target));
    return (
      isPaired ||
      this.#notes.has(target) ||
      (isAtWord && mark !== '' && this.#numbers.get(target) === mark)
    );
  }
}

/** The links of a page between marks in its text and its notes, which may be on other pages of a book. */
export class NoteLinks {
  readonly #marks: ReadonlySet<Element>;
  readonly #keyOf: KeyOf;

  constructor(root: Element, keyOf: KeyOf = keyInPage, book?: MarksByPlace) {
    this.#keyOf = keyOf;
    const own = marksOf(root, keyOf);
    const page = new MarksByPlace([own]);
    const marks = own.links.filter((link) => page.isMark(link) || book?.isMark(link));
    this.#marks = new Set(marks.map(({ element }) => element));
  }

  /** Whether a link is the mark of a note: one that a converter marks, a raised one, or one of two that lead to each other. */
  has(element: Element, isRaised: boolean): boolean {
    if (element.name !== 'a') return false;
    if (markedClass.test(element.attributes.class ?? '') || this.#marks.has(element)) return true;
    if (targetOf(element, this.#keyOf) === undefined || !mark.test(textOf(element).trim()))
      return false;
    return isRaised || onlyChildIs(element, 'sup');
  }
}
