/** A picture in shades of grey, a byte a pixel: 0 is black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Returns the shades of a picture with four bytes a pixel; what shines through is white. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const shade =
      (rgba[from] ?? 0) * 0.299 + (rgba[from + 1] ?? 0) * 0.587 + (rgba[from + 2] ?? 0) * 0.114;
    const alpha = (rgba[from + 3] ?? 255) / 255;
    pixels[at] = shade * alpha + 255 * (1 - alpha);
  }
  return { width, height, pixels };
}

export function mean({ pixels }: Grey): number {
  let sum = 0;
  for (const shade of pixels) sum += shade;
  return sum / Math.max(1, pixels.length);
}

export function inverted({ width, height, pixels }: Grey): Grey {
  return { width, height, pixels: pixels.map((shade) => 255 - shade) };
}

/** Returns the picture at another size, with straight lines between its pixels. */
export function resized(grey: Grey, width: number, height: number): Grey {
  const pixels = new Uint8Array(width * height);
  const [stepX, stepY] = [grey.width / width, grey.height / height];
  for (let y = 0; y < height; y++) {
    const fromY = Math.max(0, Math.min(grey.height - 1, (y + 0.5) * stepY - 0.5));
    const top = Math.floor(fromY);
    const shareY = fromY - top;
    const [above, below] = [top * grey.width, Math.min(grey.height - 1, top + 1) * grey.width];
    for (let x = 0; x < width; x++) {
      const fromX = Math.max(0, Math.min(grey.width - 1, (x + 0.5) * stepX - 0.5));
      const left = Math.floor(fromX);
      const right = Math.min(grey.width - 1, left + 1);
      const shareX = fromX - left;
      const up =
        (grey.pixels[above + left] ?? 0) * (1 - shareX) +
        (grey.pixels[above + right] ?? 0) * shareX;
      const down =
        (grey.pixels[below + left] ?? 0) * (1 - shareX) +
        (grey.pixels[below + right] ?? 0) * shareX;
      pixels[y * width + x] = up * (1 - shareY) + down * shareY;
    }
  }
  return { width, height, pixels };
}

/** Returns the picture with every block of pixels as one: their average. */
export function shrunk(grey: Grey, by: number): Grey {
  const width = Math.ceil(grey.width / by);
  const height = Math.ceil(grey.height / by);
  const sums = new Uint32Array(width * height);
  const counts = new Uint32Array(width * height);
  for (let y = 0; y < grey.height; y++) {
    const row = Math.floor(y / by) * width;
    for (let x = 0; x < grey.width; x++) {
      const to = row + Math.floor(x / by);
      sums[to] = (sums[to] ?? 0) + (grey.pixels[y * grey.width + x] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  const pixels = Uint8Array.from(sums, (sum, at) => sum / (counts[at] ?? 1));
  return { width, height, pixels };
}

/** Applies a function to the pixels within a distance, first along the rows, then along the columns. */
function along(grey: Grey, reach: number, of: (window: Uint8Array) => number): Grey {
  const { width, height } = grey;
  const pass = (from: Uint8Array, step: number, length: number, other: number, stride: number) => {
    const to = new Uint8Array(from.length);
    const window = new Uint8Array(2 * reach + 1);
    for (let line = 0; line < other; line++)
      for (let at = 0; at < length; at++) {
        for (let by = -reach; by <= reach; by++) {
          const near = Math.max(0, Math.min(length - 1, at + by));
          window[by + reach] = from[line * stride + near * step] ?? 0;
        }
        to[line * stride + at * step] = of(window);
      }
    return to;
  };
  const rows = pass(grey.pixels, 1, width, height, width);
  return { width, height, pixels: pass(rows, width, height, width, 1) };
}

const largest = (window: Uint8Array) => {
  let most = 0;
  for (const shade of window) if (shade > most) most = shade;
  return most;
};
const average = (window: Uint8Array) => {
  let sum = 0;
  for (const shade of window) sum += shade;
  return sum / window.length;
};
/** The brightest pixel in each square of `2 × reach + 1`. */
export const brightest = (grey: Grey, reach: number) => along(grey, reach, largest);
export const blurred = (grey: Grey, reach: number) => along(grey, reach, average);

/** Returns the picture with each pixel as the middle one of the nine around it: single specks disappear. */
export function withoutSpecks(grey: Grey): Grey {
  const { width, height, pixels } = grey;
  const to = pixels.slice();
  const nine = new Uint8Array(9);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      let count = 0;
      for (let up = -1; up <= 1; up++)
        for (let by = -1; by <= 1; by++) {
          // Sorted as they come, which is fastest for nine.
          const shade = pixels[(y + up) * width + x + by] ?? 0;
          let place = count++;
          for (; place > 0 && (nine[place - 1] ?? 0) > shade; place--)
            nine[place] = nine[place - 1] ?? 0;
          nine[place] = shade;
        }
      to[y * width + x] = nine[4] ?? 0;
    }
  return { width, height, pixels: to };
}

/** Returns the picture turned clockwise by right angles. */
export function turned(grey: Grey, turns: 1 | 2 | 3): Grey {
  const { width, height, pixels } = grey;
  const side = turns !== 2;
  const to = new Uint8Array(pixels.length);
  const [newWidth, newHeight] = side ? [height, width] : [width, height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place =
        turns === 1
          ? x * newWidth + (height - 1 - y)
          : turns === 2
            ? (height - 1 - y) * newWidth + (width - 1 - x)
            : (width - 1 - x) * newWidth + y;
      to[place] = pixels[y * width + x] ?? 0;
    }
  return { width: newWidth, height: newHeight, pixels: to };
}

/** Returns the picture turned clockwise by a few degrees around its middle; the corners that come in are white. */
export function tilted({ width, height, pixels }: Grey, degrees: number): Grey {
  const to = new Uint8Array(pixels.length).fill(255);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin;
      const fromY = middleY + (y - middleY) * cos - (x - middleX) * sin;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const above = (pixels[at] ?? 0) * (1 - shareX) + (pixels[at + 1] ?? 0) * shareX;
      const below =
        (pixels[at + width] ?? 0) * (1 - shareX) + (pixels[at + width + 1] ?? 0) * shareX;
      to[y * width + x] = above * (1 - shareY) + below * shareY;
    }
  return { width, height, pixels: to };
}
