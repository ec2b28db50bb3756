/** Where a table of pandoc's begins: `+---+---+`, or `---- ----` below the names of columns. */
const gridRule = /^\s{0,3}\+(?:[-=:]{2,}\+)+\s*$/u;
/** With so few columns that each line can be cut at all of them. */
const columnRule = /^\s{0,8}-{2,}(?:\s+-{2,}){1,60}\s*$/u;
const fullRule = /^\s{0,8}-{8,}\s*$/u;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/u;

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** How many cells a row has at most: cells may be merged. */
const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);

/** Returns rows as a table of GitHub's kind, whose first row is its head. */
function asPipes(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows.map((cells) =>
    cells.map((cell) => cell.replace(/(?<!\\)\|/gu, '\\|')),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const width = widthOf(rows);
  const names = Array.from({ length: width }, (_, at) => head[at] ?? '');
  return ['', line(names), `|${'---|'.repeat(width)}`, ...body.map(line), ''];
}

/** Joins the lines of each cell. */
const joined = (lines: readonly (readonly string[])[]): string[] =>
  Array.from({ length: widthOf(lines) }, (_, column) =>
    lines
      .map((cells) => cells[column]?.trim() ?? '')
      .filter((text) => text !== '')
      .join(' '),
  );

interface Found {
  /** None if the lines are not a table. */
  readonly rows: string[][];
  /** The line after the table. */
  readonly end: number;
}

const noTable = (at: number): Found => ({ rows: [], end: at + 1 });

function gridAt(lines: readonly string[], from: number): Found {
  const rows: string[][] = [];
  let open: string[][] = [];
  let end = from + 1;
  for (; /^\s{0,3}[|+]/u.test(lines[end] ?? ''); end++) {
    const line = lines[end] ?? '';
    if (!gridRule.test(line))
      open.push(
        line
          .trim()
          .replace(/^\||\|$/gu, '')
          .split('|'),
      );
    else if (open.length > 0) {
      rows.push(joined(open));
      open = [];
    }
  }
  return { rows: open.length === 0 ? rows : [], end };
}

/** Returns where the columns of a rule of dashes begin. */
const columnsOf = (rule: string): number[] => [...rule.matchAll(/-+/gu)].map(({ index }) => index);

const cellsOf = (line: string, columns: readonly number[]): string[] =>
  columns.map((from, at) => line.slice(at === 0 ? 0 : from, columns[at + 1]).trim());

/** Whether a word stands across the border of two columns. */
const isCrossed = (line: string, columns: readonly number[]): boolean =>
  columns.slice(1).some((from) => !/^\s?$/u.test(line.charAt(from - 1)));

/** Returns the rows between blank lines, or of one line each, up to the end of the table. */
function linedAt(lines: readonly string[], rule: number): Found {
  const columns = columnsOf(lines[rule] ?? '');
  const isEnd = (line: string) => fullRule.test(line) || columnRule.test(line);
  let top = rule;
  while (!isBlank(lines[top - 1]) && !isEnd(lines[top - 1] ?? '')) top--;
  const isMultiline = fullRule.test(lines[top - 1] ?? '');
  let close = rule + 1;
  const isLast = (line: string) => isEnd(line) || (!isMultiline && isBlank(line));
  while (close < lines.length && !isLast(lines[close] ?? '')) close++;
  if (isMultiline && close === lines.length) return noTable(rule);
  const inside = [...lines.slice(top, rule), ...lines.slice(rule + 1, close)];
  if (inside.some((line) => isCrossed(line, columns))) return noTable(rule);
  const head = lines.slice(top, rule).map((line) => cellsOf(line, columns));
  const rows = head.length > 0 ? [joined(head)] : [];
  let open: string[][] = [];
  for (const line of [...lines.slice(rule + 1, close), '']) {
    if (!isBlank(line)) open.push(cellsOf(line, columns));
    if (open.length > 0 && (!isMultiline || isBlank(line))) {
      rows.push(joined(open));
      open = [];
    }
  }
  return rows.length > 0
    ? { rows, end: isEnd(lines[close] ?? '') ? close + 1 : close }
    : noTable(rule);
}

function tableAt(lines: readonly string[], at: number): Found {
  const line = lines[at] ?? '';
  if (gridRule.test(line)) return gridAt(lines, at);
  return columnRule.test(line) ? linedAt(lines, at) : noTable(at);
}

/** Returns Markdown with the tables that pandoc writes as those of GitHub. */
export function withPipeTables(markdown: string): string {
  if (!/^\s{0,8}(?:\+[-=:]{2,}\+|-{2,}\s+-{2,})/mu.test(markdown)) return markdown;
  const lines = markdown.split(/\r?\n/u);
  const kept: string[] = [];
  let isCode = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (fence.test(line)) isCode = !isCode;
    const { rows, end } = isCode ? noTable(at) : tableAt(lines, at);
    // The head is above the rule.
    if (rows.length > 0 && columnRule.test(line)) {
      while (!isBlank(kept.at(-1)) && !fullRule.test(kept.at(-1) ?? '')) kept.pop();
      if (fullRule.test(kept.at(-1) ?? '')) kept.pop();
    }
    kept.push(...(rows.length > 0 ? asPipes(rows) : lines.slice(at, end)));
    at = end;
  }
  return kept.join('\n');
}
