import type { BlockKind } from '../document/block.ts';
import { childOf, type Element, elementsOf } from '../document/xml-tree.ts';

/** Whether a property that is on without a value is on. */
function isOn(element: Element | undefined): boolean {
  if (element === undefined) return false;
  return !/^(?:0|false|off)$/iu.test(element.attributes['w:val'] ?? 'true');
}

/** The styles of a Word document, with what they inherit. */
export class DocxStyles {
  readonly #styles = new Map<string, Element>();

  constructor(root: Element | null) {
    const styles = root === null ? undefined : childOf(root, 'w:styles');
    for (const style of styles === undefined ? [] : elementsOf(styles))
      if (style.name === 'w:style') this.#styles.set(style.attributes['w:styleId'] ?? '', style);
  }

  /** Yields a style and those that it is based on. */
  *#chain(id: string | undefined): Generator<Element> {
    const seen = new Set<string>();
    let at = id;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      const style = this.#styles.get(at);
      if (style === undefined) return;
      yield style;
      at = childOf(style, 'w:basedOn')?.attributes['w:val'];
    }
  }

  /** Returns the nearest property of a run: its own, or of its style. */
  #runProperty(properties: Element | undefined, name: string): Element | undefined {
    const own = childOf(properties, name);
    return own ?? this.#styledRun(childOf(properties, 'w:rStyle')?.attributes['w:val'], name);
  }

  #styledRun(id: string | undefined, name: string): Element | undefined {
    for (const style of this.#chain(id)) {
      const found = childOf(childOf(style, 'w:rPr'), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether a run is hidden, by itself or by the style of its paragraph. */
  isHidden(properties: Element | undefined, paragraph: string | undefined): boolean {
    const vanish =
      this.#runProperty(properties, 'w:vanish') ?? this.#styledRun(paragraph, 'w:vanish');
    return isOn(vanish) || isOn(this.#runProperty(properties, 'w:webHidden'));
  }

  fontOf(properties: Element | undefined): string {
    const { attributes } = this.#runProperty(properties, 'w:rFonts') ?? {};
    return attributes?.['w:ascii'] ?? attributes?.['w:hAnsi'] ?? '';
  }

  positionOf(properties: Element | undefined): 'raised' | 'lowered' | undefined {
    const aligned = this.#runProperty(properties, 'w:vertAlign')?.attributes['w:val'];
    if (aligned === 'superscript') return 'raised';
    if (aligned === 'subscript') return 'lowered';
    const moved = Number(this.#runProperty(properties, 'w:position')?.attributes['w:val'] ?? 0);
    return moved >= 4 ? 'raised' : moved <= -4 ? 'lowered' : undefined;
  }

  /** Returns the paragraph property of a style, own or inherited. */
  paragraphProperty(id: string | undefined, name: string): Element | undefined {
    for (const style of this.#chain(id)) {
      const found = childOf(childOf(style, 'w:pPr'), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #nameOf(id: string | undefined): string {
    const style = id === undefined ? undefined : this.#styles.get(id);
    const name = style === undefined ? undefined : childOf(style, 'w:name')?.attributes['w:val'];
    return (name ?? id ?? '').toLowerCase();
  }

  /** Entries of a table of contents. */
  isContents(id: string | undefined): boolean {
    return /^toc \d$|^toc\d$|^table of figures$/u.test(this.#nameOf(id));
  }

  blockOf(
    id: string | undefined,
    properties: Element | undefined,
  ): { kind: BlockKind; level?: number } {
    const name = this.#nameOf(id);
    if (name === 'title') return { kind: 'heading', level: 1 };
    const outline =
      childOf(properties, 'w:outlineLvl') ?? this.paragraphProperty(id, 'w:outlineLvl');
    const level = Number(outline?.attributes['w:val'] ?? Number.NaN);
    if (level >= 0 && level <= 5) return { kind: 'heading', level: level + 1 };
    const heading = /^heading ?([1-6])$/u.exec(name);
    return heading ? { kind: 'heading', level: Number(heading[1]) } : { kind: 'paragraph' };
  }
}
