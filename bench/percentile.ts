/** Returns the smallest value that at least a share of all are not above (nearest rank); not a number without values. */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}
