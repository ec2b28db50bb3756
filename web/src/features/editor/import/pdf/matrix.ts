/** As PDF writes it: a, b, c, d, e, f. */
export type Matrix = readonly number[];

export const product = (m: Matrix, n: Matrix): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
};

/** Returns where a matrix puts a point. */
export function placed(matrix: Matrix, x: number, y: number): readonly [x: number, y: number] {
  const [, , , , e = 0, f = 0] = product(matrix, [1, 0, 0, 1, x, y]);
  return [e, f];
}
