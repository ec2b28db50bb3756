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
  readonly open?: boolean;
}

/** Separators that spreadsheets use, depending on the country. */
const separators = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const first = /^[^\n]*/u.exec(text)?.[0] ?? '';
  return separators.find((separator) => first.includes(separator)) ?? ',';
}

function readCell(text: string): string {
  const trimmed = text.trim();
  return formula.test(trimmed) ? trimmed.replace(/^'/u, '') : trimmed;
}

/** Parses a CSV file as written by `csvOf` or a spreadsheet; rows without text are skipped. */
export async function parseCsv(file: string): Promise<CsvRow[]> {
  const { default: Papa } = await import('papaparse');
  const text = file.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }) => {
      const cells = data.map(readCell);
      const open = errors.some(({ code }) => code === 'MissingQuotes');
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells, ...(open && { open }) });
      for (; at < cursor; at++) if (text[at] === '\n') line++;
    },
  });
  return rows;
}
