import { type Matrix, placed, product } from './matrix.ts';

/** pdf.js's numbers of what it does: names of them are in the library, which is loaded only with a file. */
export const operations = {
  gState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  clip: 29,
  clipByOddEven: 30,
  beginText: 31,
  letterGap: 33,
  wordGap: 34,
  scale: 35,
  leading: 36,
  font: 37,
  mode: 38,
  rise: 39,
  moveText: 40,
  moveTextByLeading: 41,
  textMatrix: 42,
  nextLine: 43,
  showText: 44,
  strokePattern: 53,
  fillPattern: 55,
  strokeColor: 58,
  fillColor: 59,
  shading: 62,
  formBegin: 74,
  formEnd: 75,
  groupBegin: 76,
  groupEnd: 77,
  annotationBegin: 80,
  pictures: [83, 84, 85, 86, 87, 88, 89, 90] as readonly number[],
  onePicture: [83, 85, 86, 90] as readonly number[],
  path: 91,
  strokeUnknown: 92,
  fillUnknown: 93,
} as const;

/** Of a path that only cuts what is drawn later. */
export const endPath = 28;

/** What a page draws, as pdf.js says it. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const everywhere: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

type Point = readonly [x: number, y: number];

/** Returns the box around points, which may be too many for `Math.min(...)`. */
export function boxOf(points: readonly Point[]): Box {
  let { right: left, bottom: top, left: right, top: bottom } = everywhere;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Returns where a matrix puts a box that is given by two corners. */
export function placedBox(matrix: Matrix, corners: ArrayLike<number>): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [0, 1, 2, 3].map((at) => corners[at] ?? 0);
  const all: readonly Point[] = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ];
  return boxOf(all.map(([x, y]) => placed(matrix, x, y)));
}

/** How a page draws at one point of its drawing. */
export interface Graphics {
  readonly matrix: Matrix;
  /** What is outside is not drawn. */
  readonly clip: Box;
  /** Colours as `#rrggbb`; null for patterns. */
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly opacity: number;
  /** Whether it mixes with what is below in another way than by covering it. */
  readonly isMixed: boolean;
  /** Whether the group that it is in is put on the page so. */
  readonly isInMixed: boolean;
  /** Whether it is only the mask of something else. */
  readonly isMask: boolean;
  /** How letters are drawn: filled, by their outlines, or not. */
  readonly mode: number;
  readonly size: number;
  readonly letterGap: number;
  readonly wordGap: number;
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
}

const initial: Omit<Graphics, 'matrix'> = {
  clip: everywhere,
  fill: '#000000',
  stroke: '#000000',
  opacity: 1,
  isMixed: false,
  isInMixed: false,
  isMask: false,
  mode: 0,
  size: 0,
  letterGap: 0,
  wordGap: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

function withGState(now: Graphics, entries: readonly (readonly [string, unknown])[]): Graphics {
  let { opacity, isMixed } = now;
  for (const [key, value] of entries) {
    if (key === 'ca') opacity = Number(value);
    if (key === 'BM') isMixed = value !== 'source-over';
    if (key === 'SMask') isMixed = value !== false;
  }
  return { ...now, opacity, isMixed };
}

/** What an operation changes for those after it. */
function changed(now: Graphics, operation: number, args: readonly unknown[]): Graphics {
  const [first] = args;
  const number = Number(first);
  if (operation === operations.transform)
    return { ...now, matrix: product(now.matrix, args as Matrix) };
  if (operation === operations.gState)
    return withGState(now, first as readonly (readonly [string, unknown])[]);
  if (operation === operations.letterGap) return { ...now, letterGap: number };
  if (operation === operations.wordGap) return { ...now, wordGap: number };
  if (operation === operations.scale) return { ...now, scale: number / 100 };
  if (operation === operations.leading) return { ...now, leading: number };
  if (operation === operations.moveTextByLeading) return { ...now, leading: -Number(args[1]) };
  if (operation === operations.font) return { ...now, size: Number(args[1]) };
  if (operation === operations.mode) return { ...now, mode: number };
  if (operation === operations.rise) return { ...now, rise: number };
  if (operation === operations.fillColor) return { ...now, fill: String(first) };
  if (operation === operations.strokeColor) return { ...now, stroke: String(first) };
  if (operation === operations.fillPattern || operation === operations.fillUnknown)
    return { ...now, fill: null };
  if (operation === operations.strokePattern || operation === operations.strokeUnknown)
    return { ...now, stroke: null };
  return now;
}

/** In a form, places are its own, and what is outside its box is not drawn. */
function inForm(now: Graphics, [inner, corners]: readonly unknown[]): Graphics {
  const matrix = Array.isArray(inner) ? product(now.matrix, inner) : now.matrix;
  const clip = Array.isArray(corners)
    ? common(now.clip, placedBox(matrix, corners.map(Number)))
    : now.clip;
  return { ...now, matrix, clip };
}

function inGroup(now: Graphics, [group]: readonly unknown[]): Graphics {
  const isMask = Boolean((group as { smask?: unknown } | undefined)?.smask);
  const isInMixed = now.isInMixed || now.isMixed || now.opacity < 1;
  return { ...now, isInMixed, isMask: now.isMask || isMask, isMixed: false, opacity: 1 };
}

const begins: Readonly<Record<number, (now: Graphics, args: readonly unknown[]) => Graphics>> = {
  [operations.save]: (now) => now,
  [operations.formBegin]: inForm,
  [operations.groupBegin]: inGroup,
};
const ends: readonly number[] = [operations.restore, operations.formEnd, operations.groupEnd];
const clips: readonly number[] = [operations.clip, operations.clipByOddEven];

export interface Step {
  readonly operation: number;
  readonly args: readonly unknown[];
  readonly now: Graphics;
}

/** Returns what a page draws in its order, with how it draws it there. */
export function* stepsOf({ fnArray, argsArray }: Drawing, transform: Matrix): Generator<Step> {
  let now: Graphics = { ...initial, matrix: transform };
  const saved: Graphics[] = [];
  let isClipping = false;
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as readonly unknown[];
    const begin = begins[operation];
    if (begin !== undefined) {
      saved.push(now);
      now = begin(now, args);
    } else if (ends.includes(operation)) now = saved.pop() ?? { ...initial, matrix: transform };
    else if (clips.includes(operation)) isClipping = true;
    else now = changed(now, operation, args);
    yield { operation, args, now };
    if (operation !== operations.path) continue;
    const corners = args[2] as ArrayLike<number> | null | undefined;
    if (isClipping && corners)
      now = { ...now, clip: common(now.clip, placedBox(now.matrix, corners)) };
    isClipping = false;
  }
}
