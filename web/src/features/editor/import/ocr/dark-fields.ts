// Fields of a page with light letters on a dark ground, such as headings on a band of colour.
import { blurred, brightest, type Grey, resized, shrunk } from './grey.ts';

/** How much smaller the picture is looked at, and the light that falls on it. */
const [coarse, coarser] = [4, 16];
/** A field is darker than this share of the paper, and its letters are lighter than that. */
const [darkShare, lightShare] = [0.45, 0.7];
/** The least size of a field, and the reach of what is too thick for strokes, in pixels of the smaller picture. */
const [leastWidth, leastHeight, thick] = [12, 6, 2];
/** Share of a field that its letters take. */
const [fewestLetters, mostLetters] = [0.02, 0.5];

/** Returns how bright each place is against the paper around, 255 being as bright. */
function againstPaper(grey: Grey): Grey {
  const small = shrunk(grey, coarse);
  const paper = blurred(brightest(shrunk(grey, coarser), 6), 3);
  const light = resized(paper, small.width, small.height).pixels;
  const pixels = small.pixels.map((shade, at) =>
    Math.min(255, (shade * 255) / Math.max(16, light[at] ?? 255)),
  );
  return { ...small, pixels };
}

/** The first and the last place of each row. */
type Field = ReadonlyMap<number, readonly [first: number, last: number]>;

/** Returns what is dark and connected with a place; marks it as seen. */
function fieldAt(start: number, { width, pixels }: Grey, seen: Uint8Array): Field {
  const rows = new Map<number, readonly [number, number]>();
  const open = [start];
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [first, last] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(first, x), Math.max(last, x)]);
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const near of beside) {
      if (near < 0 || seen[near] === 1 || (pixels[near] ?? 255) >= 255 * darkShare) continue;
      seen[near] = 1;
      open.push(near);
    }
  }
  return rows;
}

/** Whether light letters are in a field: shadows and pictures have none, or something else. */
function hasLetters(rows: Field, { width, pixels }: Grey): boolean {
  const widest = Math.max(...[...rows.values()].map(([first, last]) => last - first + 1));
  if (rows.size < leastHeight || widest < leastWidth) return false;
  let [light, all] = [0, 0];
  for (const [y, [first, last]] of rows)
    for (let x = first; x <= last; x++) {
      all++;
      if ((pixels[y * width + x] ?? 0) > 255 * lightShare) light++;
    }
  return light > all * fewestLetters && light < all * mostLetters;
}

/** Returns the picture with its dark fields inverted. */
export function withoutDarkFields(grey: Grey): Grey {
  const small = againstPaper(grey);
  const cores = brightest(small, thick).pixels;
  const seen = new Uint8Array(small.pixels.length);
  const to = grey.pixels.slice();
  for (const [at, shade] of cores.entries()) {
    if (shade >= 255 * darkShare || seen[at] === 1) continue;
    const field = fieldAt(at, small, seen);
    if (!hasLetters(field, small)) continue;
    for (const [row, [first, last]] of field)
      for (let y = row * coarse; y < Math.min(grey.height, (row + 1) * coarse); y++)
        for (let x = first * coarse; x < Math.min(grey.width, (last + 1) * coarse); x++) {
          const place = y * grey.width + x;
          to[place] = 255 - (grey.pixels[place] ?? 0);
        }
  }
  return { ...grey, pixels: to };
}
