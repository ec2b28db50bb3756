import load from '@echogarden/espeak-ng-emscripten';
import { beforeAll, describe, expect, it } from 'vitest';
import { table } from './mongolian-voice.ts';
import { withTable } from './phoneme-table.ts';

let phontab: Uint8Array;

beforeAll(async () => {
  phontab = (await load()).FS.readFile('/usr/share/espeak-ng-data/phontab');
});

describe('withTable', () => {
  it('adds one table behind the others and leaves those as they are', () => {
    const changed = withTable(phontab, 'mn', table);
    expect(changed[0]).toBe((phontab[0] ?? 0) + 1);
    expect(changed.subarray(1, phontab.length)).toEqual(phontab.subarray(1));
    expect(new TextDecoder().decode(changed.subarray(phontab.length + 4, phontab.length + 7))).toBe(
      'mn\0',
    );
  });

  it('gives each entry a code of its own', () => {
    const added = withTable(phontab, 'mn', table).subarray(phontab.length + 36);
    const codes = table.map((_, at) => added[at * 16 + 10]);
    expect(new Set(codes).size).toBe(table.length);
  });

  it('can be applied to its own output', () => {
    const twice = withTable(withTable(phontab, 'mn', table), 'mn2', table);
    expect(twice[0]).toBe((phontab[0] ?? 0) + 2);
  });

  it.each([
    ['no such table', ['zz', 'a']],
    ['no such sound', ['base1', 'nope']],
  ] as const)('refuses %s', (_, from) => {
    expect(() => withTable(phontab, 'mn', [{ mnemonic: 'a', from }])).toThrow(RangeError);
  });
});
