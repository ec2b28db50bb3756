// Prepares a picture of a page, so that photographs are read as well as scans: what the measurements in bench/import/ocr.ts
// need, and no more.
import { withoutDarkFields } from './dark-fields.ts';
import {
  blurred,
  brightest,
  type Grey,
  inverted,
  mean,
  resized,
  shrunk,
  tilted,
  turned,
  withoutSpecks,
} from './grey.ts';
import { directionOf } from './lines-of-text.ts';

/** Pictures below this width (pixels) have letters that are too small to be told apart. */
const smallWidth = 1200;
/** Most pixels that are read. */
const maxPixels = 24_000_000;
/** How much smaller the background is looked at. */
const coarse = 4;
/** Rules are longer than this (pixels) and thinner than that. */
const ruleLength = 120;
const ruleThickness = 6;
/** Blurred rules are no darker than this; and what is this near to one (pixels) is its blur. */
const ruleInk = 190;
const ruleBlur = 4;
/** Share of the ground's brightness from which paper is white: less is a wrinkle or grain. */
const paper = 0.9;
const dark = 128;

/** Divides a picture by its background: shadows, lamps and yellow paper become white. */
function flattened(grey: Grey): Grey {
  const ground = blurred(brightest(shrunk(grey, coarse), 4), 3);
  let [least, most] = [255, 0];
  for (const shade of ground.pixels) {
    least = Math.min(least, shade);
    most = Math.max(most, shade);
  }
  if (least > 235) return grey;
  const { width, height } = grey;
  const background = resized(ground, width, height).pixels;
  const pixels = new Uint8Array(grey.pixels.length);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.min(
      255,
      ((grey.pixels[at] ?? 0) * 255) / Math.max(16, (background[at] ?? 255) * paper),
    );
  return { width, height, pixels };
}

/** How much neighbouring pixels of the ground differ, on average: 0 on clean scans, 3 and more with a camera's grain. */
function grainOf({ width, height, pixels }: Grey): number {
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y += 3)
    for (let x = 1; x < width - 1; x += 3) {
      const at = y * width + x;
      const [shade = 0, left = 0, right = 0] = [pixels[at], pixels[at - 1], pixels[at + 1]];
      if (Math.min(shade, left, right) < 160) continue;
      sum += Math.abs(2 * shade - left - right) / 2;
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/**
 * Whitens in `to` the dark runs of `from` along one direction that are long and thin: the lines of tables, and below words.
 */
function eraseRules(
  from: Uint8Array,
  to: Uint8Array,
  [length, lines]: readonly [number, number],
  [step, stride]: readonly [number, number],
) {
  const isDark = (at: number, line: number) =>
    line >= 0 && line < lines && (from[line * stride + at * step] ?? 255) < ruleInk;
  const whiten = (start: number, end: number, rule: number) => {
    const [above, below] = [Math.max(0, rule - ruleBlur), Math.min(lines - 1, rule + ruleBlur)];
    for (let line = above; line <= below; line++)
      for (let at = start; at < end; at++) {
        const place = line * stride + at * step;
        // Dark pixels beside a rule are letters that touch it.
        if (line === rule || (from[place] ?? 0) >= dark) to[place] = 255;
      }
  };
  for (let line = 0; line < lines; line++) {
    let start = -1;
    for (let at = 0; at <= length; at++) {
      if (at < length && isDark(at, line)) {
        if (start < 0) start = at;
        continue;
      }
      if (start >= 0 && at - start > ruleLength) {
        let thick = 0;
        for (let near = start; near < at; near += 8)
          if (isDark(near, line - ruleThickness) || isDark(near, line + ruleThickness)) thick++;
        // Letters that touch a rule are thicker there, but only a part of it.
        if (thick * 8 < (at - start) / 3) whiten(start, at, line);
      }
      start = -1;
    }
  }
}

/** Returns by how much small letters are enlarged: grain less, and long screenshots as far as there is memory. */
export function enlargementOf({ width, height }: Omit<Grey, 'pixels'>, isGrainy: boolean): number {
  if (width >= smallWidth) return 1;
  return Math.min(isGrainy ? 1.5 : 2, Math.sqrt(maxPixels / (width * height)));
}

/** Tilts below this (degrees) make no difference. */
const level = 0.1;

/** Turns a picture so that its lines are level; they may be upside down. */
function levelled(grey: Grey): Grey {
  const { sideways, tilt } = directionOf(grey);
  const straight = Math.abs(tilt) < level ? grey : tilted(grey, -tilt);
  return sideways ? turned(straight, 1) : straight;
}

/**
 * Returns a picture in which letters are dark on white, large enough and without grain, lines are level, though perhaps
 * upside down, and tables have no rules.
 */
export function prepare(picture: Grey): Grey {
  const light = mean(picture) < dark ? inverted(picture) : picture;
  let grey = flattened(withoutDarkFields(light));
  const isGrainy = grainOf(grey) > 3;
  if (isGrainy) grey = withoutSpecks(grey);
  grey = levelled(grey);
  const by = enlargementOf(grey, isGrainy);
  if (by > 1) {
    grey = resized(grey, Math.round(grey.width * by), Math.round(grey.height * by));
    if (isGrainy) grey = blurred(grey, 1);
  }
  const { width, height } = grey;
  const pixels = grey.pixels.slice();
  // Both from the same picture: where rules cross, each is still whole for the other.
  eraseRules(grey.pixels, pixels, [width, height], [1, width]);
  eraseRules(grey.pixels, pixels, [height, width], [width, 1]);
  return { width, height, pixels };
}

/** Returns the picture as a file that the reader takes without decompression: PGM. */
export function pgmOf({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
