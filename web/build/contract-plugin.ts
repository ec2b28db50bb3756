import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { type Change, changed } from './rules.ts';

const web = path.resolve(import.meta.dirname, '../src');
const contract = /\/contract\/src\/.*\.ts$/;

/** What pages use of a call. The rest is the server's. */
const ofPages = ['method', 'path', 'who', 'output'];

/** Schemas of a call of which 0 stays in its place: what reads one unseen by `readChecked` fails, and accepts nothing. */
const schemas = ['params', 'query', 'input'];

/** Returns the calls whose input a page checks itself. */
function readChecked(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: web });
  const code = files.map((file) => readFileSync(path.join(web, file), 'utf8')).join('\n');
  return new Set([...code.matchAll(/\bcalls\.(\w+)\.input\b/g)].map(([, name = '']) => name));
}

/** Cuts the server's fields of a call: `call({ … })`. */
function fieldChanges(code: string, of: ESTree.CallExpression, isChecked: boolean): Change[] {
  const [declaration] = of.arguments;
  if (of.callee.type !== 'Identifier' || of.callee.name !== 'call') return [];
  if (declaration?.type !== 'ObjectExpression') return [];
  return declaration.properties.flatMap((one) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return [];
    const { name } = one.key;
    if (ofPages.includes(name) || (isChecked && name === 'input')) return [];
    if (schemas.includes(name)) return [{ start: one.start, end: one.end, text: `${name}: 0` }];
    const [comma = ''] = /^\s*,?/.exec(code.slice(one.end)) ?? [];
    return [{ start: one.start, end: one.end + comma.length, text: '' }];
  });
}

/** Returns the code of a module of the contract with what pages can use, and with values that are left out if unused. */
export function reduceModule(code: string, checked: ReadonlySet<string>): string {
  const changes = parseAst(code).body.flatMap((one): Change[] => {
    const declared = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }): Change[] => {
      if (init?.type !== 'CallExpression') return [];
      const isChecked = id.type === 'Identifier' && checked.has(id.name);
      return [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
        ...fieldChanges(code, init, isChecked),
        { start: init.end, end: init.end, text: ')()' },
      ];
    });
  });
  return withoutUnusedImports(changed(code, changes));
}

/** Leaves out imports of which nothing is left, so that chunks.ts does not take them for needed. */
function withoutUnusedImports(code: string): string {
  const cuts = parseAst(code)
    .body.filter((one) => one.type === 'ImportDeclaration')
    .map(({ start, end, specifiers }) => ({ start, end, text: '', specifiers }));
  const rest = changed(code, cuts);
  const isUsed = ({ local }: { readonly local: { readonly name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(rest);
  return changed(
    code,
    cuts.filter(({ specifiers }) => !specifiers.some(isUsed)),
  );
}

/**
 * Leaves out of the contract's calls what only the server reads, such as the schemas of inputs, and the schemas that no
 * page reads at all: a bundler keeps them, as it can't know that to make one has no effect.
 */
export function contractPlugin(): Plugin {
  let checked: ReadonlySet<string> | undefined;
  return {
    name: 'duu-contract',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: contract },
      handler(code) {
        checked ??= readChecked();
        return { code: reduceModule(code, checked), map: null };
      },
    },
  };
}
