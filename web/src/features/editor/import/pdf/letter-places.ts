import { type Graphics, operations, type Step } from './drawing-steps.ts';
import { type Matrix, placed, product } from './matrix.ts';

type Point = readonly [x: number, y: number];

/** Letters that are drawn at once, as they are seen on the page. */
export interface Stretch {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
}

/** A letter, as pdf.js says it. */
export interface Glyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
  readonly vmetric?: unknown;
  readonly operatorListId?: unknown;
}

/** Where the next letter is put. */
export class Pen {
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  move({ operation, args, now }: Step): void {
    if (operation === operations.beginText || operation === operations.textMatrix) {
      this.#matrix =
        operation === operations.beginText ? [1, 0, 0, 1, 0, 0] : [...(args[0] as Matrix)];
      this.#lineX = 0;
      this.#lineY = 0;
    } else if (operation === operations.nextLine) this.#lineY -= now.leading;
    else {
      this.#lineX += Number(args[0]);
      this.#lineY += Number(args[1]);
    }
    this.#x = this.#lineX;
    this.#y = this.#lineY;
  }

  /** Returns the letters that are put here, and moves behind them. */
  letters(glyphs: readonly (Glyph | number)[], now: Graphics): Stretch {
    const matrix = product(now.matrix, this.#matrix);
    const at = (up: number) => placed(matrix, this.#x, this.#y + now.rise + up);
    const from = at(0);
    const [x, y] = at(now.size);
    let text = '';
    for (const glyph of glyphs) {
      const isGap = typeof glyph === 'number';
      const width = isGap ? -glyph : (glyph.width ?? 0);
      const gap = isGap ? 0 : now.letterGap + (glyph.isSpace === true ? now.wordGap : 0);
      this.#x += ((width * now.size) / 1000 + gap) * now.scale;
      if (!isGap) text += glyph.unicode ?? '';
    }
    return { text, from, to: at(0), size: Math.hypot(x - from[0], y - from[1]) };
  }
}

const moves: readonly number[] = [
  operations.beginText,
  operations.moveText,
  operations.moveTextByLeading,
  operations.nextLine,
  operations.textMatrix,
];

export const isMove = (operation: number): boolean => moves.includes(operation);
