import { spokenMath } from '../document/spoken-math.ts';
import type { Element, Node } from '../document/xml-tree.ts';

interface OpenElement extends Element {
  name: string;
  readonly attributes: Record<string, string>;
  readonly children: Node[];
}

const unnamed = (): OpenElement => ({ name: '', attributes: {}, children: [] });

/** Names of OMML, which RTF has as words behind an m, by their small letters. */
const names = new Map(
  'sSup sSub sSubSup fName limLow begChr endChr'.split(' ').map((one) => [one.toLowerCase(), one]),
);

/** Builds the formula of a group `\mmath`: each group within is an element of OMML, named by its first word. */
export class RtfMath {
  /** How many groups are open around it. */
  readonly depth: number;
  readonly #open: OpenElement[] = [unnamed()];

  constructor(depth: number) {
    this.depth = depth;
  }

  open(): void {
    this.#open.push(unnamed());
  }

  /** @param word in small letters */
  word(word: string): void {
    const last = this.#open.at(-1);
    if (last === undefined || last.name !== '' || !word.startsWith('m')) return;
    const name = word.slice(1);
    last.name = `m:${names.get(name) ?? name.replace(/pr$/u, 'Pr')}`;
  }

  add(text: string): void {
    this.#open.at(-1)?.children.push(text);
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (/Chr$|:chr$/u.test(closed.name))
      closed.attributes['m:val'] = closed.children.join('').trim();
    this.#open.at(-1)?.children.push(closed);
  }

  get spoken(): string {
    const [formula] = this.#open;
    return formula === undefined ? '' : spokenMath(formula);
  }
}
