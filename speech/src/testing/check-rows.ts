/** Vitest's assertion errors carry both values; their message cuts long ones short. */
const hasValues = (error: Error): error is Error & { actual: unknown; expected: unknown } =>
  'actual' in error && 'expected' in error;

function detail(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return hasValues(error) && typeof error.actual === 'string' && typeof error.expected === 'string'
    ? `expected ${error.expected}\n    received ${error.actual}`
    : error.message;
}

/**
 * Runs a check on each row of a table, so that one test covers the table and still names each failing row.
 * @throws Error for an empty table, and one that lists all failing rows.
 */
export function checkRows<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  check: (row: Row) => void,
): void {
  if (rows.length === 0) throw new Error('The table has no rows.');
  const failures = rows.flatMap((row) => {
    try {
      check(row);
      return [];
    } catch (error) {
      return [`  ${nameOf(row)}\n    ${detail(error)}`];
    }
  });
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} rows failed:\n${failures.join('\n')}`);
}
