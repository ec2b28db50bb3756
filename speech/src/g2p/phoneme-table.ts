import { PhonemePrograms } from './phoneme-programs.ts';

/**
 * Adds the Mongolian voice to eSpeak's data. eSpeak NG has no Mongolian phonemes, but its data file `phontab` is a list
 * of tables whose entries point to sounds that any table may use, so ours combines sounds recorded for other languages
 * with its own lengths. Must run before the engine starts, as it reads the file once.
 *
 * Format (eSpeak NG 1.50 to 1.52, src/libespeak-ng/synthdata.c, LoadPhData): a byte with the number of tables and
 * three of padding; for each table its number of entries, the one-based number of the table it extends, two bytes of
 * padding, a name of 32 bytes and the entries; an entry has 16 bytes: mnemonic 4, flags 4, program 2, code 1, type 1,
 * start 1, end 1, length 1 (units of 2 ms), length class 1.
 */
export interface DataFiles {
  readFile(path: string): Uint8Array;
  writeFile(path: string, data: string | Uint8Array): void;
}

/** One sound of our table: `mnemonic` is its name in `[[ ]]`; the sound is `from[1]` of eSpeak's table `from[0]`. */
export interface TableEntry {
  readonly mnemonic: string;
  readonly from: readonly [table: string, mnemonic: string];
  /** Standard length of a vowel in ms; as in the source table if left out. */
  readonly ms?: number;
  /**
   * The loudness of the sound's noise, in percent of the recording's, or of another sound's noise that is mixed in. The
   * source table's own are 20 to 100.
   */
  readonly noise?: number | { readonly from: TableEntry['from']; readonly percent: number };
}

const entrySize = 16;
const headSize = 36;
const programAt = 8;
const codeAt = 10;
const lengthAt = 14;
const extended = 'base1';

interface Table {
  readonly number: number;
  readonly entries: Map<string, Uint8Array>;
}

function text(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)));
}

function readTables(phontab: Uint8Array): { tables: Map<string, Table>; end: number } {
  const tables = new Map<string, Table>();
  let at = 4;
  for (let number = 1; number <= (phontab[0] ?? 0); number++) {
    const count = phontab[at] ?? 0;
    const name = text(phontab.subarray(at + 4, at + headSize));
    const entries = new Map<string, Uint8Array>();
    for (let index = 0; index < count; index++) {
      const start = at + headSize + index * entrySize;
      const entry = phontab.subarray(start, start + entrySize);
      entries.set(text(entry.subarray(0, 4)), entry);
    }
    tables.set(name, { number, entries });
    at += headSize + count * entrySize;
  }
  return { tables, end: at };
}

const programOf = (entry: Uint8Array): number =>
  (entry[programAt] ?? 0) | ((entry[programAt + 1] ?? 0) << 8);

/** eSpeak's two files of phonemes: the tables, and the programs that their entries point to. */
export interface PhonemeFiles {
  readonly phontab: Uint8Array;
  readonly phonindex: Uint8Array;
}

/** Returns the files with one more table. Throws `RangeError` if a sound is not where `entries` says. */
export function withTable(
  { phontab, phonindex }: PhonemeFiles,
  name: string,
  entries: readonly TableEntry[],
): PhonemeFiles {
  const { tables, end } = readTables(phontab);
  const starts = [...tables.values()].flatMap((one) => [...one.entries.values()].map(programOf));
  const programs = new PhonemePrograms(phonindex, starts);
  const sourceOf = ([table, mnemonic]: TableEntry['from']): Uint8Array => {
    const source = tables.get(table)?.entries.get(mnemonic);
    if (!source) throw new RangeError(`no phoneme ${mnemonic} in eSpeak's table ${table}`);
    return source;
  };
  const base = tables.get(extended);
  if (!base) throw new RangeError(`no phoneme table ${extended}`);
  // A mnemonic of the base table keeps its code and so replaces that sound; others get free codes.
  let free = Math.max(...[...base.entries.values()].map((entry) => entry[codeAt] ?? 0)) + 1;
  const added = new Uint8Array(headSize + (entries.length + 1) * entrySize);
  added.set([entries.length + 1, base.number]);
  added.set(new TextEncoder().encode(name), 4);
  entries.forEach(({ mnemonic, from, ms, noise }, index) => {
    const source = sourceOf(from);
    const entry = Uint8Array.from(source);
    entry.fill(0, 0, 4).set(new TextEncoder().encode(mnemonic).subarray(0, 4));
    entry[codeAt] = base.entries.get(mnemonic)?.[codeAt] ?? free++;
    if (ms !== undefined) entry[lengthAt] = Math.round(ms / 2);
    if (noise !== undefined) {
      const { from: other, percent } = typeof noise === 'number' ? { from, percent: noise } : noise;
      const program = programs.add(programOf(source), {
        from: programOf(sourceOf(other)),
        percent,
      });
      entry.set([program & 0xff, program >> 8], programAt);
    }
    added.set(entry, headSize + index * entrySize);
  });
  const out = new Uint8Array(end + added.length);
  out.set(phontab.subarray(0, end));
  out.set(added, end);
  out[0] = (phontab[0] ?? 0) + 1;
  return { phontab: out, phonindex: programs.bytes() };
}
