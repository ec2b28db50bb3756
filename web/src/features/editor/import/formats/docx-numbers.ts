import { listNumber, type NumberFormat } from '../document/list-numbers.ts';
import { childOf, type Element, elementsOf } from '../document/xml-tree.ts';
import { russianNumbers } from '../lines/alphabets.ts';
import type { DocxStyles } from './docx-styles.ts';

interface Level {
  readonly format: string;
  /** With %1 to %9 in place of the numbers of the levels. */
  readonly text: string;
  readonly start: number;
  /** Whether all numbers are written in digits. */
  readonly isLegal: boolean;
}

interface List {
  readonly abstract: string;
  readonly overrides: ReadonlyMap<number, number>;
  readonly levels: ReadonlyMap<number, Level>;
}

const propertyOf = (element: Element | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val'];

function levelOf(element: Element): [number, Level] {
  return [
    Number(element.attributes['w:ilvl'] ?? 0),
    {
      format: propertyOf(element, 'w:numFmt') ?? 'decimal',
      text: propertyOf(element, 'w:lvlText') ?? '',
      start: Number(propertyOf(element, 'w:start') ?? 0),
      isLegal: childOf(element, 'w:isLgl') !== undefined,
    },
  ];
}

const formats: Readonly<Record<string, NumberFormat>> = {
  lowerLetter: 'lowerLetter',
  upperLetter: 'upperLetter',
  lowerRoman: 'lowerRoman',
  upperRoman: 'upperRoman',
  none: 'none',
};

function written(value: number, format: string): string {
  if (format === 'russianLower' || format === 'russianUpper') {
    const letter = russianNumbers[(value - 1) % russianNumbers.length] ?? '';
    return format === 'russianUpper' ? letter.toUpperCase() : letter;
  }
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  return listNumber(value, formats[format] ?? 'decimal');
}

/** The automatic numbers of a Word document, counted in reading order. */
export class DocxNumbers {
  readonly #lists = new Map<string, List>();
  readonly #styles: DocxStyles;
  /** Present numbers of each abstract list by level: lists of one kind go on counting. */
  readonly #counts = new Map<string, number[]>();
  readonly #restarted = new Set<string>();

  constructor(root: Element | null, styles: DocxStyles) {
    this.#styles = styles;
    const numbering = root === null ? undefined : childOf(root, 'w:numbering');
    if (numbering === undefined) return;
    const abstracts = new Map<string, Element>();
    for (const element of elementsOf(numbering))
      if (element.name === 'w:abstractNum')
        abstracts.set(element.attributes['w:abstractNumId'] ?? '', element);
    for (const element of elementsOf(numbering)) {
      if (element.name !== 'w:num') continue;
      const abstract = propertyOf(element, 'w:abstractNumId') ?? '';
      const levels = new Map(levelsOf(abstracts.get(abstract)));
      const overrides = new Map<number, number>();
      for (const override of elementsOf(element)) {
        if (override.name !== 'w:lvlOverride') continue;
        const start = propertyOf(override, 'w:startOverride');
        if (start !== undefined)
          overrides.set(Number(override.attributes['w:ilvl'] ?? 0), Number(start));
        for (const [at, level] of levelsOf(override)) levels.set(at, level);
      }
      this.#lists.set(element.attributes['w:numId'] ?? '', { abstract, overrides, levels });
    }
  }

  /** Returns the number of a paragraph with its marks; empty for bullets and paragraphs without a number. */
  next(properties: Element | undefined, style: string | undefined): string {
    const own = childOf(properties, 'w:numPr');
    const styled = this.#styles.paragraphProperty(style, 'w:numPr');
    const id = propertyOf(own, 'w:numId') ?? propertyOf(styled, 'w:numId');
    const list = id === undefined ? undefined : this.#lists.get(id);
    if (id === undefined || list === undefined) return '';
    const at = Math.min(8, Number(propertyOf(own, 'w:ilvl') ?? propertyOf(styled, 'w:ilvl') ?? 0));
    const level = list.levels.get(at);
    if (level === undefined) return '';
    const counts = this.#counts.get(list.abstract) ?? [];
    this.#counts.set(list.abstract, counts);
    const restart = list.overrides.get(at);
    if (restart !== undefined && !this.#restarted.has(`${id} ${at}`)) {
      this.#restarted.add(`${id} ${at}`);
      counts[at] = restart - 1;
    }
    counts[at] = (counts[at] ?? level.start - 1) + 1;
    // A higher level begins the lower ones anew.
    counts.length = at + 1;
    if (level.format === 'bullet' || level.format === 'none') return '';
    return level.text.replace(/%([1-9])/gu, (_, digit: string) => {
      const of = Number(digit) - 1;
      const { format = 'decimal', start = 1 } = list.levels.get(of) ?? {};
      return written(counts[of] ?? start, level.isLegal ? 'decimal' : format);
    });
  }
}

function levelsOf(parent: Element | undefined): [number, Level][] {
  if (parent === undefined) return [];
  return [...elementsOf(parent)].filter(({ name }) => name === 'w:lvl').map(levelOf);
}
