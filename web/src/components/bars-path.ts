/** One upright bar of a drawing, in the drawing's own units: its middle and its ends. */
export interface Bar {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Bars as the `d` of one path to be stroked with round caps of `width`, which reach to the bars' ends. One path instead
 * of a rectangle a bar: a page with drawings stays a fifth of the size.
 */
export function barsPath(bars: readonly Bar[], width: number): string {
  return bars
    .map(({ x, top, bottom }) => {
      const length = Math.max(0, bottom - top - width);
      return `M${rounded(x)} ${rounded((top + bottom - length) / 2)}v${rounded(length)}`;
    })
    .join('');
}
