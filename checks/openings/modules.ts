// The modules of a folder: their functions as syntax, and the expressions that are their constants.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArrowFunctionExpression, Expression, Function as FunctionNode } from 'oxc-parser';
import { parseSync } from 'oxc-parser';

export type Callable = FunctionNode | ArrowFunctionExpression;

export interface Module {
  readonly file: string;
  readonly functions: ReadonlyMap<string, Callable>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** The values of its constants. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a name in a module means. */
export interface Meaning {
  readonly module: Module;
  readonly callable?: Callable | undefined;
  readonly value?: unknown;
}

/** Leaves out what says something to the type checker only. */
export function plain(node: Expression): Expression {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return plain(node.expression);
    default:
      return node;
  }
}

const exported = 'constantsOfModule';

/** Lets modules of a folder export the values of their constants. */
function exportConstants(constants: ReadonlyMap<string, readonly string[]>): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const names = constants.get(url);
      return names && loaded.source
        ? {
            ...loaded,
            source: `${loaded.source}\nexport const ${exported} = () => ({ ${names.join(', ')} });\n`,
          }
        : loaded;
    },
  });
}

/** Reads what a module declares. */
export function declarationsIn(file: string, text: string) {
  const { program } = parseSync(file, text, { lang: 'ts' });
  const functions = new Map<string, Callable>();
  const imports = new Map<string, { file: string; name: string }>();
  const constants: string[] = [];
  for (const one of program.body) {
    const statement =
      one.type === 'ExportNamedDeclaration' && one.declaration ? one.declaration : one;
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          imports.set(each.local.name, {
            file: path.join(path.dirname(file), statement.source.value),
            name: each.imported.name,
          });
    if (statement.type === 'FunctionDeclaration' && statement.id)
      functions.set(statement.id.name, statement);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const value = plain(init);
      constants.push(id.name);
      if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression')
        functions.set(id.name, value);
    }
  }
  return { file, functions, imports, constants };
}

/** Reads the modules of a folder, by their path in it. */
export async function modulesIn(folder: string): Promise<ReadonlyMap<string, Module>> {
  const files = globSync('{*,{en,mn}/**/*}.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const all = files.map((file) => declarationsIn(file, readFileSync(`${folder}/${file}`, 'utf8')));
  const urlOf = (file: string) => pathToFileURL(`${folder}/${file}`).href;
  exportConstants(new Map(all.map(({ file, constants }) => [urlOf(file), constants])));
  const modules = new Map<string, Module>();
  for (const { file, functions, imports } of all) {
    const loaded: Record<string, () => Readonly<Record<string, unknown>>> = await import(
      urlOf(file)
    );
    modules.set(file, { file, functions, imports, values: loaded[exported]?.() ?? {} });
  }
  return modules;
}

/** Returns what a name means in a module, following its imports. */
export function meaningOf(
  modules: ReadonlyMap<string, Module>,
  module: Module,
  name: string,
): Meaning | undefined {
  const callable = module.functions.get(name);
  if (callable) return { module, callable };
  if (Object.hasOwn(module.values, name)) return { module, value: module.values[name] };
  const imported = module.imports.get(name);
  const from = imported && modules.get(imported.file);
  return from && meaningOf(modules, from, imported.name);
}
