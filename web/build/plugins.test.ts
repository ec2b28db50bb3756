import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { callsPlugin } from './calls-plugin.ts';
import { actions } from './chunks.ts';
import { reduceModule } from './contract-plugin.ts';
import { emptied } from './functions-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { rulesOf } from './rules.ts';
import { reduceSchemas } from './zod-plugin.ts';

const src = path.join(import.meta.dirname, '../src');

/** What a plugin makes of a module; null where it leaves it alone. */
function transformed({ transform }: Plugin, code: string, id: string): string | null {
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  const result = transform.call({ parse: parseAst } as never, code, id);
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : null;
}

test('each call comes from its own file', () => {
  const code = `import { calls } from '@duu/contract/calls/calls';
f(calls.getMe, calls.adminListJobs, other.calls.none);`;
  const result = transformed(callsPlugin(), code, '/web/src/a.ts');
  expect(result).toContain('import { getMe as $getMe } from "@duu/contract/calls/account";');
  expect(result).toContain(
    'import { adminListJobs as $adminListJobs } from "@duu/contract/calls/jobs";',
  );
  expect(result).toContain('f($getMe, $adminListJobs, other.calls.none);');
  expect(result).not.toContain('calls/calls');
});

test('messages are parsed, and plain texts stay texts', () => {
  const code = `export const a = { ...b, 'x.plain': 'It’s plain', 'x.count': '{n, plural, other {#}}' };`;
  const result = transformed(messagesPlugin(), code, '/web/src/i18n/messages/x.en.ts');
  expect(result).toContain(`'x.plain': 'It’s plain'`);
  expect(result).toContain(`'x.count': [{"type":6,"value":"n"`);
  expect(transformed(messagesPlugin(), code, '/web/src/other.ts')).toBeNull();
});

test('a page gets of a call what it uses, and no import of the rest', () => {
  const code = `import { z } from "zod";
import { id } from "../id.ts";
import { name } from "../name.ts";
export * from "../other.ts";
import { call } from "./call.ts";
export const rename = call({
  method: "PUT",
  path: "/a",
  who: "user",
  input: z.object({ name }),
  output: z.object({ id }),
  errors: ["audio.not_found"]
});`;
  const reduced = reduceModule(code, new Set());
  expect(reduced).not.toMatch(/errors|\bname\b/);
  expect(reduced).toContain('export * from "../other.ts";');
  expect(reduced).toContain('import { id } from "../id.ts";');
  expect(reduced).toContain('rename = /* @__PURE__ */ (() => call({');
  expect(reduced).toMatch(
    /who: "user",\s+input: 0,\s+output: z\.object\(\{ id \}\),\s+\}\)\)\(\);/,
  );
  expect(reduceModule(code, new Set(['rename']))).toContain('input: z.object({ name })');
});

test('schemas keep the methods that are called', () => {
  const code = `const I = $constructor("I", (inst) => { defineProperty(inst, "value", { get() { return 1; } }); });
export const A = $constructor("A", init, { min(a) { return this.check({ max: a }); }, email() { return 1; }, get x() { return 2; } });`;
  expect(reduceSchemas(code, new Set(['min']))).toBe(
    `const I = $constructor("I", (inst) => { defineProperty(inst, "value", { get() { return 1; } }); });
export const A = $constructor("A", init, { min(a) { return this.check({ max: a }); },  get x() { return 2; } });`,
  );
});

test('functions that are never called throw', () => {
  const code = `exports.a = function (x) { return inner(x); };
function outer() { async function inner(x) { return x; } return inner; }
Made.prototype.b = function () { return 1; };`;
  const { code: rest, applied } = emptied(code, ['inner', 'Made.prototype.*', 'none']);
  expect([...applied]).toEqual(['inner', 'Made.prototype.*']);
  expect(rest).toContain('exports.a = function (x) { return inner(x); };');
  expect(rest).toContain(
    'function outer() { async function inner(x) { leftOut(); } return inner; }',
  );
  expect(rest).toContain('Made.prototype.b = leftOut;');
});

test('a build fails that has no code for a rule', () => {
  const { note, buildEnd } = rulesOf(['one', 'two', 'three']);
  note('one', 'before', 'after');
  note('two', 'same', 'same');
  const error = (text: string) => {
    throw new Error(text);
  };
  const end = (failure?: Error) => buildEnd.call({ error } as never, failure);
  expect(() => end()).toThrow(/: two; three$/);
  expect(() => end(new Error('The build has failed before.'))).not.toThrow();
});

test('every dialog and menu of the first page loads with its overlays, and is kept without a connection', () => {
  const lazy = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) => {
    const code = readFileSync(path.join(src, file), 'utf8');
    if (/^components\/use-overlays\./.test(file)) return [];
    const calls = code.match(/\b(?:lazyDialog|loadWithOverlays)(?:<[^;(]*>)?\(/g) ?? [];
    if (calls.length === 0) return [];
    const found = [
      ...code.matchAll(/(?:lazyDialog\(\(\) =>|const load = \(\) =>)\s*import\(\s*'([^']+)'/g),
    ];
    expect(found, file).toHaveLength(calls.length);
    return found.map(([, to = '']) => path.join('src', path.dirname(file), to));
  });
  expect(lazy.length).toBeGreaterThan(9);
  // Not on the first page, and without a connection nothing can be shared.
  expect(lazy.filter((file) => !actions.includes(file))).toEqual(['src/share/ShareDialog.tsx']);
});
