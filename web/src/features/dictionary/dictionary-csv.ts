import { countCharacters } from '@duu/contract/characters';
import { type Respelling, respelling } from '@duu/contract/documents/dictionary-entry';
import { limits } from '@duu/contract/limits';
import { respellingLimit } from '@duu/contract/spoken';
import { type CsvRow, csvOf, parseCsv } from '../../files/csv.ts';

/** The column names are the same in both languages, as programs read them. */
const columns = ['language', 'written', 'spoken', 'endings'] as const;
type Column = (typeof columns)[number];

export function dictionaryCsv(entries: readonly Respelling[]): string {
  return csvOf([
    columns,
    ...entries.map(({ language, written, spoken, inflected }) => [
      language,
      written,
      spoken,
      inflected ? 'yes' : 'no',
    ]),
  ]);
}

/** Why a line can't be imported. */
export type RowProblem =
  | { readonly kind: 'language' | 'written' | 'spoken' | 'endings' | 'open' }
  | { readonly kind: 'long'; readonly written: string; readonly limit: number }
  | { readonly kind: 'twice'; readonly written: string; readonly first: number }
  | { readonly kind: 'full'; readonly limit: number };

interface WrongRow {
  readonly row: CsvRow;
  readonly problem: RowProblem;
}

/** The words of a file, compared with the dictionary. */
export interface ReadWords {
  readonly added: readonly Respelling[];
  /** In the dictionary with another reading. */
  readonly changed: readonly Respelling[];
  /** Already in the dictionary. */
  readonly same: number;
  readonly wrong: readonly WrongRow[];
  /** The cells of the first line, which name the columns. */
  readonly head: readonly string[];
}

const keyOf = ({ language, written }: Respelling) => `${language}\n${written.toLowerCase()}`;

/** Reads every line of a file of words; `header`: its first line does not name the columns. */
export async function readWords(
  file: string,
  known: readonly Respelling[],
): Promise<ReadWords | 'header'> {
  const [names, ...rows] = await parseCsv(file);
  const head = names?.cells.map((name) => name.toLowerCase()) ?? [];
  if (columns.slice(0, 3).some((column) => !head.includes(column))) return 'header';
  const before = new Map(known.map((entry) => [keyOf(entry), entry]));
  const lines = new Map<string, number>();
  const added: Respelling[] = [];
  const changed: Respelling[] = [];
  const wrong: WrongRow[] = [];
  let same = 0;
  for (const row of rows) {
    const read = readRow(row, (column) => row.cells[head.indexOf(column)] ?? '');
    const first = 'problem' in read ? undefined : lines.get(keyOf(read));
    const existing = 'problem' in read ? undefined : before.get(keyOf(read));
    if ('problem' in read) wrong.push({ row, problem: read.problem });
    else if (first !== undefined)
      wrong.push({ row, problem: { kind: 'twice', written: read.written, first } });
    else if (existing === undefined && before.size + added.length >= limits.dictionaryEntries)
      wrong.push({ row, problem: { kind: 'full', limit: limits.dictionaryEntries } });
    else {
      lines.set(keyOf(read), row.line);
      if (existing === undefined) added.push(read);
      else if (existing.spoken === read.spoken && existing.inflected === read.inflected) same++;
      else changed.push(read);
    }
  }
  return { added, changed, same, wrong, head };
}

function readRow(
  row: CsvRow,
  cell: (column: Column) => string,
): Respelling | { problem: RowProblem } {
  if (row.open) return { problem: { kind: 'open' } };
  const endings = cell('endings').toLowerCase();
  if (!['yes', 'no', ''].includes(endings)) return { problem: { kind: 'endings' } };
  const parsed = respelling.safeParse({
    language: cell('language').toLowerCase(),
    written: cell('written'),
    spoken: cell('spoken'),
    inflected: endings === 'yes',
  });
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path[0];
    return { problem: { kind: at === 'language' || at === 'written' ? at : 'spoken' } };
  }
  const { written, spoken } = parsed.data;
  const limit = respellingLimit(written);
  if (countCharacters(spoken) > limit) return { problem: { kind: 'long', written, limit } };
  return parsed.data;
}

/** The lines that can't be imported, unchanged, followed by the reason. */
export function wrongRowsCsv(
  { head, wrong }: ReadWords,
  reason: (problem: RowProblem) => string,
): string {
  return csvOf([
    [...head, 'problem'],
    ...wrong.map(({ row, problem }) => [
      ...head.map((_, at) => row.cells[at] ?? ''),
      ...row.cells.slice(head.length),
      reason(problem),
    ]),
  ]);
}

/** Splits the words into requests: limited in number, and in bytes well below the server's 64 kB. */
export function batchesOf(entries: readonly Respelling[]): Respelling[][] {
  const maxBytes = limits.bodyBytes / 2;
  const batches: Respelling[][] = [];
  let bytes = maxBytes;
  for (const entry of entries) {
    const size = new TextEncoder().encode(JSON.stringify(entry)).length;
    const last = batches.at(-1);
    if (last && last.length < limits.dictionaryImport && bytes + size <= maxBytes) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches;
}
