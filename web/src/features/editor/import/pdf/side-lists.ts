import { bullet } from '../lines/list-marker.ts';

const number = /^(\d{1,2})[.)]\s/u;

/** Whether lines have the numbers of one list: 1, 2, 3. */
function areCounted(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []).map(Number);
  return numbers.length > 2 && numbers.every((one, at) => one === at + 1);
}

/**
 * Whether columns are lists beside each other, and not those of a table, whose numbers stand in the first column.
 * @param columns the lines of each column
 */
export function areLists(columns: readonly (readonly string[])[]): boolean {
  const bulleted = columns.filter((lines) => lines.filter((line) => bullet.test(line)).length > 1);
  return bulleted.length > 1 || columns.slice(1).some(areCounted);
}
