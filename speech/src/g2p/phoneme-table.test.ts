import load from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { table } from './mongolian-voice.ts';
import { type PhonemeFiles, type TableEntry, withTable } from './phoneme-table.ts';

let files: PhonemeFiles;
let phontab: Uint8Array;

beforeAll(async () => {
  const { FS } = await load();
  const read = (name: string) => FS.readFile(`/usr/share/espeak-ng-data/${name}`);
  files = { phontab: read('phontab'), phonindex: read('phonindex') };
  ({ phontab } = files);
});

const tabWith = (name: string, entries: readonly TableEntry[]) =>
  withTable(files, name, entries).phontab;

describe('withTable', () => {
  it('adds one table behind the others and leaves those as they are', () => {
    const changed = tabWith('mn', table);
    expect(changed[0]).toBe((phontab[0] ?? 0) + 1);
    expect(changed.subarray(1, phontab.length)).toEqual(phontab.subarray(1));
    expect(new TextDecoder().decode(changed.subarray(phontab.length + 4, phontab.length + 7))).toBe(
      'mn\0',
    );
  });

  it('gives each entry a code of its own', () => {
    const added = tabWith('mn', table).subarray(phontab.length + 36);
    const codes = table.map((_, at) => added[at * 16 + 10]);
    expect(new Set(codes).size).toBe(table.length);
  });

  it('can be applied to its own output', () => {
    const twice = withTable(withTable(files, 'mn', table), 'mn2', table);
    expect(twice.phontab[0]).toBe((phontab[0] ?? 0) + 2);
  });

  it.each([
    ['no such table', ['zz', 'a']],
    ['no such sound', ['base1', 'nope']],
  ] as const)('refuses %s', (_, from) => {
    expect(() => withTable(files, 'mn', [{ mnemonic: 'a', from }])).toThrow(RangeError);
  });

  it('adds a program of three instructions for a sound with more noise, behind the others', () => {
    const entry: TableEntry = { mnemonic: 'X', from: ['base1', 'X'], noise: 160 };
    const { phontab: tab, phonindex } = withTable(files, 'mn', [entry]);
    expect(phonindex.subarray(0, files.phonindex.length)).toEqual(files.phonindex);
    expect(phonindex.length).toBe(files.phonindex.length + 10);
    const at = phontab.length + 36 + 8;
    expect((tab[at] ?? 0) | ((tab[at + 1] ?? 0) << 8)).toBe(files.phonindex.length / 2);
  });

  it('refuses the noise of a sound that has none', () => {
    const entry: TableEntry = { mnemonic: 'a', from: ['base1', 'a'], noise: 100 };
    expect(() => withTable(files, 'mn', [entry])).toThrow(RangeError);
  });
});
