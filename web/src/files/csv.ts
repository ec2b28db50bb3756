/** What spreadsheets read as a formula. Such cells get a leading apostrophe, which spreadsheets hide. */
const formula = /^'*[=+\-@\t\r]/u;

function cell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Returns a CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

export interface CsvRow {
  /** The line of the file where it starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether a quote is not closed, so that the row contains the rest of the file. */
  readonly open?: true;
}

/** Separators that spreadsheets use, depending on the country. */
const separators = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const first = /^[^\r\n]*/u.exec(text)?.[0] ?? '';
  return separators.find((separator) => first.includes(separator)) ?? ',';
}

/** Parses a CSV file as written by `csvOf` or a spreadsheet; rows without text are skipped. */
export function parseCsv(file: string): CsvRow[] {
  const text = file.replace(/^\ufeff/u, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let value = '';
  let isQuoted = false;
  let line = 1;
  let first = 1;
  const endCell = () => {
    const trimmed = value.trim();
    cells.push(formula.test(trimmed) ? trimmed.replace(/^'/u, '') : trimmed);
    value = '';
  };
  const endRow = (open = false) => {
    endCell();
    if (cells.some((text) => text !== ''))
      rows.push({ line: first, cells, ...(open && { open: true }) });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const isBreak = letter === '\n' || (letter === '\r' && text.charAt(at + 1) !== '\n');
    if (isBreak) line++;
    if (isQuoted) {
      if (letter !== '"') value += letter;
      else if (text.charAt(at + 1) === '"') value += text.charAt(++at);
      else isQuoted = false;
    } else if (letter === '"' && value.trim() === '') {
      isQuoted = true;
      value = '';
    } else if (letter === separator) endCell();
    else if (isBreak) {
      endRow();
      first = line;
    } else if (letter !== '\r') value += letter;
  }
  endRow(isQuoted);
  return rows;
}
