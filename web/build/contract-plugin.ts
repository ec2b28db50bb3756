import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';

const web = path.resolve(import.meta.dirname, '../src');
const contract = /\/contract\/src\/.*\.ts$/;

/** What pages use of a call. The rest is the server's. */
const ofPages = ['method', 'path', 'who', 'output'];

/** A cut of a text, and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
    if (ofPages.includes(one.key.name) || (isChecked && one.key.name === 'input')) return [];
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
  let [result, from] = ['', 0];
  for (const { start, end, text } of changes) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return withoutUnusedImports(result + code.slice(from));
}

/** Leaves out imports of which nothing is left, so that chunks.ts does not take them for needed. */
function withoutUnusedImports(code: string): string {
  const imports = parseAst(code).body.filter((one) => one.type === 'ImportDeclaration');
  const rest = code.slice(imports.at(-1)?.end ?? 0);
  const isUsed = ({ specifiers }: ESTree.ImportDeclaration) =>
    specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest));
  return (
    imports
      .filter(isUsed)
      .map(({ start, end }) => code.slice(start, end))
      .join('\n') + rest
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
