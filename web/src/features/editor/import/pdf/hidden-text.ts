import {
  type Box,
  boxOf,
  common,
  type Drawing,
  endPath,
  type Graphics,
  operations,
  placedBox,
  type Step,
  stepsOf,
} from './drawing-steps.ts';
import { type Glyph, isMove, Pen, type Stretch } from './letter-places.ts';
import { type Matrix, placed } from './matrix.ts';
import { cornersOf } from './page-rules.ts';

type Point = readonly [x: number, y: number];

interface Letters extends Stretch {
  readonly now: Graphics;
  /** How many areas are drawn before. */
  readonly areas: number;
  /** Whether the font has pictures for letters, with colours of their own. */
  readonly isDrawn: boolean;
}

interface Area {
  readonly box: Box;
  /** Null if it has several, is no box, or what is below shows through. */
  readonly color: string | null;
}

const paper = '#ffffff';
/** Of 255: colours that differ by less look the same. */
const nearColors = 10;
/** A page with more is a drawing. */
const mostAreas = 4000;
/** How letters are drawn that are not: their picture is on the page. */
const notDrawn = 3;
/** Those of the modes that draw the outlines only, and of those that only cut what is drawn later. */
const outlined: readonly number[] = [1, 5];
const cuts = 7;
/** In sizes: how high the middle of letters is, and how far what covers them reaches. */
const middle = 0.3;
const top = 0.6;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const areAlike = (one: string, other: string): boolean => {
  const others = channels(other);
  return channels(one).every((value, at) => Math.abs(value - (others[at] ?? 0)) < nearColors);
};

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
const holdsAll = (outer: Box, box: Box): boolean =>
  holds(outer, [box.left, box.top]) && holds(outer, [box.right, box.bottom]);
const meets = (one: Box, other: Box): boolean => {
  const { left, top, right, bottom } = common(one, other);
  return left <= right && top <= bottom;
};

/** Whether the points are the corners of a box, and none is elsewhere. */
const isBox = (points: readonly Point[], { left, top, right, bottom }: Box): boolean => {
  const isNear = (value: number, ...ends: readonly number[]) =>
    ends.some((end) => Math.abs(value - end) < 0.5);
  return (
    points.length > 3 && points.every(([x, y]) => isNear(x, left, right) && isNear(y, top, bottom))
  );
};

const isOpaque = ({ opacity, isMixed, isInMixed }: Graphics): boolean =>
  opacity === 1 && !isMixed && !isInMixed;

/** Strokes are below letters that are drawn on them, whatever their width. */
const widest = 30;
const stroke = 20;
const closedStroke = 21;

/** Returns the areas that a path draws. */
function areasOf({ args, now }: Step): Area[] {
  const [paint, [path], corners] = args as [
    number,
    [ArrayLike<number> | null],
    number[] | undefined,
  ];
  if (paint === endPath || !path) return [];
  if (paint === stroke || paint === closedStroke) {
    if (!corners) return [];
    const { left, top, right, bottom } = placedBox(now.matrix, corners);
    const box = {
      left: left - widest,
      top: top - widest,
      right: right + widest,
      bottom: bottom + widest,
    };
    return [{ box: common(box, now.clip), color: null }];
  }
  const parts = cornersOf(path);
  if (parts.length === 0 && corners)
    return [{ box: common(placedBox(now.matrix, corners), now.clip), color: null }];
  return parts.map((part) => {
    const points = part.map(([x, y]) => placed(now.matrix, x, y));
    const box = boxOf(points);
    const color = isBox(points, box) && isOpaque(now) ? now.fill : null;
    return { box: common(box, now.clip), color };
  });
}

const middleOf = ({ from: [x, y], to: [endX, endY], size }: Stretch): Point => [
  (x + endX) / 2,
  (y + endY) / 2 - size * middle,
];
const boxAround = ({ from: [x, y], to: [endX, endY], size }: Stretch): Box =>
  boxOf([
    [x, y],
    [endX, endY - size * top],
  ]);

class Page {
  readonly #letters: Letters[] = [];
  readonly #areas: Area[] = [];
  readonly #pictures: Box[] = [];

