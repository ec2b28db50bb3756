// How lines of text run in a picture: found from the edges of letters, which lie in rows along the lines.
import { type Grey, shrunk } from './grey.ts';

/** How lines run: along the picture's height if `sideways`, and turned clockwise by these degrees against its sides. */
export interface LineDirection {
  readonly sideways: boolean;
  readonly tilt: number;
}

/** How much smaller the picture is looked at. */
const coarse = 3;
/** Greatest tilt that is looked for, and steps, degrees: coarse ones, and fine ones around the best. */
const [greatest, step, fineStep] = [10, 0.5, 0.05];
/** Fewer edges are not text that has a direction. */
const fewEdges = 200;
/** How much clearer the lines along the height have to be. */
const clearly = 1.5;
const ink = 160;

interface Edges {
  /** Places along the lines and across them. */
  readonly along: Float64Array;
  readonly across: Float64Array;
}

/** Finds where ink begins, going across lines: at the top of letters, or at their left for lines that run down. */
function edgesOf({ width, height, pixels }: Grey, sideways: boolean): Edges {
  const [along, across]: [number[], number[]] = [[], []];
  const back = sideways ? 1 : width;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      if ((pixels[at] ?? 255) >= ink || (pixels[at - back] ?? 255) < ink) continue;
      along.push(sideways ? y : x);
      across.push(sideways ? x : y);
    }
  return { along: Float64Array.from(along), across: Float64Array.from(across) };
}

/** Returns how sharply edges fall into rows at an angle (degrees): the sum of squares of neighbouring rows' differences. */
function sharpness({ along, across }: Edges, degrees: number, size: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(size * 2);
  for (let at = 0; at < along.length; at++) {
    const row = Math.round((across[at] ?? 0) - (along[at] ?? 0) * slope + size / 2);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at++) sum += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return sum;
}

function sharpest(edges: Edges, size: number): { readonly angle: number; readonly score: number } {
  let best = { angle: 0, score: sharpness(edges, 0, size) };
  const look = (from: number, to: number, by: number) => {
    for (let angle = from; angle <= to; angle += by) {
      const score = sharpness(edges, angle, size);
      if (score > best.score) best = { angle, score };
    }
  };
  look(-greatest, greatest, step);
  look(best.angle - step, best.angle + step, fineStep);
  return best;
}

export function directionOf(grey: Grey): LineDirection {
  const small = shrunk(grey, coarse);
  const size = Math.max(small.width, small.height);
  const [level, upright] = [edgesOf(small, false), edgesOf(small, true)];
  if (level.along.length < fewEdges) return { sideways: false, tilt: 0 };
  const [rows, columns] = [sharpest(level, size), sharpest(upright, size)];
  // By what edges spread evenly would give: both directions have a different number of them.
  const rowsShare = (rows.score * small.height) / level.along.length ** 2;
  const columnsShare = (columns.score * small.width) / upright.along.length ** 2;
  const sideways = columnsShare > rowsShare * clearly;
  // Down the page a positive slope leads to the right: turned the other way.
  return { sideways, tilt: sideways ? -columns.angle : rows.angle };
}
