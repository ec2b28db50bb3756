import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { divideModule, exportsOf } from './divide-module.ts';

const code = `import { sep } from 'node:path';
let count = 0;
function next() { return ++count; }
const helper = { later: () => next() };
class Early { id = helper.later(); }
class Later extends Early { static kind; name = sep + this.id; }
Later.kind = 'later';
const registered = [];
registered.push('early');
const open = () => [new Early().id, ...registered];
export { open as o, Later as L };`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'duu-divide-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const importFile = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href);

test('both parts together behave as the module', async () => {
  const { early, later, names } = divideModule(code, ['open', 'registered'], './early.mjs');
  expect(names.early.toSorted()).toEqual(
    ['Early', 'count', 'helper', 'next', 'open', 'registered'].toSorted(),
  );
  expect(names.later).toEqual(['Later']);
  writeFileSync(path.join(folder, 'early.mjs'), early);
  writeFileSync(path.join(folder, 'later.mjs'), later);
  const first = await importFile('early.mjs');
  const second = await importFile('later.mjs');
  expect((first.open as () => unknown[])()).toEqual([1, 'early']);
  const Later = second.Later as { new (): { name: string }; kind: string };
  expect(Later.kind).toBe('later');
  // The state is the early part's.
  expect(new Later().name).toMatch(/2$/);
});

test('a root that the module no longer has fails the build', () => {
  expect(() => divideModule(code, ['close'], './early.mjs')).toThrow('declares no close');
});

test('exports are known by their outer names', () => {
  expect([...exportsOf(code)]).toEqual([
    ['o', 'open'],
    ['L', 'Later'],
  ]);
});