  constructor(drawing: Drawing, transform: Matrix) {
    const pen = new Pen();
    for (const step of stepsOf(drawing, transform)) {
      const { operation, args, now } = step;
      // What is added to the page, as marks of reviewers, is not its text.
      if (operation === operations.annotationBegin) break;
      if (isMove(operation)) pen.move(step);
      if (now.isMask) continue;
      if (operation === operations.path) this.#areas.push(...areasOf(step));
      else if (operation === operations.shading) this.#areas.push({ box: now.clip, color: null });
      else if (operations.pictures.includes(operation)) this.#addPicture(step);
      else if (operation === operations.showText)
        this.#addLetters(pen, args[0] as readonly (Glyph | number)[], now);
    }
  }

  #addPicture({ operation, now }: Step): void {
    // Several at once have places of their own.
    const isOne = operations.onePicture.includes(operation);
    const box = isOne ? common(placedBox(now.matrix, [0, 0, 1, 1]), now.clip) : now.clip;
    this.#pictures.push(box);
    this.#areas.push({ box, color: null });
  }

  #addLetters(pen: Pen, glyphs: readonly (Glyph | number)[], now: Graphics): void {
    const stretch = pen.letters(glyphs, now);
    const isDrawn = glyphs.some(
      (glyph) => typeof glyph !== 'number' && (glyph.operatorListId || glyph.vmetric),
    );
    if (stretch.text.trim() !== '')
      this.#letters.push({ ...stretch, now, areas: this.#areas.length, isDrawn });
  }

  /** Letters that nobody sees, and that are not words of a picture, in order. */
  get hidden(): Stretch[] {
    if (this.#areas.length > mostAreas) return [];
    const hidden = this.#letters.filter((one) => !this.#isSeen(one));
    const left = new Set(hidden);
    const key = ({ text, from: [x, y] }: Stretch) => `${Math.round(x)} ${Math.round(y)} ${text}`;
    // Letters may be drawn twice: first their edge, in the colour of the paper.
    const seen = new Set(
      hidden.length === 0 ? [] : this.#letters.filter((one) => !left.has(one)).map(key),
    );
    return hidden.filter((one) => !seen.has(key(one)));
  }

  get isScan(): boolean {
    return (
      this.#letters.length > 0 &&
      this.#letters.every((one) => one.now.mode === notDrawn && this.#isOfPicture(one))
    );
  }

  #isOfPicture(letters: Letters): boolean {
    const at = middleOf(letters);
    return this.#pictures.some((box) => holds(box, at));
  }

  #isSeen(letters: Letters): boolean {
    const { now } = letters;
    const at = middleOf(letters);
    if (letters.isDrawn || now.mode === cuts || this.#isOfPicture(letters)) return true;
    const around = boxAround(letters);
    if (!meets(around, now.clip)) return false;
    // Some programs draw the outlines of letters, and put the text over them.
    if (now.mode === notDrawn)
      return this.#areas.some(({ box, color }) => color === null && holds(box, at));
    if (now.opacity === 0 || this.#isCovered(letters, around)) return false;
    const ink = outlined.includes(now.mode) ? now.stroke : now.fill;
    const ground = this.#groundOf(letters, at);
    return ink === null || ground === null || !areAlike(ink, ground) || now.mode === 2;
  }

  #isCovered({ areas }: Letters, around: Box): boolean {
    return this.#areas
      .slice(areas)
      .some(({ box, color }) => color !== null && holdsAll(box, around));
  }

  #groundOf({ areas }: Letters, at: Point): string | null {
    const below = this.#areas.slice(0, areas).findLast(({ box }) => holds(box, at));
    return below === undefined ? paper : below.color;
  }
}

/** What a page tells of its letters. */
interface PageLetters {
  /** What nobody sees: in the colour of its ground, not drawn, cut off or covered. */
  readonly hidden: readonly Stretch[];
  /** Whether all letters are those that a picture shows. */
  readonly isScan: boolean;
}

export const scanned: PageLetters = { hidden: [], isScan: true };

export function lettersOf(drawing: Drawing, transform: Matrix): PageLetters {
  const { hidden, isScan } = new Page(drawing, transform);
  return { hidden, isScan };
}
