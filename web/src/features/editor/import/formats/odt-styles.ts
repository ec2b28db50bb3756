import { listNumber, type NumberFormat } from '../document/list-numbers.ts';
import type { RunStyle } from '../document/spoken-runs.ts';
import { childOf, descendants, type Element, elementsOf } from '../document/xml-tree.ts';

interface ListLevel {
  readonly format: NumberFormat | 'bullet';
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly levels: number;
}

/** The levels of a list, or of the headings, from 1 on. */
export type ListLevels = ReadonlyMap<number, ListLevel>;

const formats: Readonly<Record<string, NumberFormat>> = {
  1: 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  '': 'none',
};

function levelsOf(list: Element): ListLevels {
  return new Map(
    [...elementsOf(list)].map(({ name, attributes }) => [
      Number(attributes['text:level'] ?? 1),
      {
        format: /-number$|^text:outline-level-style$/u.test(name)
          ? (formats[attributes['style:num-format'] ?? ''] ?? 'decimal')
          : 'bullet',
        prefix: attributes['style:num-prefix'] ?? '',
        suffix: attributes['style:num-suffix'] ?? '',
        start: Number(attributes['text:start-value'] ?? 1),
        levels: Number(attributes['text:display-levels'] ?? 1),
      },
    ]),
  );
}

/** Returns the number of an item as it is written; empty for bullets. `numbers` are those of its level and the ones above. */
export function writtenNumber(numbers: readonly number[], levels: ListLevels | undefined): string {
  const level = levels?.get(numbers.length);
  if (level === undefined || level.format === 'bullet' || level.format === 'none') return '';
  const shown = numbers.flatMap((value, at) => {
    const { format = 'decimal' } = levels?.get(at + 1) ?? {};
    const isShown = at >= numbers.length - level.levels && format !== 'bullet' && format !== 'none';
    return isShown ? [listNumber(value, format)] : [];
  });
  return `${level.prefix}${shown.join('.')}${level.suffix}`;
}

interface Style {
  readonly parent: string;
  readonly position: RunStyle | 'level';
  readonly isHidden: boolean | undefined;
  readonly font: string | undefined;
}

function styleOf(element: Element): Style {
  const text = childOf(element, 'style:text-properties')?.attributes ?? {};
  const position = text['style:text-position'];
  const display = text['text:display'];
  return {
    parent: element.attributes['style:parent-style-name'] ?? '',
    position:
      position === undefined
        ? undefined
        : /^(?:super|[1-9])/u.test(position)
          ? 'raised'
          : /^(?:sub|-)/u.test(position)
            ? 'lowered'
            : 'level',
    isHidden: display === undefined ? undefined : display === 'none',
    font: text['style:font-name'],
  };
}

/** What of a document's styles changes the text, with what they inherit. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>();
  readonly #lists = new Map<string, ListLevels>();
  readonly headings: ListLevels;

  constructor(roots: readonly Element[]) {
    let headings: ListLevels = new Map();
    for (const root of roots) {
      for (const style of descendants(root, 'style:style'))
        this.#styles.set(style.attributes['style:name'] ?? '', styleOf(style));
      for (const list of descendants(root, 'text:list-style'))
        this.#lists.set(list.attributes['style:name'] ?? '', levelsOf(list));
      for (const outline of descendants(root, 'text:outline-style')) headings = levelsOf(outline);
    }
    this.headings = headings;
  }

  #inherited<T>(id: string | undefined, of: (style: Style) => T | undefined): T | undefined {
    const seen = new Set<string>();
    for (let at = id ?? ''; at !== '' && !seen.has(at); ) {
      seen.add(at);
      const style = this.#styles.get(at);
      if (style === undefined) return undefined;
      const found = of(style);
      if (found !== undefined) return found;
      at = style.parent;
    }
    return undefined;
  }

  isHidden = (id: string | undefined): boolean =>
    this.#inherited(id, ({ isHidden }) => isHidden) ?? false;

  fontOf = (id: string | undefined): string | undefined => this.#inherited(id, ({ font }) => font);

  /** How a run of a style stands in one that stands as `outer`. */
  positionIn(outer: RunStyle, id: string | undefined): RunStyle {
    const found = this.#inherited(id, ({ position }) => position) ?? outer;
    return found === 'level' ? undefined : found;
  }

  isTitle(id: string): boolean {
    return id === 'Title' || this.#styles.get(id)?.parent === 'Title';
  }

  list = (id: string | undefined): ListLevels | undefined => this.#lists.get(id ?? '');
}
